import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { mockCanvas } from '#testing/environment/canvas-double.js';
import { failure } from '#testing/environment/network.js';
import {
  chatInput,
  conversation,
  openCoach,
  storedAnswer,
  storedQuestion,
} from '#testing/coaching/open-coach.js';
import { openWorkout } from '#testing/workouts/open-workout.js';
import { StreamDouble } from '#testing/coaching/stream-double.js';
import { openedWorkout } from '#testing/workouts/workout-detail.js';

const history = (...messages: readonly object[]) => ({ 'GET /api/chat/messages': { messages } });

describe('coach', () => {
  beforeEach(mockCanvas);

  it('opens with the conversation so far [CHAT-01, CHAT-02]', async () => {
    const { network } = await openCoach(history(storedQuestion('Was it even?'), storedAnswer()));
    expect(await conversation().findByText('Was it even?')).toBeTruthy();
    expect(conversation().getByText('Both blocks were even.')).toBeTruthy();
    expect(network.callsTo('GET /api/chat/messages')[0]?.query.get('workoutId')).toBe('ride-1');
  });

  it('says who wrote the report and does not repeat it [P7]', async () => {
    await openCoach();
    expect(
      await conversation().findByText(/^The built-in coach wrote the report on this page\./),
    ).toBeTruthy();
    expect(conversation().queryByText(/Two even blocks/)).toBeNull();
    expect(screen.getAllByText(/Ride the next two at the same power\./)).toHaveLength(1);
  });

  it('says that the history could not be loaded, and loads it on demand [CHAT-17]', async () => {
    const { user, network } = await openCoach({
      'GET /api/chat/messages': failure(500, 'ANY', 'No.'),
    });
    expect((await screen.findAllByText('Failed to load chat history')).length).toBeGreaterThan(0);
    network.answer(history(storedAnswer()));
    await user.click(conversation().getByText('Try again'));
    expect(await conversation().findByText('Both blocks were even.')).toBeTruthy();
  });

  it('asks a suggested question at a click, and keeps what is typed beside it', async () => {
    const { user, network } = await openCoach({
      'GET /api/chat/suggestions': { suggestions: ['Did I fade at the end?'], levels: [] },
      'POST /api/ai/chat': () => new StreamDouble().response(),
    });
    await user.type(chatInput(), 'And my');
    await user.click(await screen.findByText('Did I fade at the end?'));
    await waitFor(() =>
      expect(network.callsTo('POST /api/ai/chat')[0]?.body).toMatchObject({
        message: 'Did I fade at the end?',
        workoutId: 'ride-1',
        unitSystem: 'METRIC',
      }),
    );
    expect(chatInput().value).toBe('And my');
    expect(document.activeElement).toBe(chatInput());
  });
});

describe('suggested questions', () => {
  beforeEach(mockCanvas);

  const five = (level: string) => [1, 2, 3, 4, 5].map((number) => `${level} ${number}?`);
  const levels = ['beginner', 'intermediate', 'advanced'].map((level) => ({
    level,
    questions: five(level),
    plan: [`${level} plan 1?`, `${level} plan 2?`],
  }));
  const suggested = {
    'GET /api/chat/suggestions': { suggestions: ['intermediate 3?', 'beginner 1?'], levels },
  };
  const shown = (list: string) =>
    within(screen.getByRole('list', { name: list }))
      .getAllByRole('button')
      .map(({ textContent }) => textContent);

  it('start as the five best; a level shows five and two [CHAT-18, CHAT-19]', async () => {
    const { user } = await openCoach(suggested);
    await user.click(await screen.findByRole('button', { name: '16 more questions' }));
    const level = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
    expect(level('Intermediate').checked).toBe(true);
    expect(shown('Suggested questions').toSorted()).toEqual(five('intermediate'));
    expect(shown('What to train next')).toEqual(['intermediate plan 1?', 'intermediate plan 2?']);
    await user.click(level('Advanced'));
    expect(shown('Suggested questions')).toEqual(five('advanced'));
    await user.click(level('Beginner'));
    expect(shown('Suggested questions')).toEqual(five('beginner'));
  });

  it('leave out what was asked', async () => {
    await openCoach({ ...suggested, ...history(storedQuestion('Intermediate 3'), storedAnswer()) });
    await conversation().findByText('Intermediate 3');
    expect(await screen.findByRole('button', { name: '18 more questions' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'intermediate 3?' })).toBeNull();
  });
});

