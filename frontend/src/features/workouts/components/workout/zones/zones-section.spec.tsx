import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { mockCanvas } from '#testing/environment/canvas-double.js';
import { failure } from '#testing/environment/network.js';
import { openWorkout } from '#testing/workouts/open-workout.js';
import { openedRun, openedWorkout } from '#testing/workouts/workout-detail.js';
import type { Analysis, ZoneTime } from '#features/workouts/model/analysis.js';
import type { Workout } from '#features/workouts/model/workout.js';

const zone = (
  name: ZoneTime['zone'],
  from: number | null,
  to: number | null,
  seconds: number,
  percent: number,
): ZoneTime => ({ zone: name, from, to, seconds, percent });

const power = [
  zone('below', null, 0, 0, 0),
  zone(1, 0, 137.5, 600, 20),
  zone(2, 137.5, 187.5, 1800, 60),
  zone(3, 187.5, 225, 300, 10),
  zone(4, 225, 262.5, 240, 8),
  zone(5, 262.5, 375, 0, 0),
  zone('above', 375, null, 60, 2),
];

function analysed(workout: Workout, changes: Partial<Analysis>): Workout {
  return { ...workout, analysis: { ...workout.analysis, ...changes } };
}

const judged = {
  ftpW: { value: 250, source: 'profile' as const, since: '2026-09-01' },
  maxHr: null,
  restingHr: null,
  weightKg: null,
};
/** By its heading: looking for roles goes through the whole page and is slow. */
function region(title: string) {
  const found = screen.getByText(title).closest('section');
  if (!found) throw new Error(`there is no part ${title}`);
  return within(found);
}

const section = () => region('Time in zones');

async function enterFtp(watts: string): Promise<void> {
  fireEvent.change(await section().findByLabelText('FTP'), { target: { value: watts } });
}

describe('time in zones', () => {
  beforeEach(mockCanvas);

  it('names each zone with bounds, time and share', async () => {
    await openWorkout(analysed(openedWorkout(), { zones: { power }, thresholds: judged }));
    const [, ...rows] = within(section().getByRole('table', { name: /Power zones/ })).getAllByRole(
      'row',
    );
    expect(rows.map((row) => row.textContent?.replaceAll('\u00a0', ' '))).toEqual([
      'Z10–138 W10:0020%',
      'Z2138–188 W30:0060%',
      'Z3188–225 W5:0010%',
      'Z4225–263 W4:008%',
      'Z5263–375 W0:000%',
      'Aboveover 375 W1:002%',
    ]);
    expect(section().getByText('mostly zone 2, 60%')).toBeTruthy();
  });

  it('tells pace zones in the athlete’s unit, the slower edge first [WKT-18]', async () => {
    const pace = [zone('below', null, 420, 60, 2), zone(1, 420, 375, 2940, 98)];
    await openWorkout(analysed(openedRun(), { zones: { pace } }));
    expect(section().getByText('slower than 7:00 /km')).toBeTruthy();
    expect(section().getByText('7:00–6:15 /km')).toBeTruthy();
  });

  it('says what was judged by, and where it came from', async () => {
    await openWorkout(analysed(openedWorkout(), { zones: { power }, thresholds: judged }));
    expect(section().getByText('FTP 250 W, from your profile since 1 Sep 2026')).toBeTruthy();
    expect(
      section().getByText(
        /Your maximum heart rate and resting heart rate are not known for this day/,
      ),
    ).toBeTruthy();
  });
});

describe('thresholds', () => {
  beforeEach(mockCanvas);

  it('are asked for when missing and judge the workout once saved', async () => {
    const bare = openedWorkout();
    const { user, network } = await openWorkout(bare, { 'POST /api/profile': { profile: {} } });
    expect(
      section().getByText(/Not judged\. Zones of power are shares of your FTP\./),
    ).toBeTruthy();
    await user.click(section().getByText('Set your thresholds'));
    await enterFtp('250');
    network.answer({
      'GET /api/workouts/ride-1': { workout: analysed(bare, { status: 'recomputing' }) },
    });
    await user.click(section().getByText('Save and judge'));
    expect(await screen.findByText(/Your analysis is being computed again/)).toBeTruthy();
    expect(network.callsTo('POST /api/profile').map(({ body }) => body)).toEqual([
      { currentFTP: 250 },
    ]);
    network.answer({
      'GET /api/workouts/ride-1': {
        workout: analysed(bare, { zones: { power }, thresholds: judged }),
      },
    });
    expect(await section().findByText('mostly zone 2, 60%')).toBeTruthy();
    expect(screen.queryByText(/Your analysis is being computed again/)).toBeNull();
  });

  it('out of a person’s bounds are not sent', async () => {
    const { user, network } = await openWorkout(openedWorkout());
    await user.click(section().getByText('Set your thresholds'));
    await enterFtp('9999');
    await user.click(section().getByText('Save and judge'));
    expect(await section().findByText('40 to 600 W')).toBeTruthy();
    expect(network.callsTo('POST /api/profile')).toHaveLength(0);
  });

  it('that could not be saved stay in the form, with the reason', async () => {
    const { user } = await openWorkout(openedWorkout(), {
      'POST /api/profile': failure(503, 'ANY', 'The database is down.'),
    });
    await user.click(section().getByText('Set your thresholds'));
    await enterFtp('250');
    await user.click(section().getByText('Save and judge'));
    expect(await screen.findByText('The database is down.')).toBeTruthy();
    await waitFor(() =>
      expect(section().getByLabelText<HTMLInputElement>('FTP').value).toBe('250'),
    );
  });
});

