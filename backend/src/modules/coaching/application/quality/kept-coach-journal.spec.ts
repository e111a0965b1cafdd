import { describe, expect, it } from '@jest/globals';
import { FixedClock } from '#test/builders/fixed-clock.js';
import { CoachJournal, type Attempt } from '#coaching/ports/coach-journal.js';
import { CoachTallies, type Tally } from '#coaching/ports/coach-tallies.js';
import { KeptCoachJournal } from './kept-coach-journal.js';

class RememberingJournal extends CoachJournal {
  readonly noted: Attempt[] = [];
  readonly lost: string[] = [];

  note(attempt: Attempt) {
    this.noted.push(attempt);
  }

  unpriced() {
    // Prices are no matter here.
  }

  unkept({ message }: Error) {
    this.lost.push(message);
  }

  counts() {
    return [];
  }
}

class Tallies extends CoachTallies {
  readonly kept: Tally[] = [];

  constructor(private readonly failure: Error | null) {
    super();
  }

  async add(tallies: readonly Tally[]) {
    if (this.failure !== null) throw this.failure;
    this.kept.push(...tallies);
  }

  async since() {
    return this.kept;
  }
}

const ATTEMPT: Attempt = {
  coach: 'builtin',
  model: null,
  outcome: 'shown',
  sentences: 4,
  failed: 1,
  problems: { number: 1 },
  rewritten: false,
  leftOut: 1,
  calls: 0,
  firstSentenceMs: 2,
  totalMs: 5,
};

async function noted(
  failure: Error | null,
): Promise<{ own: RememberingJournal; tallies: Tallies }> {
  const [own, tallies] = [new RememberingJournal(), new Tallies(failure)];
  new KeptCoachJournal(own, tallies, new FixedClock(new Date(Date.UTC(2026, 4, 3)))).note(ATTEMPT);
  await Promise.resolve();
  await new Promise(setImmediate);
  return { own, tallies };
}

describe('the journal whose sums outlive the process', () => {
  it('keeps the counts of each attempt', async () => {
    const { own, tallies } = await noted(null);
    expect(tallies.kept).toEqual(
      ['shown', 'sentences', 'unfounded', 'left-out', 'problem:number'].map((kind) => ({
        coach: 'builtin',
        model: '',
        kind,
        count: kind === 'sentences' ? 4 : 1,
      })),
    );
    expect([own.noted.length, own.lost]).toEqual([1, []]);
  });

  it('tells that sums were lost, and the attempt is noted all the same', async () => {
    const { own } = await noted(new Error('the database is away'));
    expect([own.noted.length, own.lost]).toEqual([1, ['the database is away']]);
  });
});
