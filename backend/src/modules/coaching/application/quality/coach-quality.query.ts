import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.js';
import { CoachTallies, type Tally } from '#coaching/ports/coach-tallies.js';

/** How well one model kept to the facts. */
export interface ModelQuality {
  readonly model: string;
  /** That were shown. */
  readonly answers: number;
  /** That were left out, as no fact supports them. */
  readonly sentencesDropped: number;
  readonly sentences: number;
  readonly rewrites: number;
  /** Answers that came to nothing, so that the built-in coach had to. */
  readonly fallbacks: number;
  /** How often each kind of check refused a sentence. */
  readonly failures: Readonly<Record<string, number>>;
}

const PROBLEM = 'problem:';

/** For administrators: what has become of the answers of the last days. */
@Injectable()
export class CoachQuality {
  constructor(
    private readonly tallies: CoachTallies,
    private readonly clock: Clock,
  ) {}

  /** @param days today among them, in UTC */
  async of(days: number): Promise<readonly ModelQuality[]> {
    const tallies = await this.tallies.since(
      new Date(this.clock.now().getTime() - (days - 1) * 86_400_000),
    );
    const byModel = new Map<string, Tally[]>();
    for (const tally of tallies) {
      const model = tally.model === '' ? tally.coach : tally.model;
      byModel.set(model, [...(byModel.get(model) ?? []), tally]);
    }
    return [...byModel]
      .map(([model, own]) => qualityOf(model, own))
      .sort((a, b) => b.answers - a.answers);
  }
}

function qualityOf(model: string, tallies: readonly Tally[]): ModelQuality {
  const sum = (kind: string) =>
    tallies.reduce((total, tally) => total + (tally.kind === kind ? tally.count : 0), 0);
  const problems = tallies
    .filter(({ kind }) => kind.startsWith(PROBLEM))
    .map(({ kind, count }): [string, number] => [kind.slice(PROBLEM.length), count]);
  return {
    model,
    answers: sum('shown'),
    sentencesDropped: sum('left-out'),
    sentences: sum('sentences'),
    rewrites: sum('rewritten'),
    fallbacks: sum('dropped') + sum('failed'),
    failures: Object.fromEntries(problems),
  };
}
