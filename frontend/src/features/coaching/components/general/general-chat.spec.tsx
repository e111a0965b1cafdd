import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { failure, type Answers } from '#testing/environment/network.js';
import {
  chatInput,
  conversation,
  storedAnswer,
  storedQuestion,
} from '#testing/coaching/open-coach.js';
import { renderApp } from '#testing/environment/render-app.js';
import { signedIn } from '#testing/accounts/signed-in.js';
import { StreamDouble } from '#testing/coaching/stream-double.js';
import { localDay } from '#lib/local-day.js';

const SUGGESTIONS = {
  running: ['r1', 'r2', 'r3', 'r4', 'r5', 'r6'],
  cycling: ['c1', 'c2', 'c3', 'c4', 'c5', 'c6'],
};
const blocked = () =>
  failure(403, 'GENERAL_CHAT_TRIAL_BLOCKED', 'The general chat is part of Pro.');
const general = (changes: object = {}) => storedAnswer({ ...changes, workoutId: 'none' });

async function openGeneral(answers: Answers = {}) {
  const network = signedIn({
    'GET /api/chat/general': { messages: [] },
    'GET /api/chat/suggestions/general': SUGGESTIONS,
    ...answers,
  });
  const app = renderApp('/upload');
  await app.user.click(await screen.findByRole('button', { name: 'General chat' }));
  return { ...app, network };
}

/**
 * By the title that stands in it: under test all dialogs name themselves by the same id, so one
 * above another cannot be found by its name.
 */
const dialog = async (title = 'General chat'): Promise<HTMLElement> => {
  const found = (await screen.findAllByText(title))
    .map((text) => text.closest<HTMLElement>('[role="dialog"]'))
    .find((inside) => inside?.textContent?.startsWith(title));
  if (!found) throw new Error(`no dialog is titled ${title}`);
  return found;
};
const question = () => chatInput('Ask about your training');

