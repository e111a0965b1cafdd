import { describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { failure, json } from '#testing/environment/network.js';
import { renderApp } from '#testing/environment/render-app.js';
import { noWorkouts, signedIn } from '#testing/accounts/signed-in.js';
import { listedWorkout, workoutPage } from '#testing/workouts/workouts.js';

const run = listedWorkout({
  id: 'run-1',
  sport: 'trail_running',
  family: 'running',
  startTime: '2026-10-31T22:30:00.000Z',
  distanceM: 10_000,
  durationS: 2980,
  avgSpeedMps: 10_000 / 2980,
  avgPower: null,
  trainingStress: null,
  loadSource: null,
  headline: 'Faster second half',
  automaticTitle: 'Night trail run, 10 km',
  Upload: { filename: '16312345_a_very_long_name_of_a_run_in_the_hills_of_wales.fit' },
});
const ride = listedWorkout();

async function choose(user: UserEvent, filter: string, option: string): Promise<void> {
  await user.click(screen.getByRole('combobox', { name: filter }));
  await user.click(await screen.findByTitle(option));
}

const all = () => screen.findByRole('region', { name: 'All Workouts' });

describe('home', () => {
  it('shows the last five uploads, finding first [HOME-03, HOME-04]', async () => {
    const network = signedIn({ 'GET /api/workouts': workoutPage([ride, run]) });
    renderApp('/');
    const recent = await screen.findByRole('region', { name: 'Recent Uploads' });
    const links = within(recent).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Even pacing to the end', '/workouts/ride-1'],
      ['Faster second half', '/workouts/run-1'],
    ]);
    expect(network.callsTo('GET /api/workouts').map(({ query }) => query.get('limit'))).toContain(
      '5',
    );
  });

  it('shows sport, day, duration, distance and load of each [HOME-08]', async () => {
    signedIn({ 'GET /api/workouts': workoutPage([ride, run]) });
    renderApp('/');
    const rows = within(await all()).getAllByRole('listitem');
    expect(rows[0]?.textContent).toMatch(
      /17.*Tue.*Cycling.*evening\.fit.*1:00:00.*30\.0\skm.*210\sW.*142\sbpm.*71/,
    );
    expect(rows[1]?.textContent).toMatch(
      /31.*Sat.*Trail Running.*49:40.*10\.0\skm.*4:58\s\/km.*142\sbpm.*N\/A/,
    );
  });

  it('follows headlines rewritten in other units, which it shows once [PRO-10]', async () => {
    const stale = listedWorkout({ headline: 'Ended 16 s/km quicker', rewriting: true });
    const network = signedIn({ 'GET /api/workouts': workoutPage([stale]) });
    renderApp('/');
    expect(await screen.findByText('Ended 16 s/km quicker')).toBeTruthy();
    network.answer({
      'GET /api/workouts': workoutPage([listedWorkout({ headline: 'Ended 26 s/mi quicker' })]),
    });
    await waitFor(() => expect(screen.getByText('Ended 26 s/mi quicker')).toBeTruthy(), {
      timeout: 5000,
    });
    expect(screen.queryByText('Ended 16 s/km quicker')).toBeNull();
  });

  it('puts a workout into the month of its own clock, not of UTC', async () => {
    signedIn({ 'GET /api/workouts': workoutPage([ride, { ...run, utcOffsetS: 7200 }]) });
    renderApp('/');
    const headings = within(await all()).getAllByRole('heading', { level: 3 });
    expect(headings.map(({ textContent }) => textContent)).toEqual(['November 2026']);
  });

  it('cuts file names to 35 characters, keeping the extension [HOME-16, HOME-17]', async () => {
    signedIn({ 'GET /api/workouts': workoutPage([ride, run]) });
    renderApp('/');
    const shown =
      within(await all()).getByTitle('a_very_long_name_of_a_run_in_the_hills_of_wales.fit')
        .textContent ?? '';
    expect([shown.length, shown.slice(0, 6), shown.slice(-4)]).toEqual([35, 'a_very', '.fit']);
  });

  it('enables Month after a year and keeps filters [HOME-05, HOME-06, HOME-07]', async () => {
    const network = signedIn({ 'GET /api/workouts': workoutPage([ride, run]) });
    const { user, address } = renderApp('/');
    await all();
    const month = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Month' });
    expect(month().disabled).toBe(true);
    await choose(user, 'Year', '2026');
    await waitFor(() => expect(month().disabled).toBe(false));
    await choose(user, 'Month', 'February');
    await choose(user, 'Activity', 'Trail Running');
    await waitFor(() => expect(address()).toBe('/?year=2026&month=2&sport=trail_running'));
    const last = network.callsTo('GET /api/workouts').at(-1);
    expect(Object.fromEntries(last?.query ?? [])).toEqual({
      year: '2026',
      month: '2',
      sport: 'trail_running',
      limit: '50',
    });
  });

  it('offers years with counts, and the activities [HOME-05, HOME-08]', async () => {
    signedIn({
      'GET /api/workouts': workoutPage([ride, run], {
        availableYears: [
          { year: 2026, count: 12 },
          { year: 2024, count: 1 },
        ],
      }),
    });
    const { user } = renderApp('/');
    await all();
    await user.click(screen.getByRole('combobox', { name: 'Year' }));
    const options = await screen.findAllByTitle(/^20\d\d$/);
    expect(options.map(({ textContent }) => textContent)).toEqual(['202612', '20241']);
    expect(screen.getByLabelText('12 workouts')).toBeTruthy();
    await user.click(screen.getByRole('combobox', { name: 'Activity' }));
    expect(await screen.findByTitle('Trail Running')).toBeTruthy();
  });

  it('takes a filter back and forth with the history of the browser [HOME-05]', async () => {
    signedIn({ 'GET /api/workouts': workoutPage([ride, run]) });
    const { user, address, history } = renderApp('/');
    await all();
    await choose(user, 'Year', '2026');
    await waitFor(() => expect(address()).toBe('/?year=2026'));
    act(() => history.back());
    await waitFor(() => expect(address()).toBe('/'));
    act(() => history.forward());
    await waitFor(() => expect(address()).toBe('/?year=2026'));
  });

  it('opens an address that holds filters, and drops what is not a filter [HOME-07]', async () => {
    const network = signedIn({ 'GET /api/workouts': workoutPage([ride]) });
    renderApp('/?year=2026&month=13&sport=cycling');
    await all();
    const queries = network.callsTo('GET /api/workouts').map(({ query }) => query.toString());
    expect(queries).toContain('year=2026&sport=cycling&limit=50');
  });

  it('says how many match, and offers to clear filters that match none [HOME-08]', async () => {
    signedIn({
      'GET /api/workouts': ({ query }) =>
        query.get('year') ? workoutPage([], { totalCount: 2 }) : workoutPage([ride, run]),
    });
    const { user } = renderApp('/?year=2019');
    expect(await screen.findByRole('heading', { name: 'No workouts match' })).toBeTruthy();
    expect(screen.getByText('0 of 2 workouts')).toBeTruthy();
    expect(screen.getByText('You have no workouts in 2019; yours are from 2026.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(await screen.findByText('2 workouts')).toBeTruthy();
  });

  it('loads on by the cursor as the list is read, until there is no more', async () => {
    const network = signedIn({
      'GET /api/workouts': ({ query }) =>
        query.get('cursor')
          ? workoutPage([run], { totalCount: 2, filteredCount: 2 })
          : workoutPage([ride], { totalCount: 2, filteredCount: 2, nextCursor: 'c1' }),
    });
    renderApp('/');
    expect(await within(await all()).findByRole('link', { name: /^Night trail run/ })).toBeTruthy();
    const cursors = network
      .callsTo('GET /api/workouts')
      .filter(({ query }) => query.get('limit') === '50');
    expect(cursors.map(({ query }) => query.get('cursor'))).toEqual([null, 'c1']);
  });

  it('keeps what is loaded where the next part fails, and tries again [HOME-18]', async () => {
    const first = workoutPage([ride], { totalCount: 2, filteredCount: 2, nextCursor: 'c1' });
    const network = signedIn({
      'GET /api/workouts': ({ query }) =>
        query.get('cursor') ? failure(500, 'INTERNAL', 'No.') : first,
    });
    const { user } = renderApp('/');
    const list = await all();
    expect((await within(list).findByRole('alert')).textContent).toBe(
      'Failed to load workouts. Please try again.',
    );
    network.answer({
      'GET /api/workouts': () => workoutPage([run], { totalCount: 2, filteredCount: 2 }),
    });
    await user.click(within(list).getByRole('button', { name: 'Retry' }));
    expect(await within(list).findByRole('link', { name: /^Night trail run/ })).toBeTruthy();
    expect(within(list).getByRole('link', { name: /^Evening ride/ })).toBeTruthy();
  });

  it("shows the athlete's title, finding below unless it is above the list [HOME-08]", async () => {
    const older = listedWorkout({ id: 'old', title: 'Club ride', headline: 'A steady climb' });
    signedIn({
      'GET /api/workouts': ({ query }) =>
        workoutPage(query.get('limit') === '5' ? [ride] : [ride, older], { totalCount: 2 }),
    });
    renderApp('/');
    const [newest, row] = within(await all()).getAllByRole('listitem');
    expect(newest?.textContent).toContain('Evening ride, 30\u00a0km');
    expect(newest?.textContent).not.toContain('Even pacing');
    expect(within(row as HTMLElement).getByRole('link', { name: 'Club ride' })).toBeTruthy();
    expect(row?.textContent).toMatch(/Club ride.*A steady climb/);
  });

  it('tells of each row its place among all, loaded or not', async () => {
    signedIn({
      'GET /api/workouts': workoutPage([ride, run], { totalCount: 900, filteredCount: 300 }),
    });
    renderApp('/');
    const rows = within(await all()).getAllByRole('listitem');
    expect(
      rows.map((row) => [row.getAttribute('aria-posinset'), row.getAttribute('aria-setsize')]),
    ).toEqual([
      ['1', '300'],
      ['2', '300'],
    ]);
  });

  it('invites somebody without workouts to upload [HOME-01]', async () => {
    signedIn({ 'GET /api/workouts': noWorkouts });
    renderApp('/');
    const invitation = await screen.findByRole('link', { name: 'Upload First Workout' });
    expect(invitation.getAttribute('href')).toBe('/upload');
    expect(
      within(screen.getByRole('region', { name: 'How it works' })).getAllByRole('listitem'),
    ).toHaveLength(3);
    expect(screen.getByRole('link', { name: 'Upload a workout' }).getAttribute('href')).toBe(
      '/upload',
    );
  });

  it('holds the place of the rows while they load', async () => {
    let answer: (page: object) => void = () => undefined;
    signedIn({ 'GET /api/workouts': () => new Promise<object>((resolve) => (answer = resolve)) });
    renderApp('/');
    expect(await screen.findByRole('status', { name: 'Loading workouts' })).toBeTruthy();
    answer(noWorkouts);
  });

  it('says Failed to load workouts. Please try again. and tries again [HOME-18]', async () => {
    const network = signedIn({
      'GET /api/workouts': failure(500, 'INTERNAL', 'Request 17 failed.'),
    });
    const { user } = renderApp('/');
    expect(await screen.findByText('Failed to load workouts. Please try again.')).toBeTruthy();
    network.answer({ 'GET /api/workouts': () => json(workoutPage([ride])) });
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('region', { name: 'Recent Uploads' })).toBeTruthy();
  });

  it('says that what is shown may be old while there is no connection [HOME-18]', async () => {
    signedIn({ 'GET /api/workouts': workoutPage([ride]) });
    renderApp('/');
    await all();
    expect(screen.queryByText(/You are offline/)).toBeNull();
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    fireEvent(window, new Event('offline'));
    expect((await screen.findByText('You are offline.')).parentElement?.textContent).toMatch(
      /was loaded at \d\d:\d\d and may be old/,
    );
    online.mockReturnValue(true);
    fireEvent(window, new Event('online'));
    expect(screen.queryByText('You are offline.')).toBeNull();
  });

  it('says that it is offline and reloads once online [HOME-18]', async () => {
    const network = signedIn({
      'GET /api/workouts': () => Promise.reject(new TypeError('Failed to fetch')),
    });
    renderApp('/');
    expect(
      await screen.findByRole('heading', { name: 'Stridewatt cannot be reached' }),
    ).toBeTruthy();
    network.answer({ 'GET /api/workouts': () => json(workoutPage([ride])) });
    fireEvent(window, new Event('online'));
    expect(await screen.findByRole('region', { name: 'Recent Uploads' })).toBeTruthy();
  });
});

describe('theme', () => {
  it('is chosen in the settings menu, kept, and shown immediately', async () => {
    signedIn();
    const { user } = renderApp('/');
    await user.click(await screen.findByRole('button', { name: 'Settings' }));
    await user.click(await screen.findByText('Dark'));
    expect(document.documentElement.dataset['theme']).toBe('dark');
    expect(localStorage.getItem('theme')).toBe('dark');
    await user.click(screen.getByRole('button', { name: 'Settings' }));
    await user.click(await screen.findByText('Same as system'));
    expect(document.documentElement.dataset['theme']).toBe('light');
    expect(localStorage.getItem('theme')).toBeNull();
  });
});
