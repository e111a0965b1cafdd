import type { Fact, Unknown } from '#coaching/domain/facts/fact.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import { findingRows } from '#coaching/domain/report/told-findings.js';
import { cleanText } from '#coaching/domain/untrusted/clean-text.js';
import { chosenFacts } from './chosen-facts.js';
import { WORDS } from './system-prompt.js';
import { estimateTokens, SHEET_BUDGET } from './token-budget.js';

/**
 * Longest row of the sheet, in characters: a fact is short, and what is not was written by others.
 */
const LONGEST_ROW = 240;
/** A finding has up to four sentences with their marks. */
const LONGEST_FINDING = 700;

/** What a sheet is read for; ids of facts. */
export interface ReadFor {
  readonly question?: string;
  /** What the question asks for. */
  readonly asked?: readonly string[] | undefined;
  /** Paragraphs that are to be worded, with their marks. */
  readonly draft?: readonly string[] | undefined;
  /** What an answer has cited already. */
  readonly cited?: readonly string[];
}

/** The fact sheet as a model reads it, one row for each fact, within the budget. */
export function sheetText(
  sheet: FactSheet,
  { question = '', asked = [], draft = [], cited = [] }: ReadFor = {},
): string {
  const head = headOf(sheet);
  // The report is made of the findings: beside it they would be there twice.
  const paragraphs =
    draft.length > 0
      ? draft.map((paragraph) => `REPORT ${paragraph}`)
      : findingRows(sheet).map((row) => cleanText(`FINDING ${row}`, LONGEST_FINDING));
  const wanted = new Set([...asked, ...cited, ...(paragraphs.join(' ').match(/\bF\d+\b/g) ?? [])]);
  const unknowns = sheet.unknowns.map(unknownRow);
  const constants = sheet.constants.map(factRow);
  const rest =
    SHEET_BUDGET[sheet.kind] -
    estimateTokens([...head, ...unknowns, ...constants, ...paragraphs].join('\n')) -
    40;
  const facts = chosenFacts(sheet.facts, { rowOf: factRow, question, wanted, budget: rest });
  const shown = new Set(facts.map(({ id }) => id));
  const askedRow = asked.filter((id) => shown.has(id)).join(' ');
  return [
    ...head,
    'FACTS',
    ...facts.map(factRow),
    ...(askedRow === '' ? [] : [`ASKED ${askedRow}`]),
    'CANNOT BE TOLD',
    ...unknowns,
    'CONSTANTS',
    ...constants,
    ...paragraphs,
  ].join('\n');
}

function headOf({ kind, context, extras }: FactSheet): readonly string[] {
  const { athlete, subjects } = extras;
  const session = ({ family, indoor, shape }: typeof context) =>
    `${family}, ${indoor ? 'indoors' : 'outdoors'}, shape ${shape}`;
  const level = athlete?.level ?? 'beginner';
  return [
    'ABOUT ' +
      `${{ workout: 'one workout', comparison: 'workouts side by side', history: 'weeks and months of training' }[kind]}, ` +
      `units ${context.units.system.toLowerCase()}`,
    ...(kind === 'workout' ? [`SESSION ${session(context)}`] : []),
    ...subjects.map(
      ({ name, title, context: own }) =>
        `${name} ${cleanText(title, LONGEST_ROW)}: ${session(own)}`,
    ),
    `READER level ${level}, at most ${WORDS[level]} ` +
      `words${athlete?.injuries ? ', has injuries: low-risk options only, and a professional for the rest' : ''}`,
  ];
}

/** One line whatever it holds: a value with a break in it could pretend to be a row of its own. */
export function factRow({ id, label, display, subject, quality }: Fact): string {
  return cleanText(
    `${id} ${subject ? `(${subject}) ` : ''}${label}: ` +
      `${display}${quality === 'estimated' ? ' (estimated)' : ''}`,
    LONGEST_ROW,
  );
}

function unknownRow({ id, label, reason, subject }: Unknown): string {
  return cleanText(`${id} ${subject ? `(${subject}) ` : ''}${label}: ${reason}`, LONGEST_ROW);
}
