import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { failure } from '#testing/environment/network.js';
import { renderApp } from '#testing/environment/render-app.js';
import { signedIn } from '#testing/accounts/signed-in.js';
import { firstDayOfStrip } from '#features/workouts/model/list/this-week.js';
import { listedWorkout, workoutPage } from '#testing/workouts/workouts.js';

const ride = listedWorkout();

const all = () => screen.findByRole('region', { name: 'All Workouts' });

describe('this week on the home page', () => {
  const now = new Date();
  const today = new Date(now.getTime() - now.getTimezoneOffset() * 60_000)
    .toISOString()
    .slice(0, 10);
  const recentRide = listedWorkout({ startTime: now.toISOString() });
  const progress = {
    from: today,
    to: today,
    firstDay: today,
    mixedLoad: false,
    days: [
      { day: today, load: 71, fitness: 2, fatigue: 9, form: 0, warmingUp: true, unmeasured: 0 },
    ],
    weeks: [],
    efficiency: { reason: 'Too few rides.' },
  };
  const strip = () => screen.findByRole('region', { name: 'This week' });

  it('shows the week, form warming up under 42 days, and links to progress', async () => {
    const network = signedIn({
      'GET /api/workouts': workoutPage([recentRide]),
      'GET /api/progress': progress,
    });
    renderApp('/');
    expect(await within(await strip()).findByText('warming up')).toBeTruthy();
    expect(
      within(await strip())
        .getByRole('link')
        .getAttribute('href'),
    ).toBe('/progress');
    expect(network.callsTo('GET /api/progress')[0]?.query.get('from')).toBe(firstDayOfStrip(today));
  });

  it('says what stands out in the week, and leaves out what the figures say', async () => {
    const finding = (kind: string, span: string, statement: string) => ({
      ...{ kind, span, statement },
      because: '',
    });
    signedIn({
      'GET /api/workouts': workoutPage([recentRide]),
      'GET /api/progress': progress,
      'GET /api/progress/findings': {
        findings: [
          finding('weeks.efficiency', 'month', 'You get 3% more power.'),
          finding('weeks.sum', 'thisWeek', 'This week was as usual.'),
          finding('weeks.streak', 'thisWeek', '11 weeks in a row.'),
        ],
        next: null,
      },
    });
    renderApp('/');
    expect(await within(await strip()).findByText(/11.weeks in a row/)).toBeTruthy();
    expect((await strip()).textContent).not.toMatch(/as usual|more power/);
  });

  it('is not there, nor asked for, where the newest workout is older than five weeks', async () => {
    const network = signedIn({
      'GET /api/workouts': workoutPage([{ ...ride, startTime: '2025-01-01T08:00:00.000Z' }]),
      'GET /api/progress': progress,
    });
    renderApp('/');
    await all();
    expect(screen.queryByRole('region', { name: 'This week' })).toBeNull();
    expect(network.callsTo('GET /api/progress')).toHaveLength(0);
  });

  it('says where it did not load, and tries again', async () => {
    const network = signedIn({
      'GET /api/workouts': workoutPage([recentRide]),
      'GET /api/progress': failure(500, 'INTERNAL', 'No.'),
    });
    const { user } = renderApp('/');
    expect(await within(await strip()).findByRole('alert')).toBeTruthy();
    network.answer({ 'GET /api/progress': progress });
    await user.click(within(await strip()).getByRole('button', { name: 'Retry' }));
    expect(await within(await strip()).findByText('Load')).toBeTruthy();
  });
});
