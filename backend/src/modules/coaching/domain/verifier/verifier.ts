import type { Evidence } from '../../../../kernel/evidence.js';
import type { Fact } from '../facts/fact.js';
import type { FactSheet } from '../facts/fact-sheet.js';
import { contradicts } from './direction.js';
import { extractQuantities } from './extract-quantities.js';
import { stretches, withoutMarks, type Stretch } from './marks.js';
import { withDigits } from './number-words.js';
import type { Quantity } from './quantity.js';
import { wordsAround } from './stretch-words.js';
import { supports } from './support.js';

/** What has been let through so far. */
export interface Released {
  readonly content: string;
  readonly evidence: readonly Evidence[];
  readonly unverified: readonly string[];
}

/** A sentence may repeat a number of the question when it says that it does. */
const SAYS_WHO_SAID_IT = new RegExp(
  [
    String.raw`\byou (?:asked?|mention(?:ed)?|sa(?:y|id)|wrote|named?|gave)\b`,
    String.raw`\byour question\b`,
    String.raw`\b(?:can ?not|can['\u2019]t|do not|don['\u2019]t|does not|doesn['\u2019]t) (?:tell|see|find|show|hold|match)\b`,
    String.raw`\bno (?:fact|sign|trace)\b`,
  ].join('|'),
  'i',
);

/** Begins by pointing back at the sentence before. */
const POINTS_BACK = /^(?:that|this|these|those|it|which|so|therefore|hence|both|in other words)\b/i;

const HAS_LINK = /https?:|www\.|!\[|\]\(/i;
const ENUMERATOR = /^\s*(?:[-*\u2022]\s+|\d{1,2}[.)]\s+)/;

/**
 * Stands between any coach and the athlete: a sentence passes when each number in it is the value of a fact, under the
 * right name and in the right direction. What does not hold is left out and its numbers are kept for the record.
 */
export class Verifier {
  private content = '';
  private space = '';
  private lastWasDropped = false;
  private readonly used = new Map<string, Fact>();
  private readonly unverified: string[] = [];
  private readonly asked: readonly Quantity[];

  constructor(
    private readonly sheet: FactSheet,
    question: string,
  ) {
    this.asked = extractQuantities(withDigits(question));
  }

  get released(): Released {
    const evidence = [...this.used.values()]
      .filter(({ id }) => id.startsWith('F'))
      .map(({ id, label, value, unit, display, at }) => ({ id, label, value, unit, display, ...(at ? { at } : {}) }));
    return { content: this.content, evidence, unverified: [...new Set(this.unverified)] };
  }

  /** The sentence as it may be shown, or nothing; white space comes along with the sentence behind it. */
  check(sentence: string): string {
    const body = sentence.trim();
    const trailing = sentence.slice(sentence.trimEnd().length);
    if (body === '') return this.skip(trailing);
    const judged = this.judge(body);
    const numberless = judged.quantities === 0 && judged.facts.length === 0;
    if (judged.unsupported.length > 0 || HAS_LINK.test(body) || (this.lastWasDropped && numberless && POINTS_BACK.test(body))) {
      this.unverified.push(...judged.unsupported);
      this.lastWasDropped = true;
      return this.skip(trailing);
    }
    this.lastWasDropped = false;
    for (const fact of judged.facts) this.used.set(fact.id, fact);
    return this.release(withoutMarks(body), trailing);
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

  private judge(sentence: string): { unsupported: readonly string[]; facts: readonly Fact[]; quantities: number } {
    const parts = stretches(sentence.replace(ENUMERATOR, '')).map((part) => ({ ...part, text: withDigits(part.text) }));
    const echo = SAYS_WHO_SAID_IT.test(sentence);
    const facts: Fact[] = [];
    const unsupported: string[] = [];
    let quantities = 0;
    for (const [index, part] of parts.entries()) {
      const behind = parts[index + 1]?.text ?? '';
      const found = extractQuantities(part.text);
      quantities += found.length;
      facts.push(...this.cited(part));
      for (const [place, quantity] of found.entries()) {
        const own = place === found.length - 1 && part.cites.length > 0;
        const support = this.supportOf(quantity, part, behind, own);
        if (support !== null) facts.push(...support);
        else if (own || !(echo && this.wasAsked(quantity))) unsupported.push(quantity.text);
      }
      if (found.length === 0 && this.cited(part).some((fact) => contradicts(part.text, fact))) unsupported.push(part.text.trim());
    }
    return { unsupported, facts, quantities };
  }

  /**
   * The facts that hold up a number; null where none does. The number right before a mark must be that very fact,
   * earlier ones in the stretch and those without a mark may be any.
   */
  private supportOf(quantity: Quantity, part: Stretch, behind: string, own: boolean): readonly Fact[] | null {
    if (quantity.kind === 'zone') return quantity.value >= 1 && quantity.value <= 5 ? [] : null;
    const around = wordsAround(part.text, quantity, behind);
    const cited = this.cited(part);
    const held = cited.filter((fact) => supports(fact, quantity, around, cited));
    if (held.length > 0) return held;
    if (part.cites.some((id) => this.explains(id, quantity))) return [];
    if (own) return null;
    const any = this.sheet.facts.find((fact) => supports(fact, quantity, around, []));
    return any ? [any] : null;
  }

  private cited({ cites }: Stretch): readonly Fact[] {
    return cites.flatMap((id) => this.sheet.withId(id) ?? []);
  }

  /** Reasons why something is unknown may hold numbers too. */
  private explains(id: string, quantity: Quantity): boolean {
    const reason = this.sheet.unknownWithId(id)?.reason;
    const numbers = reason === undefined ? [] : extractQuantities(withDigits(reason));
    return numbers.some(({ kind, value }) => kind === quantity.kind && Math.abs(value - quantity.value) <= quantity.tolerance + 1e-9);
  }

  private wasAsked(quantity: Quantity): boolean {
    return this.asked.some(({ kind, value }) => kind === quantity.kind && value === quantity.value);
  }
}
