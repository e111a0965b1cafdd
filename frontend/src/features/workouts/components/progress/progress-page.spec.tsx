import { describe, expect, it } from '@jest/globals';
import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  NINE,
  openProgress as open,
  spaces,
  TODAY,
  training,
} from '#testing/workouts/open-progress.js';
import { failure } from '#testing/environment/network.js';
import { ridingRecords } from '#testing/workouts/progress.js';
import { addDays } from '#features/workouts/model/progress/calendar.js';

configure({ asyncUtilTimeout: 10_000 });

const region = (name: string | RegExp) => screen.findByRole('region', { name });

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

  it('opens with what stands out where there is something, and the step that follows', async () => {
    await open('/progress', {
      answers: {
        'GET /api/progress/findings': {
          findings: [
            {
              ...{ kind: 'weeks.load', span: 'thisWeek' },
              statement: 'This week had a load of 360, 97% above your usual 183.',
              because: 'It was 3 workouts in 6 h.',
            },
            {
              ...{ kind: 'weeks.streak', span: 'month' },
              statement: '11 weeks in a row with at least 3 workouts each.',
              because: '',
            },
          ],
          next: 'Make the next week an easier one.',
        },
      },
    });
    const told = spaces((await region('What stands out')).textContent);
    expect(told).toMatch(
      /^This week had a load of 360, 97% above your usual 183It was 3 workouts in 6 h\..*11 weeks in a row.*Next Make the next week an easier one\.$/,
    );
    expect(screen.queryByText(/^Four weeks rising/)).toBeNull();
  });

  it('keeps the sentence of the weeks where what stands out does not load', async () => {
    await open('/progress', {
      answers: { 'GET /api/progress/findings': failure(500, 'INTERNAL', 'No.') },
    });
    expect(await screen.findByText(/^Four weeks rising/)).toBeTruthy();
  });

  it('says which day it is where the athlete is, of everything that depends on it', async () => {
    const { network } = await open('/progress', { runs: training() });
    await region('Time by week');
    const days = ['GET /api/progress', 'GET /api/progress/findings', 'GET /api/records'].flatMap(
      (route) => network.callsTo(route).map(({ query }) => query.get('today')),
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

  it('offers no family switch to athletes of one family, and asks once', async () => {
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
    const reason = 'Polarization needs weeks with at least 3 workouts in heart-rate zones.';
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

  it('loads automatically when the connection is back', async () => {
    const { network } = await open('/progress', {
      answers: { 'GET /api/records': () => Promise.reject(new TypeError('offline')) },
    });
    await screen.findByRole('heading', { name: 'Stridewatt cannot be reached' });
    network.answer({ 'GET /api/records': ridingRecords() });
    fireEvent(window, new Event('online'));
    expect(await screen.findByText(/^Four weeks rising/)).toBeTruthy();
  });
});
