import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import type { Problem } from '../problem.js';
import { denies, type Sentence } from '../sentence.js';

/** Names of other schemes; ours are numbered 1 to 5, and a name would be taken for one of them. */
const NAMED =
  /\b(?:sweet[- ]spot|(?:active recovery|recovery|endurance|aerobic|tempo|threshold|sub-?threshold|vo ?2 ?max|vo2|anaerobic|neuromuscular|gr[ae]y|fat[- ]burning|cardio|red|sprint) zone|zone (?:zero|nought|0))\b/;

const TABLES: readonly (readonly [channel: string, words: RegExp])[] = [
  ['power', /\byour power[- ]zones?\b|\bpower[- ]zones? \d/],
  ['heartRate', /\byour (?:heart[- ]rate|hr)[- ]zones?\b|\b(?:heart[- ]rate|hr)[- ]zones? \d/],
  ['speed', /\byour (?:pace|speed)[- ]zones?\b|\b(?:pace|speed)[- ]zones? \d/],
];

const ZONE_OF: Readonly<Record<string, string>> = {
  power: 'power zone',
  heartRate: 'heart rate zone',
  speed: 'pace zone',
};

/** Zones by names that are not ours, and of a table that this athlete does not have. */
export function foreignZones(
  sentence: Sentence,
  sheet: FactSheet,
  question: string,
): readonly Problem[] {
  if (denies(sentence)) return [];
  const named = NAMED.exec(sentence.words)?.[0];
  if (named !== undefined && !question.toLowerCase().includes(named))
    return [{ kind: 'zone', text: named }];
  return TABLES.flatMap(([channel, words]) => {
    const said = words.exec(sentence.words)?.[0];
    const isThere =
      sentence.cited.some(({ label }) =>
        label.toLowerCase().includes(ZONE_OF[channel] ?? channel),
      ) ||
      sheet.facts.some(
        ({ about }) => about.includes(channel) && about.some((tag) => tag.startsWith('zone:')),
      );
    return said === undefined ||
      isThere ||
      /\b(?:would|could|if|set|once|add)\b/.test(sentence.words)
      ? []
      : [{ kind: 'zone', text: said }];
  });
}
