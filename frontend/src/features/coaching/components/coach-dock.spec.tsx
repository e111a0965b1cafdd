import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { athlete } from '../../../testing/athlete.js';
import { mockCanvas } from '../../../testing/canvas-double.js';
import { failure, type Answers } from '../../../testing/network.js';
import { openWorkout } from '../../../testing/open-workout.js';
import { StreamDouble } from '../../../testing/stream-double.js';
import { openedWorkout } from '../../../testing/workout-detail.js';
import type { ChatMessage } from '../model/message.js';

function message(changes: Partial<ChatMessage> = {}): ChatMessage {
  return {
    id: 'answer-1',
    role: 'assistant',
    content: 'Both blocks were even.',
    createdAt: '2026-11-18T09:00:00.000Z',
    userId: 'athlete-1',
    workoutId: 'ride-1',
    evidence: [],
    unverified: [],
    coach: 'builtin',
    ...changes,
  };
}

const conversation = () => within(screen.getByLabelText('Conversation'));
const input = () => screen.getByLabelText<HTMLTextAreaElement>('Ask about this workout');
const send = () => screen.getByLabelText('Send');

async function open(answers: Answers = {}) {
  const opened = await openWorkout(openedWorkout(), answers);
  await screen.findByLabelText('Conversation');
  const ask = async (text: string): Promise<void> => {
    await opened.user.type(input(), `${text}{Enter}`);
  };
  return { ...opened, ask };
}

/** Asks, with the answer in the test's hands. */
async function asking(text = 'Was it even?') {
  const stream = new StreamDouble();
  const opened = await open({ 'POST /api/ai/chat': ({ request }) => stream.response(request.signal) });
  await opened.ask(text);
  return { ...opened, stream };
}

describe('coach', () => {
  beforeEach(mockCanvas);

  it('opens with the first report and the conversation so far (CHAT-01, CHAT-02)', async () => {
    const { network } = await open({ 'GET /api/chat/messages': { messages: [message({ id: 'q', role: 'user', content: 'Was it even?', coach: null }), message()] } });
    expect(conversation().getByText('An interval session.')).toBeTruthy();
    expect(await conversation().findByText('Was it even?')).toBeTruthy();
    expect(conversation().getByText('Both blocks were even.')).toBeTruthy();
    expect(network.callsTo('GET /api/chat/messages')[0]?.query.get('workoutId')).toBe('ride-1');
  });

  it('says that the history could not be loaded, and loads it on demand (CHAT-17)', async () => {
    const { user, network } = await open({ 'GET /api/chat/messages': failure(500, 'ANY', 'No.') });
    expect((await screen.findAllByText('Failed to load chat history')).length).toBeGreaterThan(0);
    network.answer({ 'GET /api/chat/messages': { messages: [message()] } });
    await user.click(conversation().getByText('Try again'));
    expect(await conversation().findByText('Both blocks were even.')).toBeTruthy();
  });

  it('asks a suggested question at a click', async () => {
    const { user, network } = await open({
      'GET /api/chat/suggestions': { suggestions: ['Did I fade at the end?'] },
      'POST /api/ai/chat': () => new StreamDouble().response(),
    });
    await user.click(await screen.findByText('Did I fade at the end?'));
    await waitFor(() => expect(network.callsTo('POST /api/ai/chat')[0]?.body).toEqual({ message: 'Did I fade at the end?', workoutId: 'ride-1', unitSystem: 'METRIC' }));
  });
});

