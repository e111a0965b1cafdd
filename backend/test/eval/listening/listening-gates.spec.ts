import { describe, expect, it } from '@jest/globals';
import { passes } from '../report/gates.js';
import type { Asked } from './judge.js';
import { listeningGates } from './listening-gates.js';
import type { Heard, PlayedSet } from './play-set.js';

const heard = (changes: Partial<Heard> = {}): Heard => ({
  asked: {
    id: 'x001',
    about: { kind: 'workout', name: 'ride-hilly' },
    question: 'avg power',
    kind: 'one-value',
    expect: { type: 'answer' },
  } satisfies Asked,
  content: 'You averaged 212 W.',
  answered: true,
  unaskedReport: false,
  origin: 'generated',
  ...changes,
});
const played = (...answers: readonly Heard[]): PlayedSet => ({
  set: { name: 'C', floors: { generated: 0.5, recorded: 0.5 } },
  heard: answers,
  missing: [],
});
const gateOf = (set: PlayedSet, metric: RegExp, every = 1) =>
  listeningGates([set], every).filter((gate) => metric.test(gate.metric));

describe('the gates of listening', () => {
  it('keeps a floor of its own for device recordings', () => {
    const gates = gateOf(
      played(heard(), heard({ origin: 'recorded', answered: false })),
      /^answers the question/,
    );
    expect(gates.map(passes)).toEqual([true, false]);
  });

  it('has no gate for recordings where none was asked about', () => {
    expect(gateOf(played(heard()), /recordings/)).toEqual([]);
  });

  it('fails where more than one answer in twenty is an unasked report', () => {
    const answers = Array.from({ length: 10 }, () => heard());
    const [gate] = gateOf(played(...answers, heard({ unaskedReport: true })), /nobody asked/);
    expect(gate && passes(gate)).toBe(false);
    expect(gate?.failures).toHaveLength(1);
  });

  it('fails where answers of a set repeat each other', () => {
    const [gate] = gateOf(played(heard(), heard()), /more than once/);
    expect(gate).toMatchObject({ measured: 1, of: 2 });
  });

  it('judges a slice as a whole, with an allowance for chance', () => {
    const [gate, more] = gateOf(played(heard(), heard({ answered: false })), /^answers/, 16);
    expect(gate).toMatchObject({ measured: 0.5, gate: 0.4 });
    expect(more).toBeUndefined();
  });
});
