import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { athlete } from '#testing/accounts/athlete.js';
import { mockCanvas } from '#testing/environment/canvas-double.js';
import { failure } from '#testing/environment/network.js';
import {
  askCoach,
  chatInput,
  conversation,
  openCoach,
  spoken,
  storedAnswer,
} from '#testing/coaching/open-coach.js';
import { StreamDouble } from '#testing/coaching/stream-double.js';
import { ownWords } from '#lib/own-words.js';

describe('asking', () => {
  beforeEach(mockCanvas);

  it('shows the question, the answer as it comes, then as stored [CHAT-03, CHAT-09]', async () => {
    const { network, stream } = await askCoach();
    expect(conversation().getByText('Was it even?')).toBeTruthy();
    await stream.push({ chunk: 'Both blocks ' });
    expect(await conversation().findByText('Both blocks')).toBeTruthy();
    await stream.push({
      done: true,
      message: storedAnswer({
        evidence: [{ id: 'F1', label: 'First block', value: 250, unit: 'W', display: '250 W' }],
      }),
      remaining: 0,
    });
    expect(await screen.findByText('Built-in coach')).toBeTruthy();
    expect(conversation().getByText('Both blocks were even.')).toBeTruthy();
    expect(screen.getByText('No free question is left on this workout.')).toBeTruthy();
    expect(network.callsTo('POST /api/ai/chat')[0]?.headers.get('Accept')).toBe(
      'text/event-stream',
    );
  });

  it('offers what a question may have meant, and asks what is chosen', async () => {
    const { network, stream } = await askCoach();
    await stream.push({
      done: true,
      message: storedAnswer({ content: "I didn't understand that." }),
      remaining: 1,
      guesses: [
        { label: 'Best interval', question: 'Which interval was my best?' },
        { label: 'Weakest interval', question: 'Which interval was my weakest?' },
      ],
    });
    const choices = await screen.findByRole('list', { name: 'Did you mean' });
    fireEvent.click(within(choices).getByRole('button', { name: 'Weakest interval' }));
    await waitFor(() => expect(network.callsTo('POST /api/ai/chat')).toHaveLength(2));
    expect(screen.queryByRole('list', { name: 'Did you mean' })).toBeNull();
  });

  it('announces that an answer comes, then the whole answer once', async () => {
    const { stream } = await askCoach();
    const log = screen.getByRole('log', { name: 'Conversation' });
    await stream.push({ chunk: 'Both blocks ' });
    await conversation().findByText('Both blocks');
    expect([log.getAttribute('aria-live'), log.getAttribute('aria-busy'), spoken()]).toEqual([
      'off',
      'true',
      'Reading your workout',
    ]);
    await stream.push({
      done: true,
      message: storedAnswer({ content: 'Both blocks were even. The second was 2.5 W higher.' }),
      remaining: null,
    });
    await waitFor(() =>
      expect(spoken()).toBe('Both blocks were even. The second was 2.5 W higher.'),
    );
    expect(log.getAttribute('aria-busy')).toBe('false');
  });

  it('ignores an empty text [CHAT-04]', async () => {
    const { network, ask } = await openCoach();
    await ask('   ');
    expect(screen.getByLabelText('Send')).toHaveProperty('disabled', true);
    expect(network.callsTo('POST /api/ai/chat')).toHaveLength(0);
  });

  it('ignores a second question meanwhile and keeps typed text [CHAT-05]', async () => {
    const { network, ask } = await askCoach();
    await ask('And now?');
    expect(network.callsTo('POST /api/ai/chat')).toHaveLength(1);
    expect(chatInput().value).toBe('And now?');
  });

  it('sends with Enter and breaks the line with Shift and Enter [CHAT-07]', async () => {
    const { user, network } = await openCoach({
      'POST /api/ai/chat': () => new StreamDouble().response(),
    });
    await user.type(chatInput(), 'one{Shift>}{Enter}{/Shift}two');
    expect(chatInput().value).toBe('one\ntwo');
    await user.keyboard('{Enter}');
    await waitFor(() =>
      expect(network.callsTo('POST /api/ai/chat')[0]?.body).toMatchObject({ message: 'one\ntwo' }),
    );
  });

  it('grows its input to 100 px and no further [CHAT-08]', async () => {
    await openCoach();
    const height = jest
      .spyOn(HTMLTextAreaElement.prototype, 'scrollHeight', 'get')
      .mockReturnValue(340);
    fireEvent.change(chatInput(), { target: { value: 'a\nb\nc\nd\ne\nf\ng' } });
    expect(chatInput().style.height).toBe('100px');
    height.mockRestore();
  });

  it.each([
    ['a click', 'click'],
    ['Escape', 'key'],
  ])(
    'stops an answer with %s, leaves nothing of it behind, and asks again at a click [CHAT-09]',
    async (_, way) => {
      const { user, stream, network } = await askCoach();
      await stream.push({ chunk: 'Both ' });
      await conversation().findByText('Both');
      if (way === 'key') await user.keyboard('{Escape}');
      else await user.click(screen.getByLabelText('Stop the answer'));
      await waitFor(() => expect(conversation().queryByText('Was it even?')).toBeNull());
      expect(conversation().queryByText('Both')).toBeNull();
      expect(chatInput().value).toBe('Was it even?');
      expect(screen.queryByText('Error')).toBeNull();
      const again = new StreamDouble();
      network.answer({ 'POST /api/ai/chat': again.response() });
      await user.click(screen.getByRole('button', { name: 'Try again' }));
      await again.push({ done: true, message: storedAnswer(), remaining: null });
      expect(await conversation().findByText('Both blocks were even.')).toBeTruthy();
      expect(chatInput().value).toBe('');
      expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    },
  );

  it('keeps earlier messages above a question asked while they load', async () => {
    let load: (answer: object) => void = () => undefined;
    const { ask } = await openCoach({
      'GET /api/chat/messages': () => new Promise<object>((resolve) => (load = resolve)),
      'POST /api/ai/chat': () => new StreamDouble().response(),
    });
    await ask('Was it even?');
    load({ messages: [storedAnswer({ content: 'You did not fade.' })] });
    expect(await conversation().findByText('Was it even?')).toBeTruthy();
    expect(
      conversation()
        .getAllByRole('article')
        .map(({ textContent }) => textContent),
    ).toEqual(
      expect.arrayContaining([expect.stringContaining('You did not fade.'), 'Was it even?']),
    );
  });

  it('finds a draft again after a reload', async () => {
    const { user } = await openCoach();
    await user.type(chatInput(), 'Did I');
    expect(ownWords.read('ride-1')).toBe('Did I');
  });

  it('offers a question again that a reload cut off', async () => {
    ownWords.keep('ride-1#asked', 'Was it even?');
    const { user, network } = await openCoach({
      'POST /api/ai/chat': () => new StreamDouble().response(),
    });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() =>
      expect(network.callsTo('POST /api/ai/chat')[0]?.body).toMatchObject({
        message: 'Was it even?',
      }),
    );
  });
});

