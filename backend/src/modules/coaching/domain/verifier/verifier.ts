import type { Evidence } from '#kernel/evidence.js';
import { evidenceOf } from '../facts/evidence-of.js';
import type { Fact } from '../facts/fact.js';
import { FactSheet } from '../facts/fact-sheet.js';
import { absentChannels } from './checks/absent.js';
import { unhedgedCauses } from './checks/causes.js';
import { uncitedDirections } from './checks/directions.js';
import { superlatives } from './checks/superlatives.js';
import { wordsOfOthers } from './checks/words-of-others.js';
import { wrongWayRound } from './checks/levels.js';
import { foreignZones } from './checks/zones.js';
import { extractQuantities } from './extract-quantities.js';
import { withDigits } from './number-words.js';
import { modelProblems } from './model/index.js';
import { modelSentence } from './model/model-sentence.js';
import { judgeNumbers } from './numbers.js';
import type { Problem, ProblemKind } from './problem.js';
import type { Quantity } from './quantity.js';
import { readSentence } from './sentence.js';

/** What has been let through so far. */
export interface Released {
  readonly content: string;
  readonly evidence: readonly Evidence[];
  /** What did not hold, one entry for each sentence that was left out. */
  readonly unverified: readonly string[];
}

/**
 * Who wrote what is checked: our own sentences are built of facts, a model's are held against an
 * allow-list.
 */
export type Author = 'coach' | 'model';

/** What is to be said of a sentence; empty problems mean that it holds. */
export interface Verdict {
  readonly sentence: string;
  readonly problems: readonly Problem[];
  readonly facts: readonly Fact[];
}

const NUMBERS: ReadonlySet<ProblemKind> = new Set(['number', 'zone', 'prescription']);

/** Begins by pointing back at the sentence before. */
const POINTS_BACK = /^(?:that|this|these|those|it|which|so|therefore|hence|both|in other words)\b/i;

/**
 * Stands between any coach and the athlete: a sentence passes when each number in it is the value
 * of a fact, under the right name and in the right direction, and when it claims nothing else that
 * the facts do not show. What does not hold is left out and its words are kept for the record.
 */
export class Verifier {
  private content = '';
  private space = '';
  private lastWasDropped = false;
  private readonly used = new Map<string, Fact>();
  private readonly unverified: string[] = [];
  private readonly asked: readonly Quantity[];

  constructor(
    private sheet: FactSheet,
    private readonly question: string,
    private readonly author: Author = 'coach',
    private readonly draft: readonly string[] = [],
  ) {
    this.asked = extractQuantities(withDigits(question));
  }

  /** The sheet with all that was learned. */
  get known(): FactSheet {
    return this.sheet;
  }

  get released(): Released {
    const evidence = [...this.used.values()]
      .filter(({ id }) => id.startsWith('F'))
      .map((fact) => evidenceOf(fact, this.sheet));
    return { content: this.content, evidence, unverified: [...this.unverified] };
  }

  /** Facts that a tool found meanwhile, with their ids. */
  learn(facts: readonly Fact[]): void {
    const fresh = facts.filter(({ id }) => this.sheet.withId(id) === undefined);
    const { context, constants, unknowns, extras } = this.sheet;
    if (fresh.length > 0)
      this.sheet = new FactSheet(
        context,
        [...this.sheet.facts, ...fresh],
        constants,
        unknowns,
        extras,
      );
  }

  /**
   * The sentence as it may be shown, or nothing; white space comes along with the sentence behind
   * it.
   */
  check(sentence: string): string {
    const verdict = this.judge(sentence);
    return verdict.problems.length > 0 ? this.drop(verdict) : this.show(verdict);
  }

  /** Looks at a sentence and changes nothing. */
  judge(sentence: string): Verdict {
    const read = readSentence(sentence.trim(), this.sheet);
    const { problems, facts, quantities } = judgeNumbers(read, this.sheet, this.asked);
    const claims = [
      ...wordsOfOthers(read),
      ...foreignZones(read, this.sheet, this.question),
      ...absentChannels(read, this.sheet),
      ...superlatives(read, this.sheet),
      ...unhedgedCauses(read),
      ...uncitedDirections(read, this.sheet),
      ...wrongWayRound(read, this.sheet),
    ];
    const lost =
      this.lastWasDropped && quantities === 0 && facts.length === 0 && POINTS_BACK.test(read.plain);
    return {
      sentence,
      facts,
      problems: [
        ...problems,
        ...claims,
        ...(this.author === 'model'
          ? modelProblems(
              modelSentence(sentence.trim(), read, {
                sheet: this.sheet,
                question: this.question,
                draft: this.draft,
              }),
            )
          : []),
        ...(lost ? [{ kind: 'points back' as const, text: '' }] : []),
      ],
    };
  }

  show({ sentence, facts }: Verdict): string {
    const { plain } = readSentence(sentence.trim(), this.sheet);
    const trailing = sentence.slice(sentence.trimEnd().length);
    if (sentence.trim() !== '') this.lastWasDropped = false;
    for (const fact of facts) this.used.set(fact.id, fact);
    return this.release(
      /^\s*(?:[-*\u2022]|\d{1,2}[.)])\s/.test(sentence) ? enumerated(sentence, plain) : plain,
      trailing,
    );
  }

  /** Leaves a sentence out; what did not hold of it is kept for the record, never shown. */
  drop({ sentence, problems }: Verdict): string {
    const worst = problems.find(({ kind }) => NUMBERS.has(kind)) ?? problems[0];
    this.unverified.push(worst?.text === '' ? worst.kind : (worst?.text ?? ''));
    return this.replace(sentence);
  }

  /** Passes over a sentence in whose place another comes: nothing is missing then. */
  replace(sentence: string): string {
    this.lastWasDropped = true;
    return this.skip(sentence.slice(sentence.trimEnd().length));
  }

  private release(text: string, trailing: string): string {
    if (text === '') return this.skip(trailing);
    const shown = (this.content === '' ? '' : this.space || ' ') + text;
    this.content += shown;
    this.space = trailing;
    return shown;
  }

  /** The widest gap around what is left out stays, so that paragraphs remain paragraphs. */
  private skip(trailing: string): string {
    if (trailing.includes('\n')) this.space = trailing;
    return '';
  }
}

/** The number or bullet of a list stays before its line. */
function enumerated(sentence: string, plain: string): string {
  return `${/^\s*(\S+\s+)/.exec(sentence)?.[1] ?? ''}${plain}`;
}