describe('pacing, efforts and power curve', () => {
  beforeEach(mockCanvas);

  const part = (from: number, output: number, heartRate: number) => ({
    from,
    to: from + 900,
    output,
    heartRate,
    cadence: 88,
  });
  const quarters = [
    part(0, 200, 140),
    part(900, 204, 146),
    part(1800, 203, 149),
    part(2700, 190, 152),
  ];
  const metric = (value: number | null, reason?: string) => ({
    value,
    unit: '%',
    version: 1,
    applicable: reason === undefined,
    ...(reason === undefined ? {} : { reason }),
  });
  const pacing = { outputChannel: 'power' as const, quarters, halves: quarters.slice(0, 2) };

  it('compare the quarters in words and numbers where the session may be judged', async () => {
    await openWorkout(
      analysed(openedWorkout(), {
        pacing,
        metrics: { splitDifference: metric(-2.7), fade: metric(6.9) },
      }),
    );
    const pacingPart = region('Pacing');
    expect(
      pacingPart.getByText(
        'The second half was 2.7% weaker than the first. The last quarter was 6.9% below the ' +
          'second. Judged on like ground and under power, without stops, coasting, warm-up and ' +
          'cool-down; the quarters are shown as measured.',
      ),
    ).toBeTruthy();
    expect(pacingPart.getByText('190 W')).toBeTruthy();
    expect(pacingPart.getByText('152 bpm')).toBeTruthy();
  });

  it('are not judged on a session that is not meant to be even, and say so', async () => {
    await openWorkout(
      analysed(openedWorkout(), {
        pacing,
        metrics: {
          splitDifference: metric(null, 'This was an interval session.'),
          decoupling: metric(null, 'This was an interval session.'),
        },
      }),
    );
    expect(region('Pacing').getByText(/^Not judged/).textContent).toBe(
      'Not judged: second half, decoupling. This was an interval session.',
    );
    expect(region('Pacing').queryByRole('table')).toBeNull();
  });

  it('tell the best efforts of a run by the names of their distances', async () => {
    await openWorkout(
      analysed(openedRun(), {
        bestEfforts: [
          { distanceM: 1000, seconds: 239.6, startS: 60 },
          { distanceM: 1609.344, seconds: 402, startS: 0 },
        ],
      }),
    );
    const rows = region('Best efforts').getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'DistanceTimePaceFrom',
      '1 km4:004:00\u00a0/km1:00',
      '1 mile6:424:10\u00a0/km0:00',
    ]);
  });

  it('set the best efforts of a run against the 90 days before', async () => {
    const efforts = [
      { distanceM: 1000, seconds: 245, day: '2026-10-02', workoutId: 'run-0' },
      { distanceM: 5000, seconds: 1300, day: '2026-10-02', workoutId: 'run-0' },
    ];
    await openWorkout(
      analysed(openedRun(), {
        bestEfforts: [
          { distanceM: 1000, seconds: 239.6, startS: 60 },
          { distanceM: 5000, seconds: 1312, startS: 0 },
        ],
      }),
      {
        'GET /api/workouts/run-1/recent-bests': {
          days: 90,
          from: '2026-08-20',
          to: '2026-11-18',
          workouts: 3,
          power: null,
          efforts,
        },
      },
    );
    expect(await region('Best efforts').findByText('90 days before')).toBeTruthy();
    const [, first, second] = region('Best efforts').getAllByRole('row');
    expect(first?.textContent).toContain('best4:00');
    expect(first?.textContent).toContain('4:05 −5\u00a0s');
    expect(second?.textContent).not.toContain('best');
    expect(second?.textContent).toContain('21:40 +12\u00a0s');
  });

  const curve = [
    { seconds: 1, watts: 740 },
    { seconds: 60, watts: 320.4 },
    { seconds: 1200, watts: 251 },
  ];

  it('tell the power curve of a ride in numbers too', async () => {
    await openWorkout(analysed(openedWorkout(), { curves: { power: curve } }));
    const [, ...rows] = region('Power curve').getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      '1 min 320\u00a0W',
      '20 min 251\u00a0W',
    ]);
  });

  it('set the power curve against the 90 days before, and say where it is above', async () => {
    const power = [
      { seconds: 60, watts: 300, day: '2026-10-02', workoutId: 'ride-0' },
      { seconds: 1200, watts: 255, day: '2026-10-09', workoutId: 'ride-9' },
    ];
    await openWorkout(analysed(openedWorkout(), { curves: { power: curve } }), {
      'GET /api/workouts/ride-1/recent-bests': {
        days: 90,
        from: '2026-08-20',
        to: '2026-11-18',
        workouts: 3,
        power,
        efforts: [],
      },
    });
    expect(await region('Power curve').findByText('Your best of 90 days over 1 min.')).toBeTruthy();
    const [, minute, twenty] = region('Power curve').getAllByRole('row');
    expect(minute?.textContent).toBe('1 minbest 320\u00a0W300\u00a0W +202 Oct 2026');
    expect(twenty?.textContent).toBe('20 min 251\u00a0W255\u00a0W −49 Oct 2026');
  });

  it('lead from a duration to its place on the curves', async () => {
    const { user } = await openWorkout(analysed(openedWorkout(), { curves: { power: curve } }));
    await user.click(region('Power curve').getByRole('button', { name: '20 min' }));
    expect(await screen.findByText('31:00 to 51:00')).toBeTruthy();
  });
});
