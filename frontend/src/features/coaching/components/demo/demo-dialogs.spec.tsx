import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import { mockCanvas } from '#testing/environment/canvas-double.js';
import {
  ASK,
  askingDemo,
  begunDemo,
  conversationOf,
  demoAt,
  demoMessage,
  MESSAGES,
  openDemo,
  pass,
  QUESTIONS,
  until,
} from '#testing/coaching/demo.js';
import { failure } from '#testing/environment/network.js';
import { StreamDouble } from '#testing/coaching/stream-double.js';

const messageSent = ({ body }: { readonly body: unknown }) =>
  (body as { readonly message: string }).message;
const conversation = () => within(screen.getByRole('log', { name: 'Conversation' }));
const dialog = () => within(screen.getByRole('dialog'));

describe('the dialogs of the demo', () => {
  beforeEach(() => {
    mockCanvas();
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it("welcome the visitor; Let's Go! closes and scrolls up [DEMO-27, DEMO-42]", async () => {
    const scroll = jest
      .spyOn(window as { scrollTo: (place: object) => void }, 'scrollTo')
      .mockReturnValue(undefined);
    const { user } = await openDemo();
    expect(dialog().getByText(/5-10 seconds/)).toBeTruthy();
    scroll.mockClear();
    await user.click(screen.getByRole('button', { name: "Let's Go!" }));
    expect(scroll).toHaveBeenCalledWith({ top: 0 });
    await until(() => screen.queryByRole('dialog') === null);
  });

  it("show the server's first question 500 ms after the welcome [DEMO-28, DEMO-22]", async () => {
    const { network } = await begunDemo({ [ASK]: () => new StreamDouble().response() });
    await pass(480);
    expect(network.callsTo(ASK)).toHaveLength(0);
    await pass(30);
    await until(() => network.callsTo(ASK).length === 1);
    expect(network.callsTo(ASK).map(messageSent)).toEqual(['How hard was this ride?']);
    expect(network.callsTo('GET /api/demo-questions')[0]?.query.toString()).toBe(
      'sport=cycling&level=beginner',
    );
  });

  it.each([
    ['cycling', 'How hard was this ride?'],
    ['running', 'How hard was this run?'],
  ])(
    'fall back on a question of our own about %s where the server has none [DEMO-28, DEMO-43]',
    async (sport, question) => {
      const { network } = await begunDemo(
        {
          'GET /api/demo-questions': failure(500, 'INTERNAL', 'No.'),
          [ASK]: () => new StreamDouble().response(),
        },
        `sport=${sport}&level=beginner&sessionId=key-1`,
      );
      await pass(510);
      await until(() => network.callsTo(ASK).length === 1);
      expect(network.callsTo(ASK).map(messageSent)).toEqual([question]);
    },
  );

  it('ask nothing automatically where there is a conversation already', async () => {
    const { network } = await begunDemo({ [MESSAGES]: conversationOf(2) });
    await pass(2000);
    expect(network.callsTo(ASK)).toHaveLength(0);
    expect(screen.getByText('2 of 6 questions')).toBeTruthy();
  });

  it.each([1, 2, 5])(
    'after %i questions ask what is next, with choices and a line to write [DEMO-30, X-30]',
    async (count) => {
      await demoAt(count);
      expect(screen.getByRole('dialog', { name: "What's next?" })).toBeTruthy();
      const offered = within(dialog().getByRole('list', { name: 'Questions to ask' }))
        .getAllByRole('button')
        .map(({ textContent }) => textContent);
      expect(offered).toEqual(QUESTIONS.map(({ questionText }) => questionText));
      expect(dialog().getByLabelText('Or ask in your own words')).toBeTruthy();
      expect(dialog().queryByText('Learn More')).toBeNull();
    },
  );

  it.each([3, 4])(
    'after %i questions lead to more about the product, with questions to choose [DEMO-31]',
    async (count) => {
      await demoAt(count);
      expect(screen.getByRole('dialog', { name: "Love what you're seeing?" })).toBeTruthy();
      expect(dialog().getByRole('link', { name: 'Learn More' }).getAttribute('href')).toBe(
        '/getting-started',
      );
      expect(dialog().getByRole('list', { name: 'Questions to ask' })).toBeTruthy();
    },
  );

  it('send a chosen question 100 ms after it was chosen [DEMO-34]', async () => {
    const { user, network } = await demoAt(1, { [ASK]: () => new StreamDouble().response() });
    await user.click(dialog().getByRole('button', { name: 'Did I fade?' }));
    expect(network.callsTo(ASK)).toHaveLength(0);
    await pass(90);
    expect(network.callsTo(ASK)).toHaveLength(0);
    await pass(20);
    await until(() => network.callsTo(ASK).length === 1);
    expect(network.callsTo(ASK).map(messageSent)).toEqual(['Did I fade?']);
    expect(screen.getByText('2 of 6 questions')).toBeTruthy();
  });

  it('send what the visitor writes immediately [DEMO-30, DEMO-24]', async () => {
    const { user, network } = await demoAt(2, { [ASK]: () => new StreamDouble().response() });
    await user.type(dialog().getByLabelText('Or ask in your own words'), 'Was it even?{Enter}');
    await until(() => network.callsTo(ASK).length === 1);
    expect(network.callsTo(ASK)[0]?.body).toEqual({
      message: 'Was it even?',
      workoutId: 'ride-1',
      unitSystem: 'METRIC',
      sessionId: 'key-1',
      requestId: expect.any(String),
    });
  });

  it('flash Get Started only after the last question [DEMO-32, X-30]', async () => {
    const stream = new StreamDouble();
    const { user } = await demoAt(5, { [ASK]: () => stream.response() });
    const start = screen.getByText('Get Started').closest('a');
    expect(start?.dataset['flashes']).toBe('false');
    await user.type(dialog().getByLabelText('Or ask in your own words'), 'Was it even?{Enter}');
    await until(() => start?.dataset['flashes'] === 'true');
    await stream.push({
      done: true,
      message: demoMessage('assistant', 'It was.'),
      questionsUsed: 6,
    });
    await until(() => conversation().queryByText('It was.'));
    expect(start?.dataset['flashes']).toBe('true');
    expect(screen.queryByRole('button', { name: 'NEXT' })).toBeNull();
  });

  it('open at NEXT, shown once 80 % is read and no answer comes [DEMO-33]', async () => {
    const sizes = { scrollHeight: 1000, clientHeight: 300 };
    for (const [name, value] of Object.entries(sizes))
      jest.spyOn(Element.prototype, name as 'scrollHeight', 'get').mockReturnValue(value);
    const { stream } = await askingDemo();
    const log = screen.getByRole('log', { name: 'Conversation' });
    const readTo = async (share: number): Promise<void> => {
      log.scrollTop = share * sizes.scrollHeight - sizes.clientHeight;
      fireEvent.scroll(log);
      await pass(1);
    };
    const next = () => screen.queryByRole('button', { name: 'NEXT' });
    await readTo(1);
    expect(next()).toBeNull();
    await stream.push({ done: true, message: demoMessage('assistant', 'Hard.'), questionsUsed: 1 });
    await until(() => conversation().queryByText('Hard.'));
    await readTo(0.79);
    expect(next()).toBeNull();
    await readTo(0.8);
    expect(next()).not.toBeNull();
  });

  it('offer no NEXT where all six questions are asked [DEMO-33]', async () => {
    await begunDemo({ [MESSAGES]: conversationOf(6) });
    await until(() => screen.queryByText('6 of 6 questions'));
    await pass(600);
    expect(screen.queryByRole('button', { name: 'NEXT' })).toBeNull();
  });
});
