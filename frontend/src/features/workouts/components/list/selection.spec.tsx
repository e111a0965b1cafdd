import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { failure, type Network } from '#testing/environment/network.js';
import { renderApp } from '#testing/environment/render-app.js';
import { signedIn } from '#testing/accounts/signed-in.js';
import { openedWorkout } from '#testing/workouts/workout-detail.js';
import { listedWorkout, workoutPage } from '#testing/workouts/workouts.js';

const ride = (id: string, headline: string) =>
  listedWorkout({ id, headline, automaticTitle: headline });
const rides = [ride('a', 'First'), ride('b', 'Second'), ride('c', 'Third'), ride('d', 'Fourth')];
const run = listedWorkout({
  id: 'r',
  headline: 'Run',
  automaticTitle: 'Run',
  sport: 'trail_running',
  family: 'running',
  startTime: '2026-11-01T09:00:00.000Z',
});

function stage(): Network {
  return signedIn({
    'GET /api/workouts': ({ query }) =>
      query.get('sport') === 'trail_running'
        ? workoutPage([run], { totalCount: 5, filteredCount: 1 })
        : workoutPage([...rides, run]),
  });
}

const box = (name: string) =>
  screen.findByRole<HTMLInputElement>('checkbox', { name: new RegExp(`^Select ${name},`) });
const focus = async (name: string): Promise<void> => {
  const target = await box(name);
  act(() => target.focus());
};
const bar = () => screen.getByRole('complementary', { name: 'Selected for comparison' });
const analyze = () =>
  within(bar()).getByRole<HTMLButtonElement>('button', { name: 'Analyze Selected' });

describe('selection for a comparison', () => {
  it('names each box after its workout and its day [HOME-09]', async () => {
    stage();
    renderApp('/');
    expect((await box('First')).getAttribute('aria-label')).toBe('Select First, 17 Nov 2026');
  });

  it('leads with two or three to the comparison [HOME-09, HOME-10]', async () => {
    stage();
    const { user, address } = renderApp('/');
    await user.click(await box('First'));
    expect(analyze().disabled).toBe(true);
    expect(within(bar()).getByRole('status').textContent).toBe(
      '1 selected. Choose one or two more rides.',
    );
    await user.click(await box('Third'));
    await waitFor(() => expect(analyze().disabled).toBe(false));
    await user.click(analyze());
    await waitFor(() => expect(address()).toBe('/compare?ids=a,c'));
  });

  it('keeps the selection in the address, and finds it there again [HOME-09]', async () => {
    stage();
    const { user, address } = renderApp('/?selected=b');
    expect((await box('Second')).checked).toBe(true);
    await user.click(await box('First'));
    await waitFor(() => expect(address()).toBe('/?selected=b,a'));
    await user.click(await box('Second'));
    await waitFor(() => expect(address()).toBe('/?selected=a'));
  });

  it('disables the other boxes at three, says why, and lets go again [HOME-11]', async () => {
    stage();
    const { user } = renderApp('/?selected=a,b');
    await user.click(await box('Third'));
    await waitFor(async () => expect((await box('Fourth')).disabled).toBe(true));
    const why = (await box('Fourth')).getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(why)?.textContent).toBe(
      'Three are chosen, which is the most that can be compared.',
    );
    expect(within(bar()).getByRole('status').textContent).toBe(
      '3 selected. Three is the most that can be compared.',
    );
    expect((await box('First')).disabled).toBe(false);
    await user.click(await box('First'));
    await waitFor(async () => expect((await box('Fourth')).disabled).toBe(false));
  });

  it('disables boxes of another sport with the reason [HOME-12]', async () => {
    stage();
    const { user } = renderApp('/');
    expect((await box('Run')).disabled).toBe(false);
    await user.click(await box('First'));
    await waitFor(async () => expect((await box('Run')).disabled).toBe(true));
    await user.hover((await box('Run')).parentElement ?? document.body);
    expect((await screen.findByRole('tooltip')).textContent).toBe(
      'Only rides can be added: a ride is not compared with a run.',
    );
  });

  it('compares indoor and outdoor rides as one family [HOME-10]', async () => {
    signedIn({
      'GET /api/workouts': workoutPage([
        ride('a', 'First'),
        listedWorkout({
          id: 'i',
          headline: 'Indoor',
          automaticTitle: 'Indoor',
          sport: 'indoor_cycling',
        }),
      ]),
    });
    const { user } = renderApp('/');
    await user.click(await box('First'));
    expect((await box('Indoor')).disabled).toBe(false);
  });

  it('goes by keyboard alone: Space selects, Enter compares [HOME-09]', async () => {
    stage();
    const { user, address } = renderApp('/');
    await focus('First');
    await user.keyboard(' ');
    await user.keyboard('{Enter}');
    expect(address()).toBe('/?selected=a');
    await focus('Second');
    await user.keyboard(' {Enter}');
    await waitFor(() => expect(address()).toBe('/compare?ids=a,b'));
  });

  it('survives a filter that hides what is selected, and going back [HOME-09]', async () => {
    stage();
    const { user, address, history } = renderApp('/');
    await user.click(await box('First'));
    await user.click(screen.getByRole('combobox', { name: 'Activity' }));
    await user.click(await screen.findByTitle('Trail Running'));
    await waitFor(() => expect(address()).toBe('/?selected=a&sport=trail_running'));
    expect(within(bar()).getByText('First')).toBeTruthy();
    await user.click(within(bar()).getByRole('button', { name: 'Remove First, 17 Nov 2026' }));
    await user.click(await box('Run'));
    act(() => history.back());
    await waitFor(() => expect(address()).toBe('/?selected=r'));
    expect((await box('First')).disabled).toBe(true);
  });

  it('is cleared immediately, and the keyboard goes on at the list [HOME-09]', async () => {
    stage();
    const { user, address } = renderApp('/?selected=a,b');
    await box('First');
    await user.click(within(bar()).getByRole('button', { name: 'Clear' }));
    await waitFor(() => expect(address()).toBe('/'));
    expect(screen.queryByRole('complementary', { name: 'Selected for comparison' })).toBeNull();
    expect(document.activeElement?.textContent).toBe('All Workouts');
  });

  it('asks what an id is that no list holds, and drops what is not there [HOME-09]', async () => {
    const network = stage();
    network.answer({
      'GET /api/workouts/old': { workout: openedWorkout({ id: 'old' }) },
      'GET /api/workouts/gone': failure(404, 'NOT_FOUND', 'No.'),
    });
    const { address } = renderApp('/?selected=old,gone');
    await waitFor(() => expect(address()).toBe('/?selected=old'));
    expect(await within(bar()).findByText('Two even blocks at 250 W')).toBeTruthy();
  });

  it('keeps of a mixed address what is of the sport of the first [HOME-12]', async () => {
    stage();
    const { address } = renderApp('/?selected=a,r,b');
    await waitFor(() => expect(address()).toBe('/?selected=a,b'));
  });
});
