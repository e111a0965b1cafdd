import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { mockCanvas } from '#testing/environment/canvas-double.js';
import { failure, type Answer, type Network } from '#testing/environment/network.js';
import { openedWorkout, recordedStreams } from '#testing/workouts/workout-detail.js';
import { openProfile, savedProfile, type OpenedProfile } from '#testing/accounts/profile-page.js';

const save = () =>
  screen.getByText<HTMLElement>('Save Preferences').closest('button') as HTMLButtonElement;
const options = (): (string | null)[] =>
  screen.getAllByRole('option').map(({ textContent }) => textContent);
const imperial = {
  unitSystem: 'IMPERIAL',
  paceUnit: 'min/mi',
  distanceUnit: 'mi',
  elevationUnit: 'ft',
};
const saved: Answer = { profile: { ...savedProfile, ...imperial } };

async function choose({ user }: OpenedProfile, label: string, option: string): Promise<void> {
  await user.click(screen.getByLabelText(label));
  const found = await waitFor(() => {
    const title = Array.from(
      document.querySelectorAll<HTMLElement>('.ant-select-item-option'),
    ).find(({ title }) => title === option);
    if (!title) throw new Error(`there is no ${option}`);
    return title;
  });
  await user.click(found);
}

async function chooseImperial(app: OpenedProfile): Promise<void> {
  await choose(app, 'Unit system', 'Imperial');
  await choose(app, 'Pace unit', 'min/mi');
  await choose(app, 'Distance unit', 'miles');
  await choose(app, 'Elevation unit', 'ft');
}

const go = async (app: OpenedProfile, path: string): Promise<void> =>
  act(async () => app.history.push(path));
const workoutCalls = (network: Network): number =>
  network.callsTo('GET /api/workouts/ride-1').length;

describe('unit preferences', () => {
  it.each([
    ['Unit system', ['METRIC', 'IMPERIAL']],
    ['Pace unit', ['min/km', 'min/mi']],
    ['Distance unit', ['km', 'mi']],
    ['Elevation unit', ['m', 'ft']],
  ])('%s is a select [PRO-09, PRO-10]', async (label, values) => {
    const { user } = await openProfile();
    await user.click(screen.getByLabelText(label));
    await waitFor(() => expect(options()).toEqual(values));
  });

  it('can be saved only with unsaved changes, and says that there are some [PRO-11]', async () => {
    const app = await openProfile();
    expect([save().disabled, screen.queryByText('You have unsaved changes')]).toEqual([true, null]);
    await choose(app, 'Distance unit', 'miles');
    expect([save().disabled, Boolean(screen.queryByText('You have unsaved changes'))]).toEqual([
      false,
      true,
    ]);
    await choose(app, 'Distance unit', 'km');
    expect([save().disabled, screen.queryByText('You have unsaved changes')]).toEqual([true, null]);
  });

  it('sends all four units and confirms [PRO-10, PRO-13, PRO-14]', async () => {
    const app = await openProfile({ 'POST /api/profile': saved });
    await chooseImperial(app);
    await app.user.click(save());
    expect(await screen.findByText('Preferences Saved')).toBeTruthy();
    expect(app.network.callsTo('POST /api/profile')[0]?.body).toEqual(imperial);
    expect([save().disabled, screen.queryByText('You have unsaved changes')]).toEqual([true, null]);
  });

  it('reloads an open workout, whose sentences use these units [PRO-13]', async () => {
    mockCanvas();
    const app = await openProfile(
      {
        'POST /api/profile': saved,
        'GET /api/workouts/ride-1': { workout: openedWorkout() },
        'GET /api/workouts/ride-1/streams': recordedStreams(),
      },
      '/profile',
    );
    await go(app, '/workouts/ride-1');
    await waitFor(() => expect(workoutCalls(app.network)).toBe(1));
    await go(app, '/profile');
    await screen.findByRole('heading', { level: 1, name: 'Profile' });
    await choose(app, 'Distance unit', 'miles');
    await app.user.click(save());
    await screen.findByText('Preferences Saved');
    await go(app, '/workouts/ride-1');
    await waitFor(() => expect(workoutCalls(app.network)).toBe(2));
  });

  it('says Save Failed and keeps what was chosen [PRO-14]', async () => {
    const app = await openProfile({
      'POST /api/profile': failure(500, 'INTERNAL_ERROR', 'Request 7 failed.'),
    });
    await choose(app, 'Elevation unit', 'ft');
    await app.user.click(save());
    expect(await screen.findByText('Save Failed')).toBeTruthy();
    expect(screen.getByText('Failed to save your preferences. Please try again.')).toBeTruthy();
    expect([save().disabled, Boolean(screen.queryByText('You have unsaved changes'))]).toEqual([
      false,
      true,
    ]);
  });
});
