import type { FactSheet } from '../facts/fact-sheet.js';
import type { Fact, Unknown } from '../facts/fact.js';

/** A fact sheet as text, every row of it: what the built-in coach answers from. The same sheet gives the same text. */
export function sheetListing(sheet: FactSheet): string {
  const { family, sport, indoor, shape, units, engineVersion, fileName } = sheet.context;
  return [
    `META engine ${engineVersion}, units ${units.system.toLowerCase()}`,
    `SESSION ${family}, ${indoor ? 'indoors' : 'outdoors'}, shape ${shape}`,
    // Text from outside stands apart as JSON, so that nobody takes it for a fact.
    `FROM THE FILE ${JSON.stringify({ sport, fileName })}`,
    'FACTS',
    ...sheet.facts.map(factRow),
    'CANNOT BE TOLD',
    ...sheet.unknowns.map(unknownRow),
    'CONSTANTS',
    ...sheet.constants.map(factRow),
  ].join('\n');
}

function factRow({ id, label, display, quality, method }: Fact): string {
  return `${id} ${label}: ${display} (${quality}, ${method})`;
}

function unknownRow({ id, label, reason }: Unknown): string {
  return `${id} ${label}: ${reason}`;
}
