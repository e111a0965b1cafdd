import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { mockCanvas } from '#testing/environment/canvas-double.js';
import { rideOf } from '#testing/workouts/compared-workouts.js';
import { failure, type Answers } from '#testing/environment/network.js';
import { chatInput, conversation } from '#testing/coaching/open-coach.js';
import { openComparison } from '#testing/workouts/open-comparison.js';
import { StreamDouble } from '#testing/coaching/stream-double.js';

const EXACT = 'Sorry, I encountered an error processing your request. Please try again.';
const ROUTE = 'POST /api/ai/analyze-comparison';
const rides = [
  rideOf({ id: 'ride-1' }),
  rideOf({ id: 'ride-2', startTime: '2026-11-10T10:00:00.000Z' }),
];
const told = (content: string, changes: object = {}) => ({
  done: true,
  message: {
    role: 'assistant',
    content,
    evidence: [],
    unverified: [],
    coach: 'builtin',
    model: null,
    timestamp: '2026-11-18T09:00:00.000Z',
    ...changes,
  },
});

const question = () => chatInput('Ask about these workouts');

async function open(answers: Answers = {}) {
  const opened = await openComparison(rides, {
    'GET /api/chat/suggestions/comparison': { suggestions: [] },
    ...answers,
  });
  await screen.findByLabelText('Conversation');
  return { ...opened, ask: (text: string) => opened.user.type(question(), `${text}{Enter}`) };
}

describe('comparison chat', () => {
  beforeEach(mockCanvas);

  it('says that it is not saved [CMP-04]', async () => {
    await open();
    expect(screen.getByText('This conversation is temporary and not saved.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'What was sent' })).toBeNull();
  });

  it('sends ids and conversation, shows the answer as it comes [CMP-05, CMP-06]', async () => {
    const first = new StreamDouble();
    const { network, ask } = await open({ [ROUTE]: () => first.response() });
    await ask('Which was harder?');
    await first.push({ chunk: 'The second ' });
    expect(await conversation().findByText('The second')).toBeTruthy();
    await first.push(told('The second was harder.'));
    expect(await conversation().findByText('The second was harder.')).toBeTruthy();
    const [{ rawSummaryJson }] = rides as [(typeof rides)[number]];
    expect(network.callsTo(ROUTE)[0]?.body).toMatchObject({
      message: 'Which was harder?',
      workoutIds: ['ride-1', 'ride-2'],
      workouts: [
        { rawSummaryJson: { session: rawSummaryJson.session } },
        { rawSummaryJson: { session: rawSummaryJson.session } },
      ],
      conversationHistory: [],
    });
    expect(
      Object.keys((network.callsTo(ROUTE)[0]?.body as { workouts: object[] }).workouts[0] ?? {}),
    ).toEqual(['rawSummaryJson']);
    network.answer({ [ROUTE]: () => new StreamDouble().response() });
    await ask('Why?');
    await waitFor(() =>
      expect(network.callsTo(ROUTE)[1]?.body).toMatchObject({
        message: 'Why?',
        conversationHistory: [
          { role: 'user', content: 'Which was harder?' },
          { role: 'assistant', content: 'The second was harder.' },
        ],
      }),
    );
  });

  it('answers a failure, offers a retry, never resends failures [CMP-08]', async () => {
    const { user, network, ask } = await open({
      [ROUTE]: failure(503, 'COACH_UNAVAILABLE', 'The coach is resting.'),
    });
    await ask('Which was harder?');
    expect(await conversation().findByText(EXACT)).toBeTruthy();
    expect(conversation().getByText('The coach is resting.')).toBeTruthy();
    expect(conversation().getByText('Which was harder?')).toBeTruthy();
    const again = new StreamDouble();
    network.answer({ [ROUTE]: again.response() });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await again.push(told('The second was harder.'));
    expect(await conversation().findByText('The second was harder.')).toBeTruthy();
    expect(conversation().queryByText(EXACT)).toBeNull();
    expect(conversation().getAllByText('Which was harder?')).toHaveLength(1);
    expect(network.callsTo(ROUTE)[1]?.body).toMatchObject({ conversationHistory: [] });
  });

  it('says how long to wait where the day’s questions are used up [CMP-08]', async () => {
    const { ask } = await open({
      [ROUTE]: failure(429, 'RATE_LIMITED', 'No.', { retryAfterS: 3600 * 5 }),
    });
    await ask('Which was harder?');
    expect(await conversation().findByText(EXACT)).toBeTruthy();
    expect(conversation().getByText('Too many attempts. Try again in 5 hours.')).toBeTruthy();
  });

  it('is stopped without a word, with the question back in the field', async () => {
    const stream = new StreamDouble();
    const { user, ask } = await open({ [ROUTE]: ({ request }) => stream.response(request.signal) });
    await ask('Which was harder?');
    await user.click(screen.getByLabelText('Stop the answer'));
    await waitFor(() => expect(question().value).toBe('Which was harder?'));
    expect(conversation().queryByText(EXACT)).toBeNull();
  });

  it('suggests questions that these workouts can answer', async () => {
    const { user, network } = await open({
      'GET /api/chat/suggestions/comparison': { suggestions: ['Which was harder?'] },
      [ROUTE]: () => new StreamDouble().response(),
    });
    await user.click(await screen.findByRole('button', { name: 'Which was harder?' }));
    await waitFor(() => expect(network.callsTo(ROUTE)).toHaveLength(1));
    expect(network.callsTo('GET /api/chat/suggestions/comparison')[0]?.query.get('ids')).toBe(
      'ride-1,ride-2',
    );
  });

  it('goes on where another workout is made the base', async () => {
    const stream = new StreamDouble();
    const { user, ask } = await open({ [ROUTE]: () => stream.response() });
    await ask('Which was harder?');
    await stream.push(told('The second was harder.'));
    await conversation().findByText('The second was harder.');
    await user.click(
      within(screen.getByRole('list', { name: 'Workouts compared' })).getByRole('button', {
        name: /^Make base/,
      }),
    );
    expect(await conversation().findByText('The second was harder.')).toBeTruthy();
  });
});
