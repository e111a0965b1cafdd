import { describe, expect, it } from '@jest/globals';
import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { METRIC_UNITS } from '#lib/units.js';
import { failure, type Answers, type Call, type Network } from '#testing/environment/network.js';
import { progressOver, ridingRecords, runningRecords } from '#testing/workouts/progress.js';
import { renderApp, type RenderedApp } from '#testing/environment/render-app.js';
import { signedIn } from '#testing/accounts/signed-in.js';
import { addDays, dayOn } from '#features/workouts/model/progress/calendar.js';
import type { Progress } from '#features/workouts/model/progress/progress.js';

configure({ asyncUtilTimeout: 10_000 });

const TODAY = dayOn(new Date());
const NINE = [4, 4, 4, 4, 5, 6, 7, 8, 2];

/** A progress that ends today, with three years behind it. */
const training = (hours: readonly number[] = NINE, changes: Partial<Progress> = {}): Progress =>
  progressOver(hours, { to: TODAY, firstDay: addDays(TODAY, -1000), ...changes });
const nothing = (): Progress => progressOver([0], { to: TODAY, firstDay: null });

interface Athlete {
  readonly rides?: Progress | null;
  readonly runs?: Progress | null;
  readonly whole?: Progress;
  readonly answers?: Answers;
}

async function open(
  address: string,
  { rides = training(), runs = null, whole, answers = {} }: Athlete = {},
): Promise<RenderedApp & { network: Network }> {
  const families = [
    ...(rides ? (['cycling'] as const) : []),
    ...(runs ? (['running'] as const) : []),
  ];
  const ofFamily = (query: URLSearchParams): Progress => {
    if (query.get('family') === 'running') return runs ?? nothing();
    return query.get('family') === 'cycling'
      ? (rides ?? nothing())
      : (whole ?? rides ?? runs ?? nothing());
  };
  const network = signedIn({
    'GET /api/progress': ({ query }: Call) => ({ ...ofFamily(query), families }),
    'GET /api/records': ({ query }: Call) =>
      query.get('family') === 'running' || !rides ? runningRecords() : ridingRecords(),
    ...answers,
  });
  const app = renderApp(address);
  await screen.findByRole('heading', { level: 1 });
  return { ...app, network };
}

const region = (name: string | RegExp) => screen.findByRole('region', { name });
const spaces = (text: string | null | undefined): string =>
  (text ?? '').replaceAll(/[\u00a0\u202f]/g, ' ');