describe('an answer', () => {
  beforeEach(mockCanvas);

  it.each([
    ['builtin', 'Built-in coach'],
    ['openai', 'AI coach'],
    ['safety', 'Safety advice'],
  ])('of %s says that it is by: %s', async (coach, name) => {
    await openCoach(history(storedAnswer({ coach })));
    expect(await conversation().findByText(name)).toBeTruthy();
  });

  it('of a model names it quietly beside who answered', async () => {
    await openCoach(history(storedAnswer({ coach: 'openai', model: 'gpt-4o-mini' })));
    expect(await conversation().findByText('AI coach, gpt-4o-mini')).toBeTruthy();
  });

  it('says how many sentences were left out, and quotes none', async () => {
    await openCoach(
      history(storedAnswer({ content: 'You held 298 W.', unverified: ['312 W', 'headwind'] })),
    );
    expect(
      await conversation().findByText('2 sentences left out: your data do not support them.'),
    ).toBeTruthy();
    expect(conversation().queryByText(/312 W|headwind/)).toBeNull();
  });

  it('shows a fact on the curves, and in the address', async () => {
    const evidence = openedWorkout().reports[0]?.evidence ?? [];
    const { user } = await openCoach(history(storedAnswer({ evidence })));
    await screen.findByText('Whole workout');
    const chip = await conversation().findByRole('link', { name: 'First block 250 W' });
    expect(chip.getAttribute('href')).toBe('#t=600-1200&ch=power');
    await user.click(chip);
    expect(await screen.findByText('10:00 to 20:00')).toBeTruthy();
    await waitFor(() => expect(window.location.hash).toBe('#t=600-1200&ch=power'));
  });

  it('is copied at a click', async () => {
    const { user } = await openCoach(history(storedAnswer()));
    await user.click(await conversation().findByRole('button', { name: 'Copy' }));
    expect(await conversation().findByText('Copied')).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe('Both blocks were even.');
  });

  it('is asked for again', async () => {
    const { user, network } = await openCoach({
      ...history(storedQuestion('Was it even?'), storedAnswer()),
      'POST /api/ai/chat': () => new StreamDouble().response(),
    });
    await user.click(await conversation().findByRole('button', { name: 'Ask again' }));
    await waitFor(() =>
      expect(network.callsTo('POST /api/ai/chat')[0]?.body).toMatchObject({
        message: 'Was it even?',
      }),
    );
  });

  it('tells what was sent for it, word by word', async () => {
    const sent = {
      coach: 'openai',
      model: 'gpt-4o-mini',
      engineVersion: '1.4.2',
      sheetHash: 'sha256:abc',
      instructions: [{ name: 'Tone', version: 3 }],
      sheet: 'F1 moving_time 1:32:10',
      turns: [{ role: 'user', content: 'Was it hot?' }],
    };
    const { user } = await openCoach({
      ...history(storedAnswer()),
      'GET /api/chat/messages/answer-1/sent': sent,
    });
    await user.click(await conversation().findByRole('button', { name: 'What was sent' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'What was sent' }));
    expect(await dialog.findByText('F1 moving_time 1:32:10')).toBeTruthy();
    for (const text of [
      'AI coach, gpt-4o-mini',
      'engine 1.4.2',
      'Tone (version 3)',
      'sha256:abc',
      'Was it hot?',
    ])
      expect(dialog.getByText(text)).toBeTruthy();
    expect(dialog.getByText(/went to the model gpt-4o-mini, and nothing else/)).toBeTruthy();
  });

  it('of the built-in coach left this server for nobody', async () => {
    const sent = {
      coach: 'builtin',
      model: null,
      engineVersion: '1.4.2',
      sheetHash: 'sha256:abc',
      instructions: [],
      sheet: 'F1',
      turns: [],
    };
    const { user } = await openCoach({
      ...history(storedAnswer()),
      'GET /api/chat/messages/answer-1/sent': sent,
    });
    await user.click(await conversation().findByRole('button', { name: 'What was sent' }));
    expect(
      await screen.findByText(
        'Nothing left this server. The built-in coach read the question and what stands below.',
      ),
    ).toBeTruthy();
  });
});

describe('reaching the coach', () => {
  beforeEach(mockCanvas);

  const desktop = window.matchMedia.bind(window);
  afterEach(() => {
    window.matchMedia = desktop;
  });

  it('takes one key from anywhere but a field', async () => {
    const { user } = await openCoach();
    await user.keyboard('/');
    await waitFor(() => expect(document.activeElement).toBe(chatInput()));
    await user.keyboard('/');
    expect(chatInput().value).toBe('/');
  });

  it('is opened by the button in the bar, which opens the general chat elsewhere [P7, HOME-01]', async () => {
    const { user } = await openCoach();
    await user.click(screen.getByRole('button', { name: 'Hide the coach' }));
    expect(screen.queryByLabelText('Conversation')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Chat about this workout' }));
    await waitFor(() => expect(document.activeElement).toBe(chatInput()));
    await user.click(screen.getByRole('button', { name: 'General chat' }));
    expect(await screen.findByRole('dialog', { name: /General chat/ })).toBeTruthy();
  });

  it('goes from message to message with Page Up and Page Down', async () => {
    const { user } = await openCoach(history(storedQuestion('Was it even?'), storedAnswer()));
    await conversation().findByText('Was it even?');
    screen.getByLabelText('Conversation').focus();
    const focused = () => document.activeElement?.getAttribute('aria-label');
    await user.keyboard('{PageUp}');
    expect(focused()).toBe('Built-in coach, answer');
    await user.keyboard('{PageUp}');
    expect(focused()).toBe('Your question');
    await user.keyboard('{PageDown}');
    expect(focused()).toBe('Built-in coach, answer');
  });

  it('is a sheet where the window has no room for it, and a fact puts it away [P7]', async () => {
    window.matchMedia = (media) => ({
      ...desktop(media),
      media,
      matches: media === '(max-width: 1199px)',
    });
    const evidence = openedWorkout().reports[0]?.evidence.slice(0, 1) ?? [];
    const { user } = await openWorkout(openedWorkout(), history(storedAnswer({ evidence })));
    await user.click(screen.getByText('Ask the coach'));
    const sheet = within(await screen.findByRole('dialog', { name: 'Coach' }));
    expect(sheet.getByRole('button', { name: 'General chat' })).toBeTruthy();
    await user.click(await sheet.findByTitle('See it on the curves'));
    expect(await screen.findByText('10:00 to 20:00')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Coach' })).toBeNull());
  });
});
