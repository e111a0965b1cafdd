import { describe, expect, it } from '@jest/globals';
import { boundedMessage, MOST_PARTS } from './bounded.js';
import { isForeign } from './language.js';
import { MEANINGS } from './meanings/all-meanings.js';
import type { Nearest } from './nearest.js';
import { plainText } from './plain-text.js';
import { readQuestion, textsToRank } from './understand.js';

/** Every text means these, with these confidences. */
function meaning(shares: Readonly<Record<string, number>>): Nearest {
  return () =>
    MEANINGS.map((one) => ({ meaning: one, confidence: shares[one.id] ?? 0 })).sort(
      (a, b) => b.confidence - a.confidence,
    );
}

const topicsOf = (message: string, nearest: Nearest, before: readonly string[] = []) =>
  readQuestion(message, 'workout', before, nearest).asks.flatMap(({ topics }) =>
    topics.map(({ id }) => id),
  );

describe('reading with meanings', () => {
  it('takes a likely meaning where the rules see nothing', () => {
    expect(topicsOf('was that any good', meaning({ effort: 0.6, summary: 0.4 }))).toEqual([
      'effort',
    ]);
  });

  it('leaves clear words to the rules', () => {
    expect(topicsOf('what does normalized power mean', meaning({ cadence: 0.99 }))).toEqual([
      'definition',
    ]);
  });

  it('leaves a follow-up to the question before', () => {
    const before = ['how was my cadence'];
    const nearest: Nearest = (text) =>
      text.includes('half') ? meaning({ halves: 0.9 })(text) : [];
    expect(topicsOf('and the second half?', nearest, before)).toEqual(['cadence']);
  });

  it('offers up to three questions where no meaning is likely enough', () => {
    const unsure = meaning({
      'best-part': 0.2,
      'worst-part': 0.19,
      stops: 0.18,
      pacing: 0.17,
      drift: 0.16,
    });
    const { asks, guesses } = readQuestion('that thing there', 'workout', [], unsure);
    expect(asks).toEqual([]);
    expect(guesses.map(({ label }) => label)).toHaveLength(3);
  });

  it('never takes or offers what cannot be asked about such a sheet', () => {
    const { asks, guesses } = readQuestion(
      'that thing there',
      'workout',
      [],
      meaning({ streaks: 0.6, volume: 0.4 }),
    );
    expect([asks, guesses]).toEqual([[], []]);
  });

  it('knows the operation of a meaning beside the topic of the rules', () => {
    const [ask] = readQuestion(
      'how was my heart rate',
      'workout',
      [],
      meaning({ 'heart-rate': 0.9 }),
    ).asks;
    expect(ask?.meaning?.operation).toBe('verdict');
  });
});

describe('messages that ask nothing', () => {
  it.each([
    ['thanks!', 'thanks'],
    ['thx coach ur the best', 'thanks'],
    ['thx, thats all for today', 'thanks'],
    ['cheers coach, see ya thursday', 'thanks'],
    ['ok cool thx', 'thanks'],
    ['Perfect, thank you so much coach', 'thanks'],
    ['hey coach', 'greeting'],
    ['good morning', 'greeting'],
    ['what is the capital of france', 'off-topic'],
    ['Wie war mein Puls heute?', 'language'],
    ['¿Cuál fue mi mejor vuelta?', 'language'],
    ['quel est mon rythme moyen', 'language'],
    ['Каким был мой пульс?', 'language'],
    ['今日のペースはどうでしたか', 'language'],
  ])('takes "%s" for %s', (message, aside) => {
    expect(readQuestion(message)).toMatchObject({ asks: [], aside });
  });

  it.each(['thanks, and how was my pacing?', 'ok and my cadence?', 'hey was that too hard'])(
    'still reads the question in "%s"',
    (message) => {
      expect(readQuestion(message)).toMatchObject({ aside: null });
      expect(readQuestion(message).asks.length).toBeGreaterThan(0);
    },
  );

  it.each([
    'vam on climb 2',
    'wbal?',
    'avg pace',
    'con: was I slow',
    'how was die hard climb',
    'tempo',
  ])('takes "%s" for English', (message) => {
    expect(isForeign(message)).toBe(false);
  });
});

describe('work of reading', () => {
  it('has an upper limit, however many questions are in a message', () => {
    const asked: string[] = [];
    readQuestion('?1'.repeat(1_000), 'workout', [], (text) => {
      asked.push(text);
      return [];
    });
    expect(asked.length).toBeLessThanOrEqual(MOST_PARTS);
    expect(textsToRank('did i fade? '.repeat(200)).length).toBeLessThanOrEqual(MOST_PARTS);
  });

  it('reads no more than a bounded beginning and end of a message', () => {
    const long = `how was my pacing ${'bla '.repeat(5_000)} and my cadence`;
    expect(boundedMessage(long).length).toBeLessThanOrEqual(1_001);
    expect(boundedMessage(long)).toMatch(/^how was my pacing .* and my cadence$/);
    expect(boundedMessage('x'.repeat(50_000)).length).toBeLessThanOrEqual(1_001);
  });

  it('looks a slip up once, and never in a word that is too long for one', () => {
    let looks = 0;
    class Counted extends Set<string> {
      override [Symbol.iterator]() {
        looks += 1;
        return super[Symbol.iterator]();
      }
    }
    const known = new Counted(['cadence']);
    expect(plainText('my cadance, cadance, cadance', known)).toContain('cadence , cadence');
    plainText('a cadance again', known);
    plainText('x'.repeat(1_000), known);
    expect(looks).toBe(1);
  });

  it('reads only the last messages before', () => {
    const before = Array.from({ length: 50 }, (_, at) => `did i fade in lap ${at + 1}`);
    expect(textsToRank('why?', 'workout', before).length).toBeLessThanOrEqual(7);
  });
});