describe('asking', () => {
  beforeEach(mockCanvas);

  it('shows the question at once, the answer as it comes, and the stored answer at its end (CHAT-03, CHAT-09)', async () => {
    const { network, stream } = await asking();
    expect(conversation().getByText('Was it even?')).toBeTruthy();
    await stream.push({ chunk: 'Both blocks ' });
    expect(await conversation().findByText('Both blocks')).toBeTruthy();
    await stream.push({ done: true, message: message({ evidence: [{ id: 'F1', label: 'First block', value: 250, unit: 'W', display: '250 W' }] }), remaining: 0 });
    expect(await screen.findByText('Built-in coach')).toBeTruthy();
    expect(conversation().getByText('Both blocks were even.')).toBeTruthy();
    expect(screen.getByText('No free question is left on this workout.')).toBeTruthy();
    expect(network.callsTo('POST /api/ai/chat')[0]?.headers.get('Accept')).toBe('text/event-stream');
  });

  it('tells the finished answer to those who hear it, once and whole', async () => {
    const { stream } = await asking();
    const spoken = screen.getAllByRole('status').find((region) => region.getAttribute('aria-live') === 'polite' && region.textContent === '');
    await stream.push({ chunk: 'Both ' });
    await conversation().findByText('Both');
    expect(spoken?.textContent).toBe('');
    await stream.push({ done: true, message: message(), remaining: null });
    await waitFor(() => expect(spoken?.textContent).toBe('Both blocks were even.'));
  });

  it('ignores an empty text (CHAT-04)', async () => {
    const { network, ask } = await open();
    await ask('   ');
    expect(send()).toHaveProperty('disabled', true);
    expect(network.callsTo('POST /api/ai/chat')).toHaveLength(0);
  });

  it('ignores a second question while an answer is on the way, and keeps what is typed (CHAT-05)', async () => {
    const { network, ask } = await asking();
    await ask('And now?');
    expect(network.callsTo('POST /api/ai/chat')).toHaveLength(1);
    expect(input().value).toBe('And now?');
  });

  it('sends with Enter and breaks the line with Shift and Enter (CHAT-07)', async () => {
    const { user, network } = await open({ 'POST /api/ai/chat': () => new StreamDouble().response() });
    await user.type(input(), 'one{Shift>}{Enter}{/Shift}two');
    expect(input().value).toBe('one\ntwo');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(network.callsTo('POST /api/ai/chat')[0]?.body).toMatchObject({ message: 'one\ntwo' }));
  });

  it('grows its input to 100 px and no further (CHAT-08)', async () => {
    await open();
    const height = jest.spyOn(HTMLTextAreaElement.prototype, 'scrollHeight', 'get').mockReturnValue(340);
    fireEvent.change(input(), { target: { value: 'a\nb\nc\nd\ne\nf\ng' } });
    expect(input().style.height).toBe('100px');
    height.mockRestore();
  });

  it('stops an answer at a click and leaves nothing of it behind (CHAT-09)', async () => {
    const { user, stream } = await asking();
    await stream.push({ chunk: 'Both ' });
    await user.click(screen.getByLabelText('Stop the answer'));
    await waitFor(() => expect(conversation().queryByText('Was it even?')).toBeNull());
    expect(conversation().queryByText('Both')).toBeNull();
    expect(input().value).toBe('Was it even?');
    await user.type(input(), ' Really?');
    expect(screen.queryByText('Error')).toBeNull();
  });

  it('shows the numbers that were left out (unverified)', async () => {
    await open({ 'GET /api/chat/messages': { messages: [message({ unverified: ['312 W'] })] } });
    expect(await conversation().findByText('Left out, because no data of this workout supports it: 312 W.')).toBeTruthy();
  });

  it('marks the place of a fact on the curves', async () => {
    const { user } = await open();
    await screen.findByText('Whole workout');
    await user.click(conversation().getByTitle('See it on the curves'));
    const { left, width } = screen.getByTestId('highlight').style;
    expect([left, width]).toEqual(['16.667%', '16.667%']);
    expect(screen.getByText('10:00 to 20:00')).toBeTruthy();
  });
});

