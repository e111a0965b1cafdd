import type { Metrics, Tally, Timing } from '#platform/metrics/metrics.js';
import { CoachJournal, type Attempt, type AttemptCounts } from '#coaching/ports/coach-journal.js';

/** From the built-in coach to the longest answer of a model that thinks. */
const BUCKETS_S = [0.05, 0.1, 0.25, 0.5, 1, 2, 3, 5, 10, 20, 35, 60];

/**
 * Counts how fast the coaches are and how well they keep to the facts, and passes everything on.
 */
export class MeasuredCoachJournal extends CoachJournal {
  private readonly answers: Timing;
  private readonly firsts: Timing;
  private readonly sentences: Tally;

  constructor(
    private readonly next: CoachJournal,
    metrics: Metrics,
  ) {
    super();
    this.answers = metrics.timing(
      'coach_answer_seconds',
      'Time of one attempt at an answer, by how it ended',
      ['coach', 'model', 'outcome'],
      BUCKETS_S,
    );
    this.firsts = metrics.timing(
      'coach_first_sentence_seconds',
      'Time until the first sentence that was checked',
      ['coach', 'model'],
      BUCKETS_S,
    );
    this.sentences = metrics.tally(
      'coach_sentences_total',
      'Sentences of first drafts: held, unfounded (a grounding failure), or left out in the end',
      ['coach', 'model', 'verdict'],
    );
  }

  note(attempt: Attempt): void {
    const labels = { coach: attempt.coach, model: attempt.model ?? '' };
    this.answers.observe({ ...labels, outcome: attempt.outcome }, attempt.totalMs / 1_000);
    if (attempt.firstSentenceMs !== null)
      this.firsts.observe(labels, attempt.firstSentenceMs / 1_000);
    this.sentences.add(
      { ...labels, verdict: 'held' },
      Math.max(0, attempt.sentences - attempt.failed),
    );
    this.sentences.add({ ...labels, verdict: 'unfounded' }, attempt.failed);
    this.sentences.add({ ...labels, verdict: 'left_out' }, attempt.leftOut);
    this.next.note(attempt);
  }

  unpriced(model: string): void {
    this.next.unpriced(model);
  }

  unkept(error: Error): void {
    this.next.unkept(error);
  }

  counts(): readonly AttemptCounts[] {
    return this.next.counts();
  }
}
