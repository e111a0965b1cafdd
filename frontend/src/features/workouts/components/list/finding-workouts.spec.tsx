import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { signedIn } from '#testing/accounts/signed-in.js';
import { failure } from '#testing/environment/network.js';
import { fillIn, renderApp } from '#testing/environment/render-app.js';
import { listedWorkout, workoutPage } from '#testing/workouts/workouts.js';

const ride = listedWorkout();
const run = listedWorkout({ id: 'run-1', sport: 'running', family: 'running' });
const day = {
  ...{ day: '2026-11-17', rides: 1, runs: 0, workouts: 1 },
  ...{ movingS: 3600, distanceM: 30_000, load: null, withoutLoad: 1 },
};
const week = { ...day, week: '2026-11-16', load: 71, withoutLoad: 0 };
const calendar = { from: '2026-10-26', to: '2026-12-06', days: [day], weeks: [week] };

const field = () => screen.findByRole<HTMLInputElement>('searchbox', { name: 'Search workouts' });
const all = () => screen.findByRole('region', { name: 'All Workouts' });

describe('search on home', () => {
  it('asks for what is typed, in the address and one step back', async () => {
    const network = signedIn({ 'GET /api/workouts': workoutPage([ride, run]) });
    const { user, address, history } = renderApp('/');
    await fillIn(user, await field(), 'Zürich june');
    await waitFor(() => expect(address()).toBe(`/?q=${encodeURIComponent('Zürich')}+june`));
    await waitFor(() =>
      expect(network.callsTo('GET /api/workouts').at(-1)?.query.get('q')).toBe('Zürich june'),
    );
    expect(network.callsTo('GET /api/workouts').at(-1)?.query.get('today')).toMatch(/^\d{4}-/);
    await user.type(await field(), ' 2025');
    await waitFor(() => expect(address()).toContain('2025'));
    act(() => history.back());
    await waitFor(() => expect(address()).toBe('/'));
    expect((await field()).value).toBe('');
  });

  it('says what was searched where nothing is found, and clears it with one click', async () => {
    signedIn({
      'GET /api/workouts': ({ query }) =>
        query.get('q') ? workoutPage([], { totalCount: 2 }) : workoutPage([ride, run]),
    });
    const { user, address } = renderApp('/?q=alpe');
    expect((await field()).value).toBe('alpe');
    expect(await screen.findByText(/You have no workouts that match .*alpe/)).toBeTruthy();
    const notice = screen.getByRole('heading', { name: 'No workouts match' }).parentElement;
    await user.click(within(notice as HTMLElement).getByRole('button', { name: 'Clear search' }));
    await waitFor(() => expect(address()).toBe('/'));
    expect((await field()).value).toBe('');
  });

  it('empties with Escape and stays in the field', async () => {
    signedIn({ 'GET /api/workouts': workoutPage([ride]) });
    const { user, address } = renderApp('/?q=tempo');
    await user.click(await field());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(address()).toBe('/'));
    expect(document.activeElement).toBe(await field());
  });

  it('filters all rides or one kind, together with the search', async () => {
    const network = signedIn({ 'GET /api/workouts': workoutPage([ride, run]) });
    const { user, address } = renderApp('/?q=tempo&sport=running');
    await all();
    await user.click(screen.getByRole('combobox', { name: 'Activity' }));
    await user.click(await screen.findByTitle('All rides'));
    await waitFor(() => expect(address()).toBe('/?q=tempo&family=cycling'));
    const last = network.callsTo('GET /api/workouts').at(-1)?.query;
    expect([last?.get('family'), last?.get('q'), last?.get('sport')]).toEqual([
      'cycling',
      'tempo',
      null,
    ]);
  });
});

