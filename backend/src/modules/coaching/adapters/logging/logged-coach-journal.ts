import { Injectable, Logger } from '@nestjs/common';
import type { ProblemKind } from '#coaching/domain/verifier/problem.js';
import { CoachJournal, type Attempt, type AttemptCounts } from '#coaching/ports/coach-journal.js';

/** A line in the log of the process for each attempt, and sums by model in memory. */
@Injectable()
export class LoggedCoachJournal extends CoachJournal {
  private readonly logger = new Logger('Coach');
  private readonly withoutPrice = new Set<string>();
  private readonly byModel = new Map<string, AttemptCounts>();

  note(attempt: Attempt): void {
    this.logger.log(attempt, 'an answer was checked');
    // Rules that say nothing, or nothing that holds, are an error of ours and no mishap of a model.
    if (attempt.model === null && attempt.outcome === 'dropped')
      this.logger.error(attempt, 'the built-in coach gave an empty answer');
    const key = `${attempt.coach} ${attempt.model ?? ''}`;
    this.byModel.set(key, added(this.byModel.get(key) ?? nothing(attempt), attempt));
  }

  unpriced(model: string): void {
    if (this.withoutPrice.has(model)) return;
    this.withoutPrice.add(model);
    this.logger.warn(
      { model },
      'this model has no price: what its calls cost is unknown until OPENAI_PRICES tells',
    );
  }

  unkept({ name, message }: Error): void {
    this.logger.warn(
      { error: `${name}: ${message}` },
      'the sums over the answers of a day could not be kept',
    );
  }

  counts(): readonly AttemptCounts[] {
    return [...this.byModel.values()];
  }
}

function nothing({ coach, model }: Attempt): AttemptCounts {
  return {
    coach,
    model,
    outcomes: { shown: 0, dropped: 0, failed: 0, aborted: 0 },
    sentences: 0,
    failed: 0,
    rewritten: 0,
    leftOut: 0,
    problems: {},
  };
}

function added(sums: AttemptCounts, attempt: Attempt): AttemptCounts {
  const problems: Partial<Record<ProblemKind, number>> = { ...sums.problems };
  for (const [kind, count] of Object.entries(attempt.problems) as [ProblemKind, number][])
    problems[kind] = (problems[kind] ?? 0) + count;
  return {
    ...sums,
    outcomes: { ...sums.outcomes, [attempt.outcome]: sums.outcomes[attempt.outcome] + 1 },
    sentences: sums.sentences + attempt.sentences,
    failed: sums.failed + attempt.failed,
    rewritten: sums.rewritten + (attempt.rewritten ? 1 : 0),
    leftOut: sums.leftOut + attempt.leftOut,
    problems,
  };
}
