import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderApp } from '#testing/environment/render-app.js';
import { signedIn } from '#testing/accounts/signed-in.js';
import { listedWorkout, workoutPage } from '#testing/workouts/workouts.js';

const home = async (changedByEngine: string | null) => {
  signedIn({ 'GET /api/workouts': workoutPage([listedWorkout({ changedByEngine })]) });
  const app = renderApp('/');
  await screen.findByRole('region', { name: 'Recent Uploads' });
  return app;
};
const note = () => screen.queryByRole('complementary', { name: 'Changed figures' });

describe('changed figures on home', () => {
  beforeEach(() => localStorage.removeItem('home.engine'));

  it('are announced until the athlete has read it', async () => {
    const { user } = await home('1.7.0');
    expect(note()?.textContent).toContain('The analysis was improved (engine 1.7.0)');
    await user.click(within(note() as HTMLElement).getByRole('button', { name: 'Got it' }));
    expect(note()).toBeNull();
  });

  it('stay away where they were read', async () => {
    localStorage.setItem('home.engine', '"1.7.0"');
    await home('1.7.0');
    expect(note()).toBeNull();
  });

  it('are not announced where no figure changed', async () => {
    await home(null);
    expect(note()).toBeNull();
  });
});