describe('a title in the list', () => {
  const open = async (answer: object) => {
    const network = signedIn({
      'GET /api/workouts': workoutPage([ride]),
      'PATCH /api/workouts/ride-1': answer,
    });
    const { user } = renderApp('/');
    const rename = within(await all()).getByRole('button', { name: /^Rename Evening ride/ });
    await user.click(rename);
    const input = await screen.findByRole<HTMLInputElement>('textbox', {
      name: 'Title of this workout',
    });
    return { network, user, input };
  };
  const link = async () => within(await all()).findByRole('link');

  it('is shown before the server has answered, and kept', async () => {
    let done: (answer: object) => void = () => undefined;
    const { network, user, input } = await open(
      () => new Promise<object>((resolve) => (done = resolve)),
    );
    expect(input.placeholder).toBe('Evening ride, 30 km');
    await fillIn(user, input, ' Col du Galibier ');
    await user.keyboard('{Enter}');
    expect((await link()).textContent).toBe('Col du Galibier');
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Rename/);
    network.answer({
      'GET /api/workouts': workoutPage([{ ...ride, title: 'Col du Galibier' }]),
    });
    done({ workout: { id: 'ride-1', title: 'Col du Galibier', notes: null } });
    await waitFor(() =>
      expect(network.callsTo('PATCH /api/workouts/ride-1').map(({ body }) => body)).toEqual([
        { title: 'Col du Galibier' },
      ]),
    );
    expect((await link()).textContent).toBe('Col du Galibier');
  });

  it('is put back where it could not be saved, and what was typed is kept', async () => {
    const { user, input } = await open(failure(503, 'ANY', 'The database is down.'));
    await fillIn(user, input, 'Col du Galibier');
    await user.keyboard('{Enter}');
    expect((await screen.findByText('The database is down.')).getAttribute('role')).toBe('alert');
    const again = screen.getByRole<HTMLInputElement>('textbox', { name: 'Title of this workout' });
    expect(again.value).toBe('Col du Galibier');
    await user.keyboard('{Escape}');
    expect((await link()).textContent).toBe('Evening ride, 30\u00a0km');
  });
});

describe('the calendar beside the list', () => {
  it('narrows the list to a day or a week, and lets go again', async () => {
    const network = signedIn({
      'GET /api/workouts': workoutPage([ride]),
      'GET /api/workouts/calendar': calendar,
    });
    const { user, address } = renderApp('/?q=tempo');
    await all();
    await user.click(await screen.findByRole('button', { name: 'Calendar' }));
    const name = 'Tuesday 17 November 2026: 1 ride, load N/A';
    await user.click(await screen.findByRole('button', { name }));
    await waitFor(() => expect(address()).toBe('/?q=tempo&from=2026-11-17&to=2026-11-17'));
    const { query } = network.callsTo('GET /api/workouts/calendar')[0] ?? {};
    expect([query?.get('from'), query?.get('to'), query?.get('q')]).toEqual([
      '2026-10-26',
      '2026-12-06',
      'tempo',
    ]);
    await user.click(screen.getByRole('button', { name: /^Week of 16 November 2026: .*load 71/ }));
    await waitFor(() => expect(address()).toBe('/?q=tempo&from=2026-11-16&to=2026-11-22'));
    await user.click(screen.getByRole('button', { name: /show all days/ }));
    await waitFor(() => expect(address()).toBe('/?q=tempo'));
  });

  it('is one stop for Tab, and moves by keys through days and months', async () => {
    signedIn({
      'GET /api/workouts': workoutPage([ride]),
      'GET /api/workouts/calendar': calendar,
    });
    const { user, address } = renderApp('/');
    await all();
    await user.click(await screen.findByRole('button', { name: 'Calendar' }));
    const grid = await screen.findByRole('grid', { name: 'November 2026' });
    const stops = [...grid.querySelectorAll<HTMLElement>('[tabindex="0"]')];
    expect(stops.map((stop) => stop.dataset['place'])).toEqual(['2026-11-17']);
    act(() => stops[0]?.focus());
    await user.keyboard('{PageUp}');
    expect(await screen.findByRole('grid', { name: 'October 2026' })).toBeTruthy();
    expect(document.activeElement?.getAttribute('data-place')).toBe('2026-10-17');
    await user.keyboard('{PageDown}{Home}{ArrowRight}');
    expect(document.activeElement?.getAttribute('data-place')).toBe('2026-11-17');
    await screen.findByRole('button', { name: 'Tuesday 17 November 2026: 1 ride, load N/A' });
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/?from=2026-11-17&to=2026-11-17'));
  });
});
