import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { mockCanvas } from '#testing/environment/canvas-double.js';
import {
  ASK,
  askingDemo,
  begunDemo,
  conversationOf,
  demoMessage,
  MESSAGES,
  openDemo,
  pass,
  until,
} from '#testing/coaching/demo.js';
import { failure } from '#testing/environment/network.js';
import { StreamDouble } from '#testing/coaching/stream-double.js';

const conversation = () => within(screen.getByRole('log', { name: 'Conversation' }));
const input = () => screen.getByLabelText<HTMLTextAreaElement>('Ask about this ride');
const shown = (text: string) => until(() => conversation().queryByText(text));
const gone = (text: string) => until(() => conversation().queryByText(text) === null);
const toast = (text: string) => until(() => screen.queryByText(text));

const BROKEN = [
  ['has no end', null],
  ['has a bad frame', 'data: {"chunk": "It\n\n'],
  [
    'says that it failed',
    'data: {"error": {"code": "COACH_UNAVAILABLE", "message": "Resting."}}\n\n',
  ],
] as const;

const NO_KEYS = ['', '%20%20'];

describe('the coach of the demo', () => {
  beforeEach(() => {
    mockCanvas();
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('shows earlier messages of the session [DEMO-18, DEMO-23, DEMO-29]', async () => {
    const { network } = await openDemo({ [MESSAGES]: conversationOf(2) });
    await shown('Answer 2');
    expect(network.callsTo(MESSAGES)[0]?.query.get('sessionId')).toBe('key-1');
    expect(screen.getByText('2 of 6 questions')).toBeTruthy();
  });

  it('counts, builds and keeps answers [DEMO-25, DEMO-29, DEMO-35, DEMO-42, X-29]', async () => {
    const { stream } = await askingDemo();
    await shown('How hard was this ride?');
    expect(screen.getByText('1 of 6 questions')).toBeTruthy();
    expect(screen.getByText(/answers take 5-10 seconds/)).toBeTruthy();
    await stream.push({ chunk: 'It was ' });
    await stream.push({ chunk: 'hard.' });
    await shown('It was hard.');
    expect(conversation().queryByText('Built-in coach')).toBeNull();
    await stream.push({
      done: true,
      message: demoMessage('assistant', 'It was hard.'),
      questionsUsed: 1,
    });
    await shown('Built-in coach');
    expect(conversation().getAllByText('It was hard.')).toHaveLength(1);
    expect(screen.getByText('1 of 6 questions')).toBeTruthy();
  });

  it('does not count a question that the server did not count', async () => {
    const { stream } = await askingDemo();
    await stream.push({
      done: true,
      message: demoMessage('assistant', 'I did not understand that.'),
      questionsUsed: 0,
    });
    await shown('I did not understand that.');
    expect(screen.getByText('0 of 6 questions')).toBeTruthy();
  });

  it.each(BROKEN)(
    'takes a question back, and its count, where the answer %s [DEMO-26, DEMO-36, DEMO-40]',
    async (_, text) => {
      await begunDemo({
        [ASK]: new Response(`data: {"chunk": "It was "}\n\n${text ?? ''}`, {
          headers: { 'Content-Type': 'text/event-stream' },
        }),
      });
      await pass(510);
      await toast('Failed to send message. Please try again.');
      await gone('How hard was this ride?');
      expect(conversation().queryByText('It was')).toBeNull();
      expect(screen.getByText('0 of 6 questions')).toBeTruthy();
      expect(input().value).toBe('How hard was this ride?');
    },
  );

  it('takes back a question when the visitor goes offline [DEMO-36, DEMO-40]', async () => {
    const { stream, network } = await askingDemo();
    await stream.push({ chunk: 'It was ' });
    await shown('It was');
    await stream.lose();
    await toast('Failed to send message. Please try again.');
    await gone('How hard was this ride?');
    expect(screen.getByText('0 of 6 questions')).toBeTruthy();
    expect(input().value).toBe('How hard was this ride?');
    expect(network.callsTo(ASK)).toHaveLength(1);
  });

  it('takes a question back that the server refuses [DEMO-36, DEMO-40]', async () => {
    await begunDemo({ [ASK]: failure(500, 'INTERNAL', 'Something broke.') });
    await pass(510);
    await toast('Failed to send message. Please try again.');
    expect(screen.queryByText('Something broke.')).toBeNull();
    await gone('How hard was this ride?');
    expect(screen.getByText('0 of 6 questions')).toBeTruthy();
  });

  it('says that all six questions are used, before a seventh is sent [DEMO-38]', async () => {
    const { user, network } = await begunDemo({ [MESSAGES]: conversationOf(6) });
    await until(() => screen.queryByText('6 of 6 questions'));
    await user.type(input(), 'One more?{Enter}');
    await toast('Question Limit Reached');
    expect(
      screen.getByText("You've used all your demo questions. Click NEXT to continue."),
    ).toBeTruthy();
    expect(network.callsTo(ASK)).toHaveLength(0);
  });

  it('says that the server knows questions asked elsewhere [DEMO-38]', async () => {
    const { user, network } = await begunDemo({
      [MESSAGES]: conversationOf(5),
      [ASK]: failure(429, 'DEMO_QUESTION_LIMIT', 'No more.'),
    });
    await shown('Answer 5');
    network.answer({ [MESSAGES]: conversationOf(6) });
    await user.type(input(), 'One more?{Enter}');
    await toast('Question Limit Reached');
    await gone('One more?');
    await shown('Answer 6');
    expect(screen.getByText('6 of 6 questions')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'NEXT' })).toBeNull();
    expect(screen.getByText('Get Started').closest('a')?.dataset['flashes']).toBe('true');
  });

  it('reports a conversation that cannot load and asks nothing [DEMO-41]', async () => {
    const { network } = await begunDemo({ [MESSAGES]: failure(500, 'INTERNAL', 'No.') });
    await until(() => screen.queryAllByText('Failed to load demo chat history').length === 2);
    await pass(2000);
    expect(network.callsTo(ASK)).toHaveLength(0);
  });

  it('asks its first question once the conversation has loaded [DEMO-28, DEMO-41]', async () => {
    const { user, network } = await begunDemo({
      [MESSAGES]: failure(500, 'INTERNAL', 'No.'),
      [ASK]: () => new StreamDouble().response(),
    });
    await until(() => screen.queryByRole('button', { name: 'Try again' }));
    await pass(2000);
    network.answer({ [MESSAGES]: conversationOf(0) });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await shown('How hard was this ride?');
    expect(network.callsTo(ASK)).toHaveLength(1);
  });

  it('leads to a new demo when the session is over [DEMO-37, DEMO-41]', async () => {
    const { network } = await begunDemo({
      [MESSAGES]: failure(404, 'NOT_FOUND', 'There is no such demo session.'),
    });
    await toast('Failed to load demo chat history');
    expect(screen.getByText('This session cannot be opened')).toBeTruthy();
    expect(screen.getByText('Start the demo').closest('a')?.getAttribute('href')).toBe('/demo');
    await pass(2000);
    expect(screen.queryByLabelText('Ask about this ride')).toBeNull();
    expect(network.callsTo(ASK)).toHaveLength(0);
  });

  it.each(NO_KEYS)('asks nothing without a key: "%s" counts as none [DEMO-37]', async (key) => {
    const { network } = await begunDemo({}, `sport=cycling&level=beginner&sessionId=${key}`);
    await pass(2000);
    expect(screen.getByText('Start the demo').closest('a')?.getAttribute('href')).toBe('/demo');
    expect(network.calls.filter(({ path }) => path.startsWith('/api/demo-chat'))).toHaveLength(0);
  });

  it('carries no token, even with an athlete signed in [DEMO-20, X-32]', async () => {
    localStorage.setItem('token', 'secret');
    const { network } = await askingDemo();
    const demo = network.calls.filter(({ path }) => path.startsWith('/api/demo'));
    expect(new Set(demo.map(({ path }) => path))).toEqual(
      new Set([
        '/api/demo-workouts/ride-1',
        '/api/demo-workouts/ride-1/streams',
        '/api/demo-questions',
        '/api/demo-chat/messages/ride-1',
        '/api/demo-chat',
      ]),
    );
    expect(demo.filter(({ headers }) => headers.has('Authorization'))).toEqual([]);
  });
});
