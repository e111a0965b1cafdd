import { screen, within } from '@testing-library/react';
import type { ChatMessageAnswer } from '#api/generated/types.gen.js';
import type { Answers } from '../environment/network.js';
import { openWorkout } from '../workouts/open-workout.js';
import { StreamDouble } from './stream-double.js';
import { openedWorkout } from '../workouts/workout-detail.js';

/** An answer of the built-in coach as the server stores it. */
export function storedAnswer(changes: Partial<ChatMessageAnswer> = {}): ChatMessageAnswer {
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
    model: null,
    ...changes,
  };
}

export const storedQuestion = (
  content: string,
  changes: Partial<ChatMessageAnswer> = {},
): ChatMessageAnswer =>
  storedAnswer({ id: 'question-1', role: 'user', content, coach: null, ...changes });

export const conversation = () => within(screen.getByLabelText('Conversation'));
/** What screen readers announce of the answer. */
export const spoken = () => screen.getByRole('status', { name: 'Latest answer' }).textContent;
export const chatInput = (label = 'Ask about this workout') =>
  screen.getByLabelText<HTMLTextAreaElement>(label);

/** Opens a workout with its coach. */
export async function openCoach(answers: Answers = {}) {
  const opened = await openWorkout(openedWorkout(), answers);
  await screen.findByLabelText('Conversation');
  const ask = async (text: string): Promise<void> => {
    await opened.user.type(chatInput(), `${text}{Enter}`);
  };
  return { ...opened, ask };
}

/** Asks, with the answer in the test's hands. */
export async function askCoach(text = 'Was it even?') {
  const stream = new StreamDouble();
  const opened = await openCoach({
    'POST /api/ai/chat': ({ request }) => stream.response(request.signal),
  });
  await opened.ask(text);
  return { ...opened, stream };
}