describe('general chat', () => {
  it('opens from the bar with input and suggestions [HOME-01, GCH-01, GCH-03]', async () => {
    await openGeneral({
      'GET /api/chat/general': { messages: [storedQuestion('How was my week?'), general()] },
    });
    const inside = within(await dialog());
    expect(await inside.findByText('How was my week?')).toBeTruthy();
    expect(inside.getByText('Both blocks were even.')).toBeTruthy();
    expect(inside.getByRole('button', { name: 'Send Message' })).toHaveProperty('disabled', true);
    expect(inside.getByRole('button', { name: 'Suggested questions' })).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(question()));
  });

  it('opens with the key that asks [HOME-01]', async () => {
    signedIn({ 'GET /api/chat/general': { messages: [] } });
    const { user } = renderApp('/upload');
    await screen.findByRole('button', { name: 'General chat' });
    await user.keyboard('/');
    expect(await dialog()).toBeTruthy();
  });

  it('suggests six questions for each sport and asks one on click [GCH-02, GCH-04]', async () => {
    const { user, network } = await openGeneral({
      'POST /api/ai/general-chat': () => new StreamDouble().response(),
    });
    await user.click(within(await dialog()).getByRole('button', { name: 'Suggested questions' }));
    const inside = within(await dialog('Suggested questions'));
    const shown = async () =>
      within(await inside.findByRole('tabpanel'))
        .getAllByRole('button')
        .map(({ textContent }) => textContent);
    await user.click(await inside.findByRole('tab', { name: 'Running' }));
    expect(await shown()).toEqual(SUGGESTIONS.running);
    await user.click(inside.getByRole('tab', { name: 'Cycling' }));
    expect(await shown()).toEqual(SUGGESTIONS.cycling);
    await user.click(inside.getByRole('button', { name: 'c3' }));
    await waitFor(() =>
      expect(network.callsTo('POST /api/ai/general-chat')[0]?.body).toMatchObject({
        message: 'c3',
        today: localDay(new Date()),
      }),
    );
    expect(conversation().getByText('c3')).toBeTruthy();
  });

  it('leads from a fact to the workout it comes from', async () => {
    const stream = new StreamDouble();
    const { user, address } = await openGeneral({
      'POST /api/ai/general-chat': () => stream.response(),
    });
    await dialog();
    await user.type(question(), 'My best?{Enter}');
    const fact = {
      id: 'F1',
      label: 'Best 20 min',
      value: 262,
      unit: 'W',
      display: '262 W',
      workout: '3 May 2026',
      workoutId: 'ride-1',
      at: { from: 600, to: 1800, channel: 'power' },
    };
    await stream.push({ done: true, message: general({ evidence: [fact] }), remaining: null });
    const chip = await conversation().findByRole('link', { name: '3 May 2026, Best 20 min 262 W' });
    expect(chip.getAttribute('href')).toBe('/workouts/ride-1#t=600-1800&ch=power');
    await user.click(chip);
    await waitFor(() => expect(address()).toBe('/workouts/ride-1#t=600-1800&ch=power'));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'General chat' })).toBeNull());
  });

  it('stops an answer with Escape and stays open', async () => {
    const stream = new StreamDouble();
    const { user } = await openGeneral({
      'POST /api/ai/general-chat': ({ request }) => stream.response(request.signal),
    });
    await dialog();
    await user.type(question(), 'My best?{Enter}');
    await stream.push({ chunk: 'Your ' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(question().value).toBe('My best?'));
    expect(await dialog()).toBeTruthy();
  });

  it('offers the plan to a trial user in its place [GCH-05]', async () => {
    const { user } = await openGeneral({ 'GET /api/chat/general': blocked() });
    const inside = within(await dialog('One coach for all your workouts'));
    expect(inside.getByRole('link', { name: 'Upgrade to Pro' }).getAttribute('href')).toBe(
      '/subscribe',
    );
    expect(screen.queryByRole('dialog', { name: 'General chat' })).toBeNull();
    expect(screen.queryByText('Failed to load general chat history')).toBeNull();
    await user.click(inside.getByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('opens once the plan allows it', async () => {
    const { user, network } = await openGeneral({ 'GET /api/chat/general': blocked() });
    await user.click(
      within(await dialog('One coach for all your workouts')).getByRole('button', {
        name: 'Not now',
      }),
    );
    network.answer({ 'GET /api/chat/general': { messages: [general()] } });
    await user.click(screen.getByRole('button', { name: 'General chat' }));
    expect(await within(await dialog()).findByText('Both blocks were even.')).toBeTruthy();
  });

  it('offers the plan where it ended in between, and keeps the question [GCH-05]', async () => {
    const { user } = await openGeneral({ 'POST /api/ai/general-chat': blocked() });
    await dialog();
    await user.type(question(), 'My best?{Enter}');
    expect(await dialog('One coach for all your workouts')).toBeTruthy();
    expect(question().value).toBe('My best?');
  });

  it('says that a question could not be sent, and keeps it [GCH-07]', async () => {
    const { user } = await openGeneral({
      'POST /api/ai/general-chat': failure(503, 'COACH_UNAVAILABLE', 'The coach is resting.'),
    });
    await dialog();
    await user.type(question(), 'My best?{Enter}');
    expect(await screen.findByText('Failed to send message')).toBeTruthy();
    expect(screen.getByText('The coach is resting.')).toBeTruthy();
    expect(question().value).toBe('My best?');
  });

  it('says that the history could not be loaded, and loads it on demand [GCH-08]', async () => {
    const { user, network } = await openGeneral({
      'GET /api/chat/general': failure(500, 'ANY', 'No.'),
    });
    expect(
      (await screen.findAllByText('Failed to load general chat history')).length,
    ).toBeGreaterThan(0);
    network.answer({ 'GET /api/chat/general': { messages: [general()] } });
    await user.click(conversation().getByText('Try again'));
    expect(await conversation().findByText('Both blocks were even.')).toBeTruthy();
  });
});
