import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { mockCanvas } from '#testing/environment/canvas-double.js';
import { failure, type Answers } from '#testing/environment/network.js';
import { renderApp } from '#testing/environment/render-app.js';
import { signedIn } from '#testing/accounts/signed-in.js';
import { openWorkout as open } from '#testing/workouts/open-workout.js';
import { openedRun, openedWorkout, recordedStreams } from '#testing/workouts/workout-detail.js';

const IMPERIAL = {
  unitSystem: 'IMPERIAL',
  paceUnit: 'min/mi',
  distanceUnit: 'mi',
  elevationUnit: 'ft',
  currentFTP: null,
  maxHR: null,
  restingHR: null,
  weightKg: null,
};

const summary = () => screen.getByRole('region', { name: /Workout Summary/ });

/** What stands behind a label of the summary. */
function told(label: string): string {
  const term = within(summary()).getByText(label).closest('dt');
  return (term?.nextElementSibling?.textContent ?? '').replaceAll('\u00a0', ' ').trim();
}

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
    const network = signedIn({ 'GET /api/workouts/ride-1': failure(503, 'ANY', 'No.') });
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
    expect(screen.getByText(/Ended 16/).getAttribute('aria-busy')).toBe('true');
    network.answer({
      'GET /api/workouts/ride-1': { workout: finding('Ended 26 s/mi quicker', false) },
    });
    await waitFor(() =>
      expect(screen.getByText(/Ended 26/).getAttribute('aria-busy')).toBe('false'),
    );
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

  it('tells the file without its number, the local start, moving time and distance [WKT-03]', async () => {
    await open(openedWorkout());
    const facts = within(screen.getByRole('main')).getAllByRole('list')[0]?.textContent;
    expect(facts).toContain('evening_loop.fit');
    expect(facts).not.toContain('1763397730');
    expect(facts).toContain('Wed 18 Nov 2026, 00:42');
    expect(facts).toContain('01:00 moving');
    expect(facts).toContain('36.0\u00a0km');
  });

  it('opens with the finding in words', async () => {
    await open(openedWorkout());
    expect(screen.getByText('Two even blocks at 250 W.')).toBeTruthy();
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

  it('says so where nothing was repaired, and what it rests on: device, sensors and their source, sampling, file, engine', async () => {
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

describe('workout summary', () => {
  beforeEach(mockCanvas);

  it('closes and opens, and stays as it was left [WKT-06]', async () => {
    const { user } = await open(openedWorkout());
    const toggle = screen.getByRole('button', { name: /Workout Summary/ });
    expect(toggle.getAttribute('aria-expanded')).toBe('true');
    await user.click(toggle);
    expect(toggle.getAttribute('aria-expanded')).toBe('false');
    expect(screen.queryByRole('button', { name: 'Avg power' })).toBeNull();
    expect(localStorage.getItem('workout.summary')).toBe('false');
  });

  it('tells a ride by speed and power [WKT-16]', async () => {
    await open(openedWorkout());
    const labels = [
      'Distance',
      'Avg speed',
      'Avg power',
      'Avg heart rate',
      'Avg cadence',
      'Total elevation',
      'Peak speed',
      'Peak power',
      'Peak heart rate',
      'Peak cadence',
    ];
    expect(labels.map(told)).toEqual([
      '36.0 km',
      '36.0 km/h',
      '182 W',
      '148 bpm',
      '88 rpm',
      '310 m',
      '59.4 km/h',
      '740 W',
      '178 bpm',
      '121 rpm',
    ]);
  });

  it('tells a run by pace and steps, with calories and temperature where there are any [WKT-13, WKT-14, WKT-15]', async () => {
    await open(openedRun());
    const labels = [
      'Distance',
      'Avg pace',
      'Avg heart rate',
      'Avg cadence',
      'Total elevation gain',
      'Best pace',
      'Max heart rate',
      'Max cadence',
      'Calories',
      'Temperature',
    ];
    expect(labels.map(told)).toEqual([
      '10.0 km',
      '4:30 /km',
      '148 bpm',
      '172 spm',
      '310 m',
      '3:42 /km',
      '181 bpm',
      '184 spm',
      '812 kcal',
      '21 °C',
    ]);
  });

  it('leaves calories and temperature of a run out where there are none [WKT-15]', async () => {
    const run = openedRun();
    const session = { ...run.rawSummaryJson.session, total_calories: null, avg_temperature: null };
    await open({
      ...run,
      summaryJson: { ...run.summaryJson, avg_temperature: null },
      rawSummaryJson: { session },
    });
    expect(within(summary()).queryByText('Calories')).toBeNull();
    expect(within(summary()).queryByText('Temperature')).toBeNull();
  });

  it('shows N/A for what was not measured, with the reason at its label [WKT-12]', async () => {
    const ride = openedWorkout({ avgPower: null, avgHr: null });
    await open({
      ...ride,
      rawSummaryJson: { session: { ...ride.rawSummaryJson.session, max_power: null } },
    });
    expect([told('Avg power'), told('Peak power'), told('Avg heart rate')]).toEqual([
      'N/A',
      'N/A',
      'N/A',
    ]);
    const label = screen.getByRole('button', { name: 'Avg power' });
    expect(label.getAttribute('aria-description')).toBe(
      'The file holds no power: no power meter was connected.',
    );
  });

  it('follows the athlete’s units [WKT-18]', async () => {
    await open(openedRun(), { 'GET /api/profile': { profile: IMPERIAL } });
    expect(['Distance', 'Avg pace', 'Total elevation gain', 'Temperature'].map(told)).toEqual([
      '6.21 mi',
      '7:15 /mi',
      '1017 ft',
      '70 °F',
    ]);
  });

  it('takes speeds from km/h where the session has none in m/s [WKT-17]', async () => {
    const ride = openedWorkout();
    await open({
      ...ride,
      rawSummaryJson: {
        session: { ...ride.rawSummaryJson.session, avg_speed: null, max_speed: null },
      },
    });
    expect([told('Avg speed'), told('Peak speed')]).toEqual(['36.0 km/h', '59.4 km/h']);
  });

  it('explains each label under the keyboard’s focus', async () => {
    await open(openedWorkout());
    act(() => screen.getByRole('button', { name: 'Avg power' }).focus());
    expect(await screen.findByRole('tooltip', { name: /coasting counts as zero/ })).toBeTruthy();
  });

  it('tells the metrics that hold, and says of the others in their place that they are not judged, with the reason', async () => {
    const ride = openedWorkout();
    const metrics = {
      normalizedPower: { value: 207.4, unit: 'W', version: 1, applicable: true },
      decoupling: {
        value: null,
        unit: '%',
        version: 1,
        applicable: false,
        reason: 'This was an interval session.',
      },
    };
    await open({ ...ride, analysis: { ...ride.analysis, metrics } });
    expect(told('Normalized power')).toBe('207 W');
    expect(told('Decoupling')).toBe('Not judged');
    expect(
      screen.getByRole('button', { name: 'Decoupling' }).getAttribute('aria-description'),
    ).toMatch(/^This was an interval session\./);
  });
});

describe('how well a number stands', () => {
  beforeEach(mockCanvas);

  /** What is said of a number; of the large one before what is said of its peak. */
  const mark = (label: string): string | null | undefined =>
    within(summary()).getByText(label).closest('div')?.querySelector('[data-standing]')
      ?.textContent;

  it('is said where the number stands: estimated, repaired, or given without a verdict [WKT-14, WKT-16]', async () => {
    const ride = openedWorkout();
    const metrics = {
      elevationGain: {
        value: 310,
        unit: 'm',
        version: 1,
        applicable: true,
        note: 'An estimate: the altitude comes from GPS.',
      },
      averagePower: {
        value: 182,
        unit: 'W',
        version: 1,
        applicable: false,
        reason: 'More than 5 % of the power data is missing.',
      },
      vo2max: {
        value: 51.6,
        unit: 'ml/kg/min',
        version: 1,
        applicable: true,
        range: { low: 46.4, high: 56.8 },
      },
    };
    const repairs = [
      { kind: 'heart-rate-spikes', text: 'Two spikes of heart rate were left out.', seconds: 2 },
    ];
    const { user } = await open({ ...ride, analysis: { ...ride.analysis, metrics, repairs } });
    await user.click(screen.getByRole('button', { name: /1 more metric/ }));
    expect(
      ['Total elevation', 'Avg power', 'Avg heart rate', 'Avg speed', 'VO₂max'].map(mark),
    ).toEqual(['estimated', 'not judged', 'repaired', undefined, 'estimated']);
    expect(
      screen.getByRole('button', { name: 'Avg heart rate' }).getAttribute('aria-description'),
    ).toContain('Two spikes of heart rate were left out.');
    expect(
      screen.getByRole('button', { name: 'VO₂max' }).getAttribute('aria-description'),
    ).toContain('anywhere from 46.4 to 56.8');
  });

  it('shows no peak that was repaired away, and says of a mean that it is the device’s own [WKT-16]', async () => {
    const ride = openedWorkout();
    const metric = (value: number) => ({ value, unit: 'W', version: 1, applicable: true });
    const repairs = [{ kind: 'power-spikes', text: '5 power spikes replaced.', seconds: 5 }];
    const session = { ...ride.rawSummaryJson.session, max_power: 2794 };
    await open({
      ...ride,
      rawSummaryJson: { session },
      analysis: {
        ...ride.analysis,
        repairs,
        metrics: { averagePower: metric(178.6), maxPower: metric(512) },
      },
    });
    expect(told('Peak power')).toBe('512 W');
    expect(summary().textContent).toContain('peak repaired');
    expect(
      screen.getByRole('button', { name: 'Peak power' }).getAttribute('aria-description'),
    ).toContain('Your device wrote 2794\u00a0W');
    expect([told('Avg power'), mark('Avg power')]).toEqual(['182 W', 'as recorded']);
    expect(
      screen.getByRole('button', { name: 'Avg power' }).getAttribute('aria-description'),
    ).toContain('the repaired data gives 179\u00a0W');
  });

  it('comes with formula, source and what it needs at a tap [WKT-16]', async () => {
    const { user } = await open(openedWorkout());
    await user.hover(screen.getByRole('button', { name: 'Avg power' }));
    expect((await screen.findByText('Needs')).closest('dl')?.textContent).toBe(
      'FormulaThe mean of all seconds with power, zeros among them, stops left outSourceYour ' +
        'power meterNeeds95% of the power',
    );
    await user.keyboard('{Escape}');
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
      await screen.findByText('Your file is still being read. The page follows by itself.'),
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

  it('says that the server could not be reached, with a way to try again [WKT-05]', async () => {
    signedIn({
      'GET /api/workouts/ride-1': () => Promise.reject(new TypeError('Failed to fetch')),
    });
    renderApp('/workouts/ride-1');
    expect(await screen.findByText(/you seem to be offline/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
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
