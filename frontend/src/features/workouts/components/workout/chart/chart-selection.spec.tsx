import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { mockCanvas } from '#testing/environment/canvas-double.js';
import type { Answers, Network } from '#testing/environment/network.js';
import {
  charts,
  column,
  drag,
  means,
  mockSizes,
  openChart,
  openChartBySecond,
  point,
  sheet,
  STREAMS,
} from '#testing/workouts/open-chart.js';
import { renderApp } from '#testing/environment/render-app.js';
import { signedIn } from '#testing/accounts/signed-in.js';
import {
  longStreamsRoute,
  streamsBySecond,
  streamsRoute,
} from '#testing/workouts/streams-by-second.js';
import { openedWorkout, recordedStreams } from '#testing/workouts/workout-detail.js';

/** By the definition: the fourth root of the mean of the fourth powers of the means over 30 s. */
function normalized(power: (second: number) => number, from: number, to: number): number {
  const means = Array.from(
    { length: to - from - 29 },
    (_, at) =>
      Array.from({ length: 30 }, (__, second) => power(from + at + second)).reduce(
        (sum, watts) => sum + watts,
        0,
      ) / 30,
  );
  return (means.reduce((sum, watts) => sum + watts ** 4, 0) / means.length) ** 0.25;
}

describe('a selection on the curves', () => {
  beforeEach(() => {
    mockCanvas();
    mockSizes();
  });

  it('selects the dragged range and shows its own numbers', async () => {
    await openChartBySecond();
    drag(500, 1000);
    expect(charts().getByText('30:00 to 1:00:00')).toBeTruthy();
    await waitFor(() =>
      expect(means('Time', 'Distance', 'Power', 'NP', 'Heart rate', 'Speed', 'Cadence')).toEqual([
        '30:00',
        '18.00 km',
        '300 W',
        '300 W',
        '145 bpm',
        '36.0 km/h',
        '90 rpm',
      ]),
    );
    expect(sheet().getAttribute('aria-valuemin')).toBe('0');
  });

  it('shows no number from missing samples, and loads all of them once', async () => {
    let arrive: (value: object) => void = () => undefined;
    const whole = new Promise<object>((resolve) => (arrive = resolve));
    const { network } = await openChart(openedWorkout(), {
      [STREAMS]: (call) => (Number(call.query.get('points')) > 2000 ? whole : recordedStreams()),
    });
    drag(500, 1000);
    expect(charts().getByText('reading every second\u2026')).toBeTruthy();
    expect(means('Time', 'Distance', 'Speed', 'Power', 'NP', 'Heart rate')).toEqual([
      '30:00',
      '18.00 km',
      '36.0 km/h',
      '\u2026',
      '\u2026',
      '\u2026',
    ]);
    act(() => arrive(streamsBySecond()));
    await waitFor(() => expect(column('NP').mean).toBe('300 W'));
    drag(0, 250);
    expect(
      network.callsTo(STREAMS).filter(({ query }) => Number(query.get('points')) > 2000),
    ).toHaveLength(1);
  });

  it('says in place why there is no normalized power', async () => {
    await openChartBySecond();
    drag(500, 510);
    await waitFor(() =>
      expect(column('NP').mean).toBe('\u2013 Normalized power needs at least a minute.'),
    );
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

  it('clears the selection with a click beside it or a double click', async () => {
    await openChartBySecond();
    drag(500, 1000);
    drag(200, 200);
    expect(charts().getByText('Whole workout')).toBeTruthy();
    drag(0, 250);
    fireEvent.doubleClick(sheet());
    expect(charts().getByText('Whole workout')).toBeTruthy();
  });

  it('says that means come from thinned points, without normalized power', async () => {
    const days = recordedStreams({ durationS: 400_000 });
    await openChart(openedWorkout(), { [STREAMS]: days });
    drag(0, 500);
    expect(await charts().findByText('from the reduced chart data')).toBeTruthy();
    expect(means('Power', 'Cadence')).toEqual(['\u2248 198 W', '\u2248 90 rpm']);
    expect(column('NP').mean).toMatch(/too long/);
  });

  describe('of a ride of six hours', () => {
    const SIX_HOURS = 21_600;
    const power = (second: number): number => (second % 60 < 30 ? 320 : 180);
    const openLong = (more: Answers = {}) =>
      openChart(openedWorkout(), {
        [STREAMS]: longStreamsRoute({ seconds: SIX_HOURS, power }),
        ...more,
      });
    const ranges = (network: Network) =>
      network
        .callsTo(STREAMS)
        .filter(({ query }) => query.has('from'))
        .map(({ query }) => [query.get('from'), query.get('to'), query.get('points')]);

    it('loads every second of the selection once and shows exact means', async () => {
      const { network } = await openLong();
      point('pointerdown', 200);
      for (let x = 210; x <= 400; x += 10) point('pointermove', x);
      expect(ranges(network)).toEqual([]);
      expect(column('NP').mean).toBe('\u2026');
      point('pointerup', 400);
      await waitFor(() =>
        expect(means('Power', 'NP', 'Heart rate')).toEqual([
          '250 W',
          `${Math.round(normalized(power, 4320, 8640))} W`,
          '208 bpm',
        ]),
      );
      expect(ranges(network)).toEqual([['4320', '8640', '20000']]);
    });

    it('tells nearly all of it exactly too, in as many answers as that takes', async () => {
      const { network } = await openLong();
      drag(50, 1000);
      await waitFor(() =>
        expect(means('Power', 'NP')).toEqual([
          '250 W',
          `${Math.round(normalized(power, 1080, SIX_HOURS))} W`,
        ]),
      );
      expect(charts().queryByText('from the reduced chart data')).toBeNull();
      expect(ranges(network)).toEqual([
        ['1080', '11340', '20000'],
        ['11340', '21600', '20000'],
      ]);
    });

    it('asks nothing again for a part of what it zoomed into', async () => {
      const { network, user } = await openLong();
      drag(200, 400);
      await waitFor(() => expect(ranges(network)).toHaveLength(1));
      await user.click(charts().getByText('Zoom in'));
      drag(250, 750);
      await waitFor(() => expect(column('NP').mean).toMatch(/W$/));
      expect(ranges(network)).toEqual([['4320', '8640', '20000']]);
    });

    it('gives up what was asked for when another range overtakes it', async () => {
      const signals: AbortSignal[] = [];
      const route = longStreamsRoute({ seconds: SIX_HOURS, power });
      const { network } = await openLong({
        [STREAMS]: (call) => {
          if (call.query.get('from') !== '4320') return route(call);
          signals.push(call.request.signal);
          return new Promise<object>(() => undefined);
        },
      });
      drag(200, 400);
      await waitFor(() => expect(signals).toHaveLength(1));
      drag(500, 600);
      await waitFor(() => expect(column('NP').mean).toMatch(/W$/));
      expect(signals[0]?.aborted).toBe(true);
      expect(ranges(network)).toHaveLength(2);
    });
  });

  it('opens the range in its address and writes selections to it', async () => {
    const network = signedIn({
      'GET /api/workouts/ride-1': { workout: openedWorkout() },
      [STREAMS]: streamsRoute(),
      'GET /api/chat/messages': { messages: [] },
      'GET /api/chat/suggestions': { suggestions: [] },
    });
    renderApp('/workouts/ride-1#t=1200-1500&ch=power');
    expect(await screen.findByText('20:00 to 25:00')).toBeTruthy();
    const before = network.callsTo('GET /api/workouts/ride-1').length;
    expect(
      charts()
        .getAllByText('Power')
        .map((found) => found.closest('[data-marked]')?.getAttribute('data-marked')),
    ).toContain('true');
    drag(500, 1000);
    await waitFor(() => expect(window.location.hash).toBe('#t=1800-3600'));
    drag(200, 200);
    await waitFor(() => expect(window.location.hash).toBe(''));
    expect(network.callsTo('GET /api/workouts/ride-1')).toHaveLength(before);
  });

  it('marks every channel that its address names', async () => {
    signedIn({
      'GET /api/workouts/ride-1': { workout: openedWorkout() },
      [STREAMS]: streamsRoute(),
      'GET /api/chat/messages': { messages: [] },
      'GET /api/chat/suggestions': { suggestions: [] },
    });
    renderApp('/workouts/ride-1#t=1200-1500&ch=power,heartRate');
    expect(await screen.findByText('20:00 to 25:00')).toBeTruthy();
    const marked = document.querySelectorAll('[data-marked=true]');
    expect([...marked].map(({ textContent }) => textContent?.split(' ')[0])).toEqual([
      'Power',
      'Heart',
    ]);
  });

  it('is announced with its numbers to screen readers once it settles', async () => {
    const { user } = await openChartBySecond();
    const spoken = () =>
      charts()
        .getAllByRole('status')
        .map(({ textContent }) => (textContent ?? '').replaceAll('\u00a0', ' '))
        .join('');
    await user.tab();
    await user.click(screen.getByRole('button', { name: 'Skip to the curves' }));
    expect(document.activeElement).toBe(sheet());
    await user.keyboard('{Home}{Shift>}{ArrowRight>20/}{/Shift}');
    expect(spoken()).toBe('');
    await waitFor(() =>
      expect(spoken()).toBe(
        'Selected: 0:00 to 12:00. Time 12:00, Distance 7.20 km, Power 100 W, Heart rate 106 ' +
          'bpm, Speed 36.0 km/h, Cadence 90 rpm',
      ),
    );
  });

  it('is two stops past the title, where the focus is after a link', async () => {
    const { user } = await openChartBySecond();
    const title = screen.getByRole('heading', { level: 1 });
    title.tabIndex = -1;
    title.focus();
    await user.tab();
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Skip to the curves' }));
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(sheet());
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