describe('a question that fails', () => {
  beforeEach(mockCanvas);

  async function failing(refusal: Response): Promise<void> {
    const { ask } = await open({ 'POST /api/ai/chat': refusal });
    await ask('Was it even?');
    await waitFor(() => expect(conversation().queryByText('Was it even?')).toBeNull());
    expect(input().value).toBe('Was it even?');
  }

  it('is taken back, with the server’s reason (CHAT-09, CHAT-16)', async () => {
    await failing(failure(503, 'COACH_UNAVAILABLE', 'The coach is resting.'));
    expect(await screen.findByText('Error')).toBeTruthy();
    expect(screen.getByText('The coach is resting.')).toBeTruthy();
  });

  it('is taken back with a sentence of our own where the server has none (CHAT-16)', async () => {
    await failing(new Response('Bad gateway', { status: 502 }));
    expect(await screen.findByText('Failed to send message. Please try again.')).toBeTruthy();
  });

  it('asks for the profile where the coach needs it (CHAT-10, CHAT-11)', async () => {
    await failing(failure(400, 'ONBOARDING_REQUIRED', 'No.', { requiresOnboarding: true }));
    expect(await screen.findByText('Profile Setup Required')).toBeTruthy();
    expect(screen.getByText('Complete your fitness profile to get personalized coaching analysis.')).toBeTruthy();
    expect(screen.getByText('Complete Setup').getAttribute('href')).toBe('/onboarding');
    expect(screen.queryByText('Error')).toBeNull();
  });

  it('opens the upgrade dialog when the free question is used (CHAT-12)', async () => {
    await failing(failure(402, 'TRIAL_QUESTION_LIMIT', 'No.'));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText("You've used your 1 free question for this workout.")).toBeTruthy();
    expect(dialog.getByText('Upgrade to Pro').closest('a')?.getAttribute('href')).toBe('/subscribe');
  });

  it.each([
    ['an error in its middle', { error: { code: 'COACH_UNAVAILABLE', message: 'The coach could not finish.' } }, 'The coach could not finish.'],
    ['no end', null, 'Failed to send message. Please try again.'],
  ])('is taken back when the answer has %s (CHAT-09, CHAT-16)', async (_, frame, sentence) => {
    const { stream } = await asking();
    await stream.push({ chunk: 'Both ' });
    if (frame) await stream.push(frame);
    await stream.end();
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(conversation().queryByText('Both')).toBeNull();
    expect(conversation().queryByText('Was it even?')).toBeNull();
  });
});

describe('reaching the coach', () => {
  beforeEach(mockCanvas);

  const desktop = window.matchMedia.bind(window);
  afterEach(() => {
    window.matchMedia = desktop;
  });

  it('takes one key from anywhere but a field', async () => {
    const { user } = await open();
    await user.keyboard('/');
    await waitFor(() => expect(document.activeElement).toBe(input()));
    await user.keyboard('/');
    expect(input().value).toBe('/');
  });

  it('is a sheet on phones, opened by a bar or the key', async () => {
    window.matchMedia = (media) => ({ ...desktop(media), media, matches: media === '(max-width: 767px)' });
    const { user } = await openWorkout(openedWorkout());
    await user.click(screen.getByText('Ask the coach'));
    const sheet = within(await screen.findByRole('dialog', { name: 'Coach' }));
    expect(sheet.getByText('An interval session.')).toBeTruthy();
    await user.click(sheet.getByTitle('See it on the curves'));
    await act(async () => undefined);
    expect(screen.getByTestId('highlight')).toBeTruthy();
  });

  it('keeps a question that met the end of the session, through signing in again', async () => {
    const { user, network, ask } = await open();
    network.answer({
      'POST /api/ai/chat': failure(401, 'UNAUTHENTICATED', 'Please sign in.'),
      'POST /api/auth/login': { token: 'fresh', user: athlete() },
    });
    await ask('Did I fade?');
    await user.type(await screen.findByLabelText('Password'), 'secret1{Enter}');
    await screen.findByText('Workout Summary');
    await waitFor(() => expect(input().value).toBe('Did I fade?'));
  });
});
