import type { Clock } from '#kernel/clock.js';
import { CoachJournal, type Attempt, type AttemptCounts } from '#coaching/ports/coach-journal.js';
import type { CoachTallies, Tally } from '#coaching/ports/coach-tallies.js';

/**
 * Notes each attempt where the process does, and adds it to the sums that outlive the process.
 * Nobody waits for that.
 */
export class KeptCoachJournal extends CoachJournal {
  constructor(
    private readonly own: CoachJournal,
    private readonly tallies: CoachTallies,
    private readonly clock: Clock,
  ) {
    super();
  }

  note(attempt: Attempt): void {
    this.own.note(attempt);
    // An answer is worth more than its place in a sum: it is given all the same, and the failure is
    // told.
    this.tallies
      .add(talliesOf(attempt), this.clock.now())
      .catch((error: unknown) =>
        this.unkept(error instanceof Error ? error : new Error(String(error))),
      );
  }

  unpriced(model: string): void {
    this.own.unpriced(model);
  }

  unkept(error: Error): void {
    this.own.unkept(error);
  }

  counts(): readonly AttemptCounts[] {
    return this.own.counts();
  }
}

export function talliesOf({
  coach,
  model,
  outcome,
  sentences,
  failed,
  rewritten,
  leftOut,
  problems,
}: Attempt): Tally[] {
  const counts = Object.entries({
    [outcome]: 1,
    sentences,
    unfounded: failed,
    'left-out': leftOut,
    rewritten: rewritten ? 1 : 0,
  });
  const wrong = Object.entries(problems).map(([kind, count]): [string, number] => [
    `problem:${kind}`,
    count ?? 0,
  ]);
  return [...counts, ...wrong]
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => ({ coach, model: model ?? '', kind, count }));
}
