import { beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { mockCanvas } from '#testing/environment/canvas-double.js';
import { failure } from '#testing/environment/network.js';
import { openWorkout } from '#testing/workouts/open-workout.js';
import { fillIn } from '#testing/environment/render-app.js';
import { openedWorkout } from '#testing/workouts/workout-detail.js';

const words = (title: string | null, notes: string | null) => ({
  workout: { id: 'ride-1', title, notes },
});
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const nameField = () =>
  screen.findByRole<HTMLInputElement>('textbox', { name: 'Name of this workout' });
const notesField = () =>
  screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Notes on this workout' });

describe('name of a workout', () => {
  beforeEach(mockCanvas);

  it('is the heading, with the sport beside it or instead [WKT-02]', async () => {
    const { user, network } = await openWorkout(openedWorkout({ title: 'Alpe d’Huez' }), {
      'PATCH /api/workouts/ride-1': words(null, null),
    });
    expect(heading()).toBe('Alpe d’Huez');
    expect(screen.getByText('Cycling')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Rename' }));
    await user.clear(await nameField());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(heading()).toBe('Cycling Workout'));
    expect(network.callsTo('PATCH /api/workouts/ride-1').map(({ body }) => body)).toEqual([
      { title: null },
    ]);
  });

  it('is saved with Enter, and the keyboard is back where it was', async () => {
    const { user, network } = await openWorkout(openedWorkout(), {
      'PATCH /api/workouts/ride-1': words('Threshold day', null),
    });
    await user.click(screen.getByRole('button', { name: 'Rename' }));
    await fillIn(user, await nameField(), '  Threshold day ');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(heading()).toBe('Threshold day'));
    expect(network.callsTo('PATCH /api/workouts/ride-1').map(({ body }) => body)).toEqual([
      { title: 'Threshold day' },
    ]);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Rename' }));
  });

  it('stays as it was with Escape', async () => {
    const { user, network } = await openWorkout(openedWorkout());
    await user.click(screen.getByRole('button', { name: 'Rename' }));
    await fillIn(user, await nameField(), 'Never mind');
    await user.keyboard('{Escape}');
    expect(heading()).toBe('Cycling Workout');
    expect(network.callsTo('PATCH /api/workouts/ride-1')).toHaveLength(0);
  });

  it('that could not be saved stays in the field, with the reason beside it', async () => {
    const { user } = await openWorkout(openedWorkout(), {
      'PATCH /api/workouts/ride-1': failure(503, 'ANY', 'The database is down.'),
    });
    await user.click(screen.getByRole('button', { name: 'Rename' }));
    await fillIn(user, await nameField(), 'Threshold day');
    await user.keyboard('{Enter}');
    expect((await screen.findByText('The database is down.')).getAttribute('role')).toBe('alert');
    expect((await nameField()).value).toBe('Threshold day');
    expect((await nameField()).getAttribute('aria-invalid')).toBe('true');
  });

  it('of more than 120 characters is not sent, and nothing of it is cut off', async () => {
    const { user, network } = await openWorkout(openedWorkout());
    await user.click(screen.getByRole('button', { name: 'Rename' }));
    await fillIn(user, await nameField(), '🚴'.repeat(121));
    await user.keyboard('{Enter}');
    expect(screen.getByText('At most 120 characters: 1 too many.')).toBeTruthy();
    expect([...(await nameField()).value]).toHaveLength(121);
    expect(network.callsTo('PATCH /api/workouts/ride-1')).toHaveLength(0);
  });
});

describe('notes on a workout', () => {
  beforeEach(mockCanvas);

  it('are saved once on blur and shown as typed, never as markup', async () => {
    const text = 'Felt <b>heavy</b>\n- slept *badly*';
    const { user, network } = await openWorkout(openedWorkout(), {
      'PATCH /api/workouts/ride-1': words(null, text),
    });
    await user.click(screen.getByRole('button', { name: 'Add notes' }));
    await fillIn(user, await notesField(), text);
    await user.tab();
    expect((await screen.findByLabelText('Your notes')).textContent).toBe(text);
    expect(screen.getByLabelText('Your notes').children).toHaveLength(0);
    expect(network.callsTo('PATCH /api/workouts/ride-1').map(({ body }) => body)).toEqual([
      { notes: text },
    ]);
  });

  it('are saved by the button too, once', async () => {
    const { user, network } = await openWorkout(openedWorkout(), {
      'PATCH /api/workouts/ride-1': words(null, 'Windy'),
    });
    await user.click(screen.getByRole('button', { name: 'Add notes' }));
    await fillIn(user, await notesField(), 'Windy');
    await user.click(screen.getByRole('button', { name: 'Save notes' }));
    expect(await screen.findByLabelText('Your notes')).toBeTruthy();
    expect(network.callsTo('PATCH /api/workouts/ride-1')).toHaveLength(1);
  });

  it('that could not be saved stay in the field, and can be saved again', async () => {
    const { user, network } = await openWorkout(openedWorkout({ notes: 'Windy' }), {
      'PATCH /api/workouts/ride-1': () => Promise.reject(new TypeError('Failed to fetch')),
    });
    await user.click(screen.getByRole('button', { name: 'Edit notes' }));
    await user.clear(await notesField());
    await fillIn(user, await notesField(), 'Windy, and wet');
    await user.click(screen.getByRole('button', { name: 'Save notes' }));
    expect(await screen.findByText(/the server cannot be reached/)).toBeTruthy();
    expect((await notesField()).value).toBe('Windy, and wet');
    network.answer({ 'PATCH /api/workouts/ride-1': words(null, 'Windy, and wet') });
    await user.click(screen.getByRole('button', { name: 'Save notes' }));
    expect((await screen.findByLabelText('Your notes')).textContent).toBe('Windy, and wet');
  });

  it('are still in their field when the athlete is back after the session ended', async () => {
    const refused = failure(401, 'UNAUTHENTICATED', 'Please sign in.');
    const { user } = await openWorkout(openedWorkout(), { 'PATCH /api/workouts/ride-1': refused });
    await user.click(screen.getByRole('button', { name: 'Add notes' }));
    await fillIn(user, await notesField(), 'Headwind all the way');
    await user.click(screen.getByRole('button', { name: 'Save notes' }));
    expect(await screen.findByText(/^Your session has ended\./)).toBeTruthy();
    cleanup();
    const again = await openWorkout(openedWorkout(), {
      'PATCH /api/workouts/ride-1': words(null, 'Headwind all the way'),
    });
    expect((await notesField()).value).toBe('Headwind all the way');
    await again.user.click(screen.getByRole('button', { name: 'Save notes' }));
    expect((await screen.findByLabelText('Your notes')).textContent).toBe('Headwind all the way');
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('Headwind');
  });
});
