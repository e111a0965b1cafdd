import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { mockCanvas } from '#testing/environment/canvas-double.js';
import { type Answers, failure } from '#testing/environment/network.js';
import { renderApp } from '#testing/environment/render-app.js';
import { signedIn } from '#testing/accounts/signed-in.js';
import { openWorkout as open } from '#testing/workouts/open-workout.js';
import { openedRun, openedWorkout, recordedStreams } from '#testing/workouts/workout-detail.js';

describe('workout page', () => {
  beforeEach(mockCanvas);

  it('says that it loads, in the shape of the page to come [WKT-04]', async () => {
    signedIn({ 'GET /api/workouts/ride-1': () => new Promise<never>(() => undefined) });
    renderApp('/workouts/ride-1');
    expect((await screen.findByText('Loading workout details...')).getAttribute('role')).toBe(
      'status',
    );
  });

  it.each([404, 500])(
    'says that there is no such workout on a %i, with the way back [WKT-05]',
    async (status) => {
      signedIn({ 'GET /api/workouts/ride-1': failure(status, 'ANY', 'No.') });
      renderApp('/workouts/ride-1');
      expect(
        await screen.findByRole('heading', { level: 1, name: 'Workout not found' }),
      ).toBeTruthy();
      expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe('/');
    },
  );

  it('loads a workout again that could not be loaded', async () => {
    const network = signedIn({ 'GET /api/workouts/ride-1': failure(500, 'ANY', 'No.') });
    const { user } = renderApp('/workouts/ride-1');
    const again = await screen.findByText('Try again');
    network.answer({
      'GET /api/workouts/ride-1': { workout: openedWorkout() },
      'GET /api/workouts/ride-1/streams': recordedStreams(),
    });
    await user.click(again);
    expect(await screen.findByText('Cycling Workout')).toBeTruthy();
  });

  it('follows a finding that is being written again in other units [PRO-10]', async () => {
    const finding = (headline: string, rewriting: boolean) =>
      openedWorkout({
        reports: openedWorkout().reports.map((report) => ({ ...report, headline, rewriting })),
      });
    const { network } = await open(finding('Ended 16 s/km quicker', true));
    const report = () => screen.getByRole('region', { name: 'Report' });
    expect(report().textContent).toContain('Ended 16');
    expect(report().getAttribute('aria-busy')).toBe('true');
    network.answer({
      'GET /api/workouts/ride-1': { workout: finding('Ended 26 s/mi quicker', false) },
    });
    await waitFor(() => expect(report().textContent).toContain('Ended 26'));
    expect(report().getAttribute('aria-busy')).toBe('false');
  });

  it('leads back home from the logo and the Back link [WKT-01]', async () => {
    await open(openedWorkout());
    expect(screen.getByRole('link', { name: /Stridewatt/ }).getAttribute('href')).toBe('/');
    expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe('/');
  });

  it('names the sport in words [WKT-02]', async () => {
    await open(openedRun());
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Trail Running Workout');
  });

  it('shows the file, local start, moving time and distance [WKT-03]', async () => {
    await open(openedWorkout());
    const facts = within(screen.getByRole('main')).getAllByRole('list')[0]?.textContent;
    expect(facts).toContain('evening_loop.fit');
    expect(facts).not.toContain('1763397730');
    expect(facts).toContain('Wed 18 Nov 2026, 00:42');
    expect(facts).toContain('01:00 moving');
    expect(facts).toContain('36.0\u00a0km');
  });

  it('opens with headline and step, then numbers, then the curves, then why [P7]', async () => {
    await open(openedWorkout());
    const report = screen.getByRole('region', { name: 'Report' });
    expect(report.textContent).toMatch(/^Two even blocks at.250.W.*Next.*same power\.$/);
    const findings = screen.getByRole('region', { name: 'Findings' });
    expect(findings.textContent).toMatch(/^What it cost.*6.bpm/);
    const order = [
      report,
      screen.getByRole('region', { name: 'Workout Summary' }),
      screen.getByRole('region', { name: 'Charts' }),
      findings,
    ];
    for (const [index, part] of order.slice(1).entries())
      expect(order[index]?.compareDocumentPosition(part)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('marks what the headline speaks of on the curves, and opens the place of a finding', async () => {
    const { user } = await open(openedWorkout());
    expect(await screen.findByTestId('noted')).toBeTruthy();
    const findings = within(screen.getByRole('region', { name: 'Findings' }));
    await user.click(findings.getByRole('link', { name: /^\+6 bpm/ }));
    expect(await screen.findByTestId('selection')).toBeTruthy();
    expect(screen.queryByTestId('noted')).toBeNull();
  });

  it('says what was wrong with the file and what was repaired', async () => {
    const workout = openedWorkout({ warnings: ['The file is cut short.'] });
    await open({
      ...workout,
      analysis: {
        ...workout.analysis,
        repairs: [{ kind: 'spike', text: 'Two spikes were left out.', seconds: 2 }],
      },
    });
    expect(screen.getByRole('button', { name: '2 notes on the data' })).toBeTruthy();
    const data = within(screen.getByRole('region', { name: 'Data and conditions' }));
    expect(data.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining([
        'The file is cut short.',
        'Two spikes were left out. 0:02 of the recording.',
      ]),
    );
  });

  it('says that nothing was repaired, and on what the analysis rests', async () => {
    await open(openedWorkout({ durationS: 1200 }), {
      'GET /api/workouts/ride-1/streams': recordedStreams({ durationS: 1200 }),
    });
    const data = await screen.findByRole('region', { name: 'Data and conditions' });
    expect(data.textContent).toContain(
      'Nothing was wrong with the file, and nothing was repaired.',
    );
    for (const fact of [
      'DeviceEdge 840',
      'Power measured',
      'Samplesevery 60 s on average',
      'PlaceOutdoors',
      'Temperature21 °C at your device',
      'Elevation310 m up, 305 m down',
      'Analysisengine 1.0.0',
    ]) {
      expect(data.textContent?.replaceAll('\u00a0', ' ')).toContain(fact);
    }
    expect(
      within(data).getByRole('button', { name: 'Download the original file evening_loop.fit' }),
    ).toBeTruthy();
  });
});

describe('workout that is not there yet', () => {
  beforeEach(mockCanvas);

  it('is followed while its upload is still being read, and opened when it is there', async () => {
    let status = 'processing';
    const network = signedIn({
      'GET /api/uploads/upload-1': () =>
        status === 'processing' ? { status } : { status, workoutId: 'ride-1' },
      'GET /api/workouts/ride-1': { workout: openedWorkout() },
      'GET /api/workouts/ride-1/streams': recordedStreams(),
      'GET /api/chat/messages': { messages: [] },
      'GET /api/chat/suggestions': { suggestions: [] },
    });
    const { address } = renderApp('/workouts/upload-1');
    expect(
      await screen.findByText('Your file is still being read. This page updates automatically.'),
    ).toBeTruthy();
    expect(screen.getByText('Loading workout details...')).toBeTruthy();
    status = 'done';
    await screen.findByText('Workout Summary');
    expect(address()).toBe('/workouts/ride-1');
    expect(network.callsTo('GET /api/uploads/upload-1').length).toBeGreaterThan(1);
  });

  it('says why where its file could not be read [WKT-05]', async () => {
    signedIn({
      'GET /api/uploads/upload-1': {
        status: 'failed',
        error: { code: 'INVALID_FIT_FILE', message: 'This is not a FIT file.' },
      },
    });
    renderApp('/workouts/upload-1');
    expect(await screen.findByText('This is not a FIT file.')).toBeTruthy();
  });

  it('says nothing about a workout that could not be asked for, and recovers [WKT-05]', async () => {
    const network = signedIn({
      'GET /api/workouts/ride-1': () => Promise.reject(new TypeError('Failed to fetch')),
    });
    renderApp('/workouts/ride-1');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Stridewatt cannot be reached' }),
    ).toBeTruthy();
    expect(screen.queryByText('Workout not found')).toBeNull();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy();
    network.answer({ 'GET /api/workouts/ride-1': failure(500, 'INTERNAL_ERROR', 'No.') });
    fireEvent(window, new Event('online'));
    expect(await screen.findByRole('heading', { name: 'Workout not found' })).toBeTruthy();
  });
});

describe('workout menu', () => {
  beforeEach(mockCanvas);

  async function askToDelete(answers: Answers = {}) {
    const opened = await open(openedWorkout(), answers);
    await opened.user.click(screen.getByRole('button', { name: 'Workout menu' }));
    await opened.user.click(await screen.findByRole('menuitem', { name: /Delete workout/ }));
    return { ...opened, dialog: await screen.findByRole('dialog') };
  }

  it('deletes only after it was said what that means, and goes home', async () => {
    const { user, network, dialog, address } = await askToDelete({
      'DELETE /api/workouts/ride-1': new Response(null, { status: 204 }),
    });
    expect(dialog.textContent).toContain('cannot be undone');
    expect(network.callsTo('DELETE /api/workouts/ride-1')).toHaveLength(0);
    await user.click(within(dialog).getByRole('button', { name: 'Delete workout' }));
    await waitFor(() => expect(address()).toBe('/'));
    expect(network.callsTo('DELETE /api/workouts/ride-1')).toHaveLength(1);
  });

  it('keeps the workout where the athlete thinks again', async () => {
    const { user, network, dialog } = await askToDelete();
    await user.click(within(dialog).getByRole('button', { name: 'Keep it' }));
    expect(network.callsTo('DELETE /api/workouts/ride-1')).toHaveLength(0);
  });

  it('says why a workout could not be deleted and stays on the page', async () => {
    const { user, dialog, address } = await askToDelete({
      'DELETE /api/workouts/ride-1': failure(503, 'ANY', 'The database is down.'),
    });
    await user.click(within(dialog).getByRole('button', { name: 'Delete workout' }));
    expect((await screen.findByText('The database is down.')).textContent).toBeTruthy();
    expect(address()).toBe('/workouts/ride-1');
  });
});
