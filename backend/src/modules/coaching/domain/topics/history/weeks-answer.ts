import type { Answer } from '#coaching/domain/answer/answer.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import type { SpanName } from '#coaching/domain/facts/history/spans/span.js';
import { latelySpans, weekFindings, weekMeant } from '#coaching/domain/findings/weeks/index.js';
import type { DirectAnswer } from '../direct/direct.js';
import { noHistory } from '../effort/week-load.topic.js';

const LIKE_IT = String.raw`(?: (?:so far|lately|recently|overall|then|now|at the moment|these days))?$`;
const DAYS =
  '(?:(?:this|last|the|my|the last|the past|past|previous) )?(?:training )?(?:week|month|four weeks|few weeks)';

const ASKED = new RegExp(
  [
    String.raw`^(?:so |and |ok )?how (?:am i|have i been|are things|is it|is (?:my )?training|has (?:my )?training been|is my (?:riding|running)) ?(?:doing|going|looking)?${LIKE_IT}`,
    String.raw`^(?:so |and |ok )?how (?:was|is|did|has|does|did) (?:my )?${DAYS}(?: (?:go|been|going|look|looking))?${LIKE_IT}`,
    String.raw`\bwhats? (?:has |have |is |s )?(?:changed?|new|different)\b(?: in my training)?(?: (?:over |in )?${DAYS})?${LIKE_IT}`,
    String.raw`\b(?:what (?:really |most )?stands? out|anything (?:special|notable|unusual|interesting|remarkable|new))\b`,
    String.raw`\b(?:summary|summari[sz]e|recap|review|sum up)(?: of)?(?: my)? ${DAYS}$`,
    String.raw`\b(?:weekly|monthly) (?:summary|recap|review|report)\b|\b(?:week|month) in review\b`,
  ].join('|'),
);
/** A value, a goal or a named month is asked for. */
const NARROWER =
  /\b(?:ftp|goal|race|event|km|miles?|hours?|load|tss|hr|heart|power|pace|zones?|january|february|march|april|may|june|july|august|september|october|november|december)\b/;

/** "How was my week?", "what changed this month?", "how am I doing?"; null for anything else. */
export function askedOfWeeks(sheet: FactSheet, plain: string): DirectAnswer | null {
  if (!ASKED.test(plain) || NARROWER.test(plain)) return null;
  return { sheet, topic: 'recap', answer: weeksAnswer(sheet, plain) };
}

/** What stands out in the days that a question names, or in the last weeks. */
export function weeksAnswer(sheet: FactSheet, question: string): Answer {
  const [first, ...others] = weekFindings(sheet, spansAsked(sheet, question));
  if (!first) return withoutWeeks(sheet);
  const step = [first, ...others].find(({ action }) => action)?.action ?? null;
  return {
    finding: [`${first.statement}.`],
    evidence: [
      ...first.because.slice(0, 1),
      ...others.slice(0, 2).map(({ statement }) => `${statement}.`),
    ],
    meaning: [step],
  };
}

function spansAsked(sheet: FactSheet, question: string): readonly SpanName[] {
  if (/\b(?:last|previous|past) week\b/.test(question)) return ['lastWeek'];
  if (/\bthis week\b/.test(question)) return ['thisWeek'];
  if (/\b(?:months?|four weeks|few weeks)\b/.test(question)) return ['month'];
  return /\bweek(?:ly)?\b/.test(question) ? [weekMeant(sheet)] : latelySpans(sheet);
}

function withoutWeeks(sheet: FactSheet): Answer {
  const latest = sheet.get('latest.1.what');
  return {
    finding: [
      latest ? 'There was no training in those days.' : noHistory(sheet, 'how your week was'),
    ],
    evidence: [],
    meaning: [latest ? null : 'Upload a few workouts and ask again.'],
  };
}
