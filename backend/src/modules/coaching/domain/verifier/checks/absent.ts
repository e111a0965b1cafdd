import type { Fact } from '#coaching/domain/facts/fact.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import type { Problem } from '../problem.js';
import { denies, supposes, type Sentence } from '../sentence.js';

/** Words that stand for something recorded; without a fact about it, nothing can be said of it. */
const CHANNELS: readonly (readonly [tag: string, words: RegExp])[] = [
  ['power', /\b(?:power(?! (?:meter|sensor|data|zone))|watts?|wattage)\b/],
  ['heartRate', /\b(?:heart[- ]rate(?! (?:strap|sensor|monitor|belt|data))|pulse|heartbeat)\b/],
  ['cadence', /\b(?:cadence(?! (?:sensor|data|pod))|step rate|pedal(?:l?ing)? rate)\b/],
  ['temperature', /\b(?:temperature|degrees)\b/],
];

/**
 * Metrics that the sheet names in its labels where it has them. What no sheet ever has is made up.
 */
const METRICS: readonly RegExp[] = [
  /\bw(?:'|-?prime)(?: ?bal(?:ance)?)?(?![a-z])/,
  /\bcritical power\b/,
  /\bvo ?2 ?max\b/,
  /\bvdot\b/,
  /\blactate\b/,
  /\bhrv\b|\bheart[- ]rate variability\b/,
  /\bground contact\b/,
  /\bvertical (?:oscillation|ratio)\b/,
  /\bleft[/-]right\b|\bleg balance\b/,
  /\btorque effectiveness\b/,
  /\bpedal smoothness\b/,
  /\bstride length\b/,
  /\bblood oxygen\b|\bspo2\b/,
  /\bcore temperature\b/,
  /\bmuscle oxygen\b|\bsmo2\b/,
  /\bbody battery\b/,
  /\bsleep score\b/,
  /\btraining readiness\b/,
  /\brecovery time\b/,
  /\bfitness age\b/,
  /\bperformance condition\b/,
  /\bsweat (?:rate|loss)\b/,
  /\bhydration (?:level|status)\b/,
  /\bblood (?:sugar|glucose)\b|\bglycogen (?:level|store)s?\b/,
  /\brunning economy\b/,
  /\bleg stiffness\b/,
  /\bfat[- ]?max\b|\bfat oxidation\b/,
  /\bcarbs? burned\b|\bcarbohydrate use\b/,
];

/** What a sheet cannot speak of; looked up for every sentence, so kept with the sheet. */
const ABSENT = new WeakMap<FactSheet, readonly RegExp[]>();

function absentFrom(sheet: FactSheet): readonly RegExp[] {
  const known = ABSENT.get(sheet);
  if (known) return known;
  const facts = [...sheet.facts, ...sheet.constants];
  const names = facts.map(nameOf);
  const channels = CHANNELS.filter(
    ([tag]) => !facts.some(({ about, label }) => about.includes(tag) || mentions(label, tag)),
  ).map(([, words]) => words);
  const absent = [
    ...channels,
    ...METRICS.filter((metric) => !names.some((name) => metric.test(name))),
  ];
  ABSENT.set(sheet, absent);
  return absent;
}

/** Claims about sensors that were not there and metrics that nobody measured. */
export function absentChannels(sentence: Sentence, sheet: FactSheet): readonly Problem[] {
  if (denies(sentence) || supposes(sentence)) return [];
  // A label that is cited may hold words of its own, such as "Recovery time between the work
  // intervals".
  const own = sentence.cited.map(nameOf).join(' ');
  return absentFrom(sheet).flatMap((words): readonly Problem[] => {
    const found = words.exec(sentence.words)?.[0];
    return found === undefined || words.test(own) ? [] : [{ kind: 'absent', text: found.trim() }];
  });
}

function mentions(label: string, tag: string): boolean {
  return CHANNELS.some(([own, words]) => own === tag && words.test(label.toLowerCase()));
}

function nameOf({ label, display }: Fact): string {
  return `${label} ${display}`.toLowerCase().replace(/[\u2018\u2019\u2032]/g, "'");
}