describe('progress', () => {
  it('opens with one sentence that the weeks support, and the weeks beside it', async () => {
    await open('/progress');
    expect(spaces((await screen.findByText(/^Four weeks rising/)).textContent)).toBe(
      'Four weeks rising: 6:30 h a week against 4:00 h before',
    );
    expect(spaces((await region('A week, mean of the last four full ones')).textContent)).toContain(
      '6:30 hbefore 4:00 h',
    );
  });

  it('says which day it is where the athlete is, of everything that depends on it', async () => {
    const { network } = await open('/progress', { runs: training() });
    await region('Time by week');
    const days = ['GET /api/progress', 'GET /api/records'].flatMap((route) =>
      network.callsTo(route).map(({ query }) => query.get('today')),
    );
    expect(days.length).toBeGreaterThan(2);
    expect(new Set(days)).toEqual(new Set([TODAY]));
  });

  it('asks for nine weeks at least, and keeps range and family in the address', async () => {
    const { user, address, network } = await open('/progress?range=6w', {
      runs: training([1, 1, 1, 1, 1, 1, 1, 1, 1]),
    });
    await region('Time by week');
    const asked = network.callsTo('GET /api/progress').map(({ query }) => query.get('from') ?? '');
    expect(asked).toHaveLength(2);
    expect(asked.every((from) => from <= addDays(TODAY, -56))).toBe(true);
    await user.click(screen.getByText('Runs'));
    await waitFor(() => expect(address()).toBe('/progress?range=6w&family=running'));
    await region('Best run efforts by month');
    await user.click(screen.getByText('3 months'));
    await waitFor(() => expect(address()).toBe('/progress?family=running'));
  });

  it('offers no switch to an athlete of one family, whatever the address says, and asks once', async () => {
    const { network } = await open('/progress?family=running');
    await region('Best powers by month');
    expect(screen.queryByText('Runs')).toBeNull();
    expect(network.callsTo('GET /api/progress')).toHaveLength(1);
  });

  it('shows six weeks of bars, this one as so far, under the keyboard too', async () => {
    const { user } = await open('/progress?range=6w');
    const volume = await region('Time by week');
    const bars = within(volume).getByRole('slider', { name: /^Time by week/ });
    expect(bars.getAttribute('aria-valuemax')).toBe('5');
    expect(bars.getAttribute('aria-valuetext')).toContain('so far');
    fireEvent.keyDown(bars, { key: 'ArrowLeft' });
    expect(spaces(bars.getAttribute('aria-valuetext'))).toMatch(
      /, Time 8:00 h, Distance 150.0 km, Climbing 1200 m, Load 480, Workouts 3$/,
    );
    await user.click(within(volume).getByTitle('Load'));
    expect(await region('Load by week')).toBeTruthy();
  });

  it('tells in words of mixed and of missing loads', async () => {
    const hours = training(NINE, { mixedLoad: true });
    const weeks = hours.weeks.map((week, at) => (at === 7 ? { ...week, unmeasured: 2 } : week));
    const { user } = await open('/progress', { rides: { ...hours, weeks } });
    await user.click(within(await region('Time by week')).getByTitle('Load'));
    const told = spaces((await region('Load by week')).textContent);
    expect(told).toContain('Loads taken from power, pace and heart rate are added up here');
    expect(told).toContain('2 workouts have no load, for want of a sensor or of your thresholds');
  });

  it('draws the warming-up stretch as not yet meaningful and tells no form in it', async () => {
    await open('/progress', { rides: training(NINE, { firstDay: addDays(TODAY, -17) }) });
    expect(
      await screen.findByText('Warming up: fitness is meaningful after 42 days; 18 so far'),
    ).toBeTruthy();
    const fitness = await region('Fitness, fatigue and form');
    expect(within(fitness).getByText('Form: not yet')).toBeTruthy();
    expect(within(fitness).getByRole('slider').getAttribute('aria-valuetext')).toContain(
      'warming up, not yet meaningful',
    );
  });

  it('counts rides and runs together for fitness, and says so', async () => {
    await open('/progress?family=cycling', { runs: training(), whole: training() });
    expect((await region('Fitness, fatigue and form')).textContent).toContain(
      'Rides and runs are counted together',
    );
  });

  it('tells the balance of zones with polarization, and why where there is none', async () => {
    const { user } = await open('/progress');
    const zones = await region('Balance of zones');
    expect(zones.textContent).toContain('Z1 50%');
    expect(zones.textContent).toMatch(/Polarization was 1\.40 in the week of .* 0 of 8 full weeks/);
    await user.click(within(zones).getByTitle('Heart rate'));
    expect(zones.textContent).toContain('Z1 47%');
  });

  it('says why a week has no index, in the words of the server', async () => {
    const rides = training();
    const reason = 'Polarization is told of weeks with at least 3 workouts in heart-rate zones.';
    const { user } = await open('/progress', {
      rides: {
        ...rides,
        weeks: rides.weeks.map((week) => ({
          ...week,
          polarization: null,
          polarizationReason: reason,
        })),
      },
    });
    const zones = await region('Balance of zones');
    expect(zones.textContent).toContain(
      'Polarization has no index in any full week of this time. Why the last one has none: ' +
        `${reason}`,
    );
    await user.click(within(zones).getByText('Balance of zones as a table'));
    expect(within(zones).getAllByRole('cell', { name: reason }).length).toBe(rides.weeks.length);
  });

  it('says which thresholds zones need where no week has any', async () => {
    const rides = training();
    await open('/progress', {
      rides: {
        ...rides,
        weeks: rides.weeks.map((week) => ({
          ...week,
          zones: { power: null, heartRate: null, pace: null },
        })),
      },
    });
    expect((await region('Balance of zones')).textContent).toContain(
      'Not told: no workout of this time has time in zones. Power zones need your FTP',
    );
  });

  it('says of workouts that hold no record for the clock of their device', async () => {
    await open('/progress', { answers: { 'GET /api/records': ridingRecords({ misdated: 1 }) } });
    expect(
      within(await region('Records')).getByText(
        'One workout with a date that cannot be holds no record: the clock of its device was ' +
          'wrong.',
      ),
    ).toBeTruthy();
  });

  it('lists records with the best before, and the way to the workout', async () => {
    await open('/progress');
    const records = await region('Records');
    const row = within(records).getByRole('row', { name: /^5 min/ });
    expect(spaces(row.textContent)).toMatch(/^5 min(new)?312 W301 W\+11 W30 Oct 2026$/);
    expect(within(row).getByRole('link').getAttribute('href')).toBe('/workouts/ride-5');
  });

  it('leads from each point of the power curves to its workout', async () => {
    const { user, address } = await open('/progress');
    const power = await region('Power by duration');
    expect(within(power).getByText('All time', { selector: 'text' })).toBeTruthy();
    const plot = within(power).getByRole('slider');
    fireEvent.keyDown(plot, { key: 'Home' });
    expect(spaces(plot.getAttribute('aria-valuetext'))).toBe(
      '1 s, All time 930 W on 2 May 2025, 90 days, 42 days 820 W on 30 Oct 2026',
    );
    expect(
      within(power)
        .getByRole('link', { name: /All time/ })
        .getAttribute('href'),
    ).toBe('/workouts/ride-1');
    plot.focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/workouts/ride-1'));
  });

  it('says why efficiency and progression cannot be told', async () => {
    const once = runningRecords();
    await open('/progress', {
      rides: null,
      runs: training(),
      answers: {
        'GET /api/records': {
          ...once,
          progression: once.progression.map((each) => ({
            ...each,
            points: each.points.slice(0, 1),
          })),
        },
      },
    });
    expect((await region('Efficiency')).textContent).toContain(
      'Not told: A trend of efficiency needs at least 6 steady workouts',
    );
    expect((await region('Best run efforts by month')).textContent).toContain(
      'Not told yet: it needs best times over one distance in two months or more; so far ' +
        'there is one.',
    );
  });

  it('tells the efficiency of runs in metres to those who read kilometres [WKT-18]', async () => {
    const workouts = Array.from({ length: 6 }, (_, week) => ({
      workoutId: `run-${week}`,
      day: addDays(TODAY, 7 * (week - 6)),
      family: 'running' as const,
      indoor: false,
      durationS: 3600,
      efficiencyFactor: 1.5,
    }));
    await open('/progress', {
      rides: null,
      runs: training(NINE, {
        efficiency: { workouts, percentPerMonth: 0, standardError: 0.4, clear: false },
      }),
    });
    const efficiency = await region('Efficiency');
    expect(spaces(efficiency.textContent)).toContain('1.37 m/min/bpm');
    expect(efficiency.textContent).not.toContain('yd');
  });

  it('gives each chart a table', async () => {
    const { user } = await open('/progress?range=6w');
    await region('Time by week');
    for (const name of [
      'Time by week',
      'Fitness, fatigue and form',
      'Balance of zones',
      'Power by duration',
      'Best powers by month',
    ]) {
      await user.click(screen.getByText(`${name} as a table`));
      expect(within(await region(`${name} as a table`)).getAllByRole('row').length).toBeGreaterThan(
        1,
      );
    }
  });

  it('uses the units of the athlete', async () => {
    await open('/progress', {
      answers: {
        'GET /api/profile': {
          profile: {
            ...METRIC_UNITS,
            unitSystem: 'IMPERIAL',
            distanceUnit: 'mi',
            elevationUnit: 'ft',
          },
        },
      },
    });
    expect(spaces((await region('A week, mean of the last four full ones')).textContent)).toMatch(
      /93\.2 mi.*3937 ft/,
    );
  });

  it('shows the way to the first workout where there is none', async () => {
    await open('/progress', { rides: null });
    expect(
      screen.getByRole('heading', { name: 'Progress begins with your first workout' }),
    ).toBeTruthy();
    expect(
      screen.getByRole('link', { name: 'Upload your first workout' }).getAttribute('href'),
    ).toBe('/upload');
  });

  it('offers Retry where the numbers did not come, and shows them then', async () => {
    const { user, network } = await open('/progress', {
      answers: { 'GET /api/records': failure(500, 'INTERNAL', 'No.') },
    });
    await screen.findByRole('heading', { name: 'Your progress did not load' });
    network.answer({ 'GET /api/records': ridingRecords() });
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText(/^Four weeks rising/)).toBeTruthy();
  });

  it('loads by itself when the connection is back', async () => {
    const { network } = await open('/progress', {
      answers: { 'GET /api/records': () => Promise.reject(new TypeError('offline')) },
    });
    await screen.findByRole('heading', { name: 'You are offline' });
    network.answer({ 'GET /api/records': ridingRecords() });
    fireEvent(window, new Event('online'));
    expect(await screen.findByText(/^Four weeks rising/)).toBeTruthy();
  });
});
