import { findingRows } from '../report/told-findings.js';
import type { FactSheet } from '../facts/fact-sheet.js';
import type { Fact, Unknown } from '../facts/fact.js';

/**
 * A fact sheet as text, every row of it: what the built-in coach answers from. The same sheet gives
 * the same text.
 */
export function sheetListing(sheet: FactSheet): string {
  const { engineVersion, units } = sheet.context;
  const level = sheet.extras.athlete?.level;
  return [
    `META ${sheet.kind}, engine ${engineVersion}, units ` +
      `${units.system.toLowerCase()}${level ? `, words for ${level}` : ''}`,
    ...(sheet.kind === 'history' ? [] : sessionRows(sheet)),
    'FACTS',
    ...sheet.facts.map(factRow),
    ...findingRows(sheet).map((row) => `FINDING ${row}`),
    'CANNOT BE TOLD',
    ...sheet.unknowns.map(unknownRow),
    'CONSTANTS',
    ...sheet.constants.map(factRow),
  ].join('\n');
}

function sessionRows({ context }: FactSheet): readonly string[] {
  const { family, sport, indoor, shape, fileName, title, notes } = context;
  return [
    `SESSION ${family}, ${indoor ? 'indoors' : 'outdoors'}, shape ${shape}`,
    // Text from outside stands apart as JSON, so that nobody takes it for a fact.
    'TEXT FROM OUTSIDE ' +
      `${JSON.stringify({ sport, fileName, ...(title && { title }), ...(notes && { notes }) })}`,
  ];
}

function factRow({ id, subject, label, display, quality, method }: Fact): string {
  return `${id} ${subject ? `(${subject}) ` : ''}${label}: ${display} (${quality}, ${method})`;
}

function unknownRow({ id, subject, label, reason }: Unknown): string {
  return `${id} ${subject ? `(${subject}) ` : ''}${label}: ${reason}`;
}
