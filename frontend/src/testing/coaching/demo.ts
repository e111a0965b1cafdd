import { act, screen } from '@testing-library/react';
import { jest } from '@jest/globals';
import userEvent from '@testing-library/user-event';
import type { DemoMessageAnswer } from '#api/generated/types.gen.js';
import { mockNetwork, type Answers, type Network } from '../environment/network.js';
import { renderApp, type RenderedApp } from '../environment/render-app.js';
import { StreamDouble } from './stream-double.js';
import { openedRun, openedWorkout, recordedStreams } from '../workouts/workout-detail.js';

export const ASK = 'POST /api/demo-chat';
export const SESSION = 'POST /api/demo/session';
export const MESSAGES = 'GET /api/demo-chat/messages/ride-1';

export const demoMessage = (
  role: 'user' | 'assistant',
  content: string,
  id = content,
): DemoMessageAnswer => ({
  id,
  role,
  content,
  createdAt: '2026-11-18T09:00:00.000Z',
  evidence: [],
  unverified: [],
  coach: role === 'user' ? null : 'builtin',
});

export const QUESTIONS = [
  'How hard was this ride?',
  'Did I fade?',
  'Where was I strongest?',
  'What next?',
].map((questionText) => ({ questionText }));

/** A conversation of `count` questions with their answers. */
export const conversationOf = (count: number): object => ({
  messages: Array.from({ length: count }, (_, at) => [
    demoMessage('user', `Question ${at + 1}`),
    demoMessage('assistant', `Answer ${at + 1}`),
  ]).flat(),
  questionsUsed: count,
  questionLimit: 6,
});

/** Lets the clock of the page go on; the work of its promises is done on the way. */
export const pass = (milliseconds: number) =>
  act(() => jest.advanceTimersByTimeAsync(milliseconds));

/** What a frame of the page takes, ms: for what is drawn in steps. */
export const FRAME = 16;

/**
 * Until `look` finds what it looks for, at a clock that stands still, or goes on by `step` at each
 * look.
 */
export async function until<Found>(
  look: () => Found | null | undefined | false,
  step = 0,
): Promise<Found> {
  for (let turn = 0; turn < 2000; turn++) {
    const found = look();
    if (found) return found;
    await pass(step);
  }
  throw new Error(`this never came: ${look.toString()}`);
}

/** Opens the page of a sample at a clock in the test's hands. */
export async function openDemo(
  answers: Answers = {},
  search = 'sport=cycling&level=beginner&sessionId=key-1',
): Promise<RenderedApp & { readonly network: Network }> {
  const network = mockNetwork({
    'GET /api/demo-workouts/ride-1': {
      workout: openedWorkout({ title: 'Sample ride: two hills' }),
    },
    'GET /api/demo-workouts/run-1': { workout: openedRun({ title: 'Sample run: a hill' }) },
    'GET /api/demo-workouts/ride-1/streams': recordedStreams(),
    'GET /api/demo-questions': { questions: QUESTIONS },
    [MESSAGES]: conversationOf(0),
    ...answers,
  });
  const app = renderApp(`/demo-workout/ride-1?${search}`);
  await until(() => screen.queryByText('Workout Summary') && screen.queryByRole('dialog'));
  return {
    ...app,
    user: userEvent.setup({
      advanceTimers: (milliseconds) => void jest.advanceTimersByTime(milliseconds),
    }),
    network,
  };
}

/** A demo whose welcome is closed, at the moment of that. */
export async function begunDemo(answers: Answers = {}, search?: string) {
  const opened = await openDemo(answers, search);
  await opened.user.click(screen.getByRole('button', { name: "Let's Go!" }));
  return opened;
}

/** A demo in which the first question is on its way. */
export async function askingDemo(answers: Answers = {}) {
  const stream = new StreamDouble();
  const opened = await begunDemo({
    [ASK]: ({ request }) => stream.response(request.signal),
    ...answers,
  });
  await pass(500);
  await until(() => opened.network.callsTo(ASK).length === 1);
  return { ...opened, stream };
}

/**
 * A demo in which `count` questions are asked and answered, with the dialog open that NEXT opens.
 */
export async function demoAt(count: number, answers: Answers = {}) {
  const opened = await begunDemo({ [MESSAGES]: conversationOf(count), ...answers });
  await pass(500);
  await opened.user.click(await until(() => screen.queryByRole('button', { name: 'NEXT' })));
  await until(() => screen.queryByRole('dialog', { name: /What's next\?|Love what/ }), FRAME);
  return opened;
}