describe('a question that fails', () => {
  beforeEach(mockCanvas);

  async function failing(refusal: Response): Promise<void> {
    const { ask } = await openCoach({ 'POST /api/ai/chat': refusal });
    await ask('Was it even?');
    await waitFor(() => expect(conversation().queryByText('Was it even?')).toBeNull());
    expect(chatInput().value).toBe('Was it even?');
  }

  it('is taken back, with the server’s reason [CHAT-09, CHAT-15, CHAT-16]', async () => {
    await failing(failure(503, 'COACH_UNAVAILABLE', 'The coach is resting.'));
    expect(await screen.findByText('Error')).toBeTruthy();
    expect(screen.getByText('The coach is resting.')).toBeTruthy();
  });

  it('is taken back with a sentence of our own where the server has none [CHAT-16]', async () => {
    await failing(new Response('Bad gateway', { status: 502 }));
    expect(await screen.findByText('Failed to send message. Please try again.')).toBeTruthy();
  });

  it('says how long to wait where too much was asked', async () => {
    await failing(failure(429, 'RATE_LIMITED', 'Too many requests.', { retryAfterS: 40 }));
    expect(await screen.findByText('Too many attempts. Try again in 40 seconds.')).toBeTruthy();
  });

  it('asks for the profile where the coach needs it [CHAT-10, CHAT-11]', async () => {
    await failing(failure(400, 'ONBOARDING_REQUIRED', 'No.', { requiresOnboarding: true }));
    expect(await screen.findByText('Profile Setup Required')).toBeTruthy();
    expect(
      screen.getByText('Complete your fitness profile to get personalized coaching analysis.'),
    ).toBeTruthy();
    expect(screen.getByText('Complete Setup').getAttribute('href')).toBe('/onboarding');
    expect(screen.queryByText('Error')).toBeNull();
  });

  it.each([
    ['TRIAL_QUESTION_LIMIT', "You've used your 1 free question for this workout."],
    ['SUBSCRIPTION_REQUIRED', 'Questions are answered again as soon as you subscribe.'],
  ])('with %s opens the upgrade dialog [CHAT-12]', async (code, sentence) => {
    await failing(failure(402, code, 'No.'));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(sentence)).toBeTruthy();
    expect(dialog.getByText('Upgrade to Pro').closest('a')?.getAttribute('href')).toBe(
      '/subscribe',
    );
  });

  it.each([
    [
      'an error in its middle',
      { error: { code: 'COACH_UNAVAILABLE', message: 'The coach could not finish.' } },
      'The coach could not finish.',
    ],
    ['no end', null, 'Failed to send message. Please try again.'],
  ])('is taken back when the answer has %s [CHAT-09, CHAT-16]', async (_, frame, sentence) => {
    const { stream } = await askCoach();
    await stream.push({ chunk: 'Both ' });
    if (frame) await stream.push(frame);
    await stream.end();
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(conversation().queryByText('Both')).toBeNull();
    expect(conversation().queryByText('Was it even?')).toBeNull();
  });

  it('stays through signing in again where the session had ended [FAULT-38]', async () => {
    const { user, network, ask } = await openCoach();
    network.answer({
      'POST /api/ai/chat': failure(401, 'UNAUTHENTICATED', 'Please sign in.'),
      'POST /api/auth/login': { token: 'fresh', user: athlete() },
    });
    await ask('Did I fade?');
    await user.type(await screen.findByLabelText('Password'), 'secret1{Enter}');
    await screen.findByText('Workout Summary');
    await waitFor(() => expect(chatInput().value).toBe('Did I fade?'));
  });
});
