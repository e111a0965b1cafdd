import type { Fact } from '../domain/facts/fact.js';
import type { FactSheet } from '../domain/facts/fact-sheet.js';
import { SentenceSplitter } from '../domain/verifier/sentence-splitter.js';
import type { ProblemKind } from '../domain/verifier/problem.js';
import { Verifier, type Author, type Released, type Verdict } from '../domain/verifier/verifier.js';
import type { Rewrite } from '../ports/coach-model.js';

/** What was counted of one answer; see `Attempt`. */
export interface CheckCounts {
  readonly sentences: number;
  readonly failed: number;
  readonly leftOut: number;
  readonly problems: Readonly<Partial<Record<ProblemKind, number>>>;
}

export interface CheckOptions {
  /** Whether the coach can write again what did not hold. */
  readonly mends: boolean;
  /** Whether an answer without a single fact is no answer; nothing of it is shown then. */
  readonly needsFact: boolean;
  /** Who writes, the coach where it is left out. */
  readonly author?: Author;
  /** Our own paragraphs that are said again: their words may be used. */
  readonly draft?: readonly string[];
}

/**
 * Checks an answer sentence by sentence as it arrives. From the first one that does not hold,
 * sentences are held back, so that a rewrite can take their place in order; without a rewrite those
 * that hold are shown in the end.
 */
export class AnswerCheck {
  private splitter = new SentenceSplitter();
  private readonly verifier: Verifier;
  private draft = '';
  private readonly heldBack: Verdict[] = [];
  private counting = true;
  private readonly seen = new Set<string>();
  private sentences = 0;
  private failed = 0;
  private leftOut = 0;
  private readonly problems: Partial<Record<ProblemKind, number>> = {};
  /** What holds, as long as nothing of the answer cites a fact. */
  private readonly prefaces: Verdict[] = [];
  private needsFact: boolean;

  constructor(
    sheet: FactSheet,
    question: string,
    private readonly options: CheckOptions,
  ) {
    this.verifier = new Verifier(sheet, question, options.author, options.draft);
    this.needsFact = options.needsFact;
  }

  get sheet(): FactSheet {
    return this.verifier.known;
  }

  get released(): Released {
    return this.verifier.released;
  }

  get counts(): CheckCounts {
    return {
      sentences: this.sentences,
      failed: this.failed,
      leftOut: this.leftOut,
      problems: this.problems,
    };
  }

  learn(facts: readonly Fact[]): void {
    this.verifier.learn(facts);
  }

  /** A piece of running text, cut anywhere. */
  *text(piece: string): Generator<string> {
    for (const sentence of this.splitter.push(piece)) yield* this.take(sentence);
  }

  /** The text is whole. */
  *end(): Generator<string> {
    for (const sentence of this.splitter.end()) yield* this.take(sentence);
  }

  *take(sentence: string): Generator<string> {
    if (sentence.trim() === '') return;
    const verdict = this.verifier.judge(sentence);
    if (this.counting) this.count(verdict);
    this.draft += sentence;
    if (
      this.options.mends &&
      this.counting &&
      (this.heldBack.length > 0 || verdict.problems.length > 0)
    )
      this.heldBack.push(verdict);
    else yield* this.release(verdict);
  }

  /**
   * What is to be written again; null where all has held. From here on, what does not hold is left
   * out immediately.
   */
  rewrite(): Rewrite | null {
    if (this.heldBack.length === 0) return null;
    this.counting = false;
    this.splitter = new SentenceSplitter();
    const failed = this.heldBack.filter(({ problems }) => problems.length > 0);
    return {
      draft: this.draft,
      released: this.released.content,
      failed: failed.map(({ sentence, problems }) => ({
        sentence: sentence.trim(),
        problems: problems.map(told),
      })),
    };
  }

  /** The rewrite is there: what it replaces is left out. */
  replaced(): void {
    for (const verdict of this.heldBack.splice(0))
      if (verdict.problems.length > 0) {
        this.leftOut += 1;
        this.verifier.replace(verdict.sentence);
      }
  }

  /** There is no rewrite: what holds of the draft is shown, the rest left out. */
  *withoutRewrite(): Generator<string> {
    this.splitter = new SentenceSplitter();
    for (const { sentence } of this.heldBack.splice(0))
      yield* this.release(this.verifier.judge(sentence));
  }

  private *release(verdict: Verdict): Generator<string> {
    const key = verdict.sentence.replace(/\[[^\]]*\]|[\s.]/g, '').toLowerCase();
    if (verdict.problems.length > 0) return this.drop(verdict);
    // A rewrite may begin from the beginning; nobody wants to read it twice.
    if (!this.counting && this.seen.has(key)) return;
    this.seen.add(key);
    if (this.needsFact && !cites(verdict)) {
      this.prefaces.push(verdict);
      return;
    }
    this.needsFact = false;
    for (const held of [...this.prefaces.splice(0), verdict]) {
      const shown = this.verifier.show(held);
      if (shown !== '') yield shown;
    }
  }

  private drop(verdict: Verdict): void {
    this.leftOut += 1;
    this.verifier.drop(verdict);
  }

  private count({ problems }: Verdict): void {
    this.sentences += 1;
    if (problems.length > 0) this.failed += 1;
    for (const { kind } of problems) this.problems[kind] = (this.problems[kind] ?? 0) + 1;
  }
}

/** A reason why something is not known is as good as a fact. */
function cites({ facts, sentence }: Verdict): boolean {
  return facts.length > 0 || /\[N\d+\]/.test(sentence);
}

const WORDS: Readonly<Record<ProblemKind, string>> = {
  number: 'is not the value of the fact it cites, or no fact holds it under that name',
  direction: 'goes the other way than the facts',
  zone: 'is no zone of this athlete',
  superlative: 'needs a fact that ranks',
  absent: 'was not recorded or is no metric of the fact sheet',
  cause: 'is given as a certain cause',
  prescription: 'is outside the zones and usual amounts of the athlete, or is no suggestion',
  diagnosis: 'is a matter for a doctor',
  leak: 'is not about the training',
  link: 'is a link or markup',
  'points back': 'points back at a sentence that does not hold',
  'odd text': 'is not plain English with plain digits',
  unmarked: 'has no mark of its own',
  scope: 'is the number of another part, day or measure',
  'beyond data': 'is not in the data',
  past: 'speaks of other days without a fact of them',
  ahead: 'is a prediction or advice that no cited fact gives',
  claim: 'is a claim that no cited fact makes',
  words: 'is a word that the facts do not explain',
};

function told({ kind, text }: { readonly kind: ProblemKind; readonly text: string }): string {
  return text === '' ? WORDS[kind] : `"${text}" ${WORDS[kind]}`;
}
