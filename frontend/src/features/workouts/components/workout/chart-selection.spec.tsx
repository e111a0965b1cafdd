import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { mockCanvas } from '../../../../testing/canvas-double.js';
import { charts, column, drag, means, mockSizes, openChart, openChartBySecond, sheet, STREAMS } from '../../../../testing/open-chart.js';
import { renderApp } from '../../../../testing/render-app.js';
import { signedIn } from '../../../../testing/signed-in.js';
import { streamsBySecond, streamsRoute } from '../../../../testing/streams-by-second.js';
import { openedWorkout, recordedStreams } from '../../../../testing/workout-detail.js';

describe('a selection on the curves', () => {
  beforeEach(() => {
    mockCanvas();
    mockSizes();
  });

  it('selects what is dragged open and tells that range\u2019s own numbers, normalized power among them', async () => {
    await openChartBySecond();
    drag(500, 1000);
    expect(charts().getByText('30:00 to 1:00:00')).toBeTruthy();
    await waitFor(() => expect(means('Time', 'Distance', 'Power', 'NP', 'Heart rate', 'Speed', 'Cadence')).toEqual(['30:00', '18.00 km', '300 W', '300 W', '145 bpm', '36.0 km/h', '90 rpm']));
    expect(sheet().getAttribute('aria-valuemin')).toBe('0');
  });

  it('tells no number of samples that it does not have yet, and asks for all of them once', async () => {
    let arrive: (value: object) => void = () => undefined;
    const whole = new Promise<object>((resolve) => (arrive = resolve));
    const { network } = await openChart(openedWorkout(), {
      [STREAMS]: (call) => (Number(call.query.get('points')) > 2000 ? whole : recordedStreams()),
    });
    drag(500, 1000);
    expect(charts().getByText('reading every second\u2026')).toBeTruthy();
    expect(means('Time', 'Distance', 'Speed', 'Power', 'NP', 'Heart rate')).toEqual(['30:00', '18.00 km', '36.0 km/h', '\u2026', '\u2026', '\u2026']);
    act(() => arrive(streamsBySecond()));
    await waitFor(() => expect(column('NP').mean).toBe('300 W'));
    drag(0, 250);
    expect(network.callsTo(STREAMS).filter(({ query }) => Number(query.get('points')) > 2000)).toHaveLength(1);
  });

  it('says in place why there is no normalized power', async () => {
    await openChartBySecond();
    drag(500, 510);
    await waitFor(() => expect(column('NP').mean).toBe('\u2013 Normalized power needs at least a minute.'));
  });

  it('zooms into the selection and clears it on demand', async () => {
    const { user } = await openChartBySecond();
    drag(500, 1000);
    await user.click(charts().getByText('Zoom in'));
    expect(sheet().getAttribute('aria-valuemin')).toBe('1800');
    await user.click(charts().getByText('Clear'));
    expect(charts().getByText('30:00 to 1:00:00')).toBeTruthy();
    await user.click(charts().getByText('Show all'));
    expect(charts().getByText('Whole workout')).toBeTruthy();
  });

  it('goes back to the whole with a click beside the selection and with a double click', async () => {
    await openChartBySecond();
    drag(500, 1000);
    drag(200, 200);
    expect(charts().getByText('Whole workout')).toBeTruthy();
    drag(0, 250);
    fireEvent.doubleClick(sheet());
    expect(charts().getByText('Whole workout')).toBeTruthy();
  });

  it('says where means are taken from thinned points, and tells no normalized power of them', async () => {
    const days = recordedStreams({ durationS: 40_000 });
    await openChart(openedWorkout(), { [STREAMS]: days });
    drag(0, 50);
    expect(await charts().findByText('from the reduced chart data')).toBeTruthy();
    expect(means('Power', 'Cadence')).toEqual(['\u2248 117 W', '\u2248 90 rpm']);
    expect(column('NP').mean).toMatch(/too long/);
  });

  it('opens the range that its address names, with the channel marked, and puts a selection into the address', async () => {
    const network = signedIn({
      'GET /api/workouts/ride-1': { workout: openedWorkout() },
      [STREAMS]: streamsRoute(),
      'GET /api/chat/messages': { messages: [] },
      'GET /api/chat/suggestions': { suggestions: [] },
    });
    renderApp('/workouts/ride-1#t=1200-1500&ch=power');
    expect(await screen.findByText('20:00 to 25:00')).toBeTruthy();
    const before = network.callsTo('GET /api/workouts/ride-1').length;
    expect(charts().getAllByText('Power').map((found) => found.closest('[data-marked]')?.getAttribute('data-marked'))).toContain('true');
    drag(500, 1000);
    await waitFor(() => expect(window.location.hash).toBe('#t=1800-3600'));
    drag(200, 200);
    await waitFor(() => expect(window.location.hash).toBe(''));
    expect(network.callsTo('GET /api/workouts/ride-1')).toHaveLength(before);
  });

  it('ignores an address that names nothing on the recording', async () => {
    signedIn({
      'GET /api/workouts/ride-1': { workout: openedWorkout() },
      [STREAMS]: streamsRoute(),
      'GET /api/chat/messages': { messages: [] },
      'GET /api/chat/suggestions': { suggestions: [] },
    });
    renderApp('/workouts/ride-1#t=9000-9500');
    expect(await screen.findByText('Whole workout')).toBeTruthy();
  });
});
