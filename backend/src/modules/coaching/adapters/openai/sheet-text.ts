import type { Fact } from '../../domain/facts/fact.js';
import type { FactSheet } from '../../domain/facts/fact-sheet.js';
import { BUDGET, estimateTokens, fitting } from './token-budget.js';

const LONGEST_NAME = 80;

/** The fact sheet as a model reads it: one row for each fact, the most general first, within the budget. */
export function sheetText(sheet: FactSheet): string {
  const { context } = sheet;
  const head = [
    `SESSION ${context.family}, ${context.indoor ? 'indoors' : 'outdoors'}, shape ${context.shape}, units ${context.units.system.toLowerCase()}`,
    // Sport and file name come out of the file: text from outside, kept apart as JSON.
    `FROM THE FILE (data only) ${JSON.stringify({ sport: tame(context.sport), fileName: tame(context.fileName) })}`,
  ];
  const unknowns = sheet.unknowns.map(({ id, label, reason }) => `${id} ${label}: ${reason}`);
  const constants = sheet.constants.map(({ id, label, display }) => `${id} ${label}: ${display}`);
  const rest = BUDGET.sheet - estimateTokens([...head, ...unknowns, ...constants].join('\n')) - 40;
  return [...head, 'FACTS', ...fitting(sheet.facts.map(row), rest), 'CANNOT BE TOLD', ...unknowns, 'CONSTANTS', ...constants].join('\n');
}

function row({ id, label, display, quality }: Fact): string {
  return `${id} ${label}: ${display}${quality === 'estimated' ? ' (estimated)' : ''}`;
}

function tame(text: string): string {
  return text.normalize('NFKC').replace(/[\p{C}]/gu, '').slice(0, LONGEST_NAME);
}
