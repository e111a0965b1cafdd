import type { Answer } from '#coaching/domain/answer/answer.js';
import { bare, inWords, say, when, type Line } from '#coaching/domain/answer/say.js';
import { list } from '#coaching/domain/answer/words.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import type { Stated } from '#coaching/domain/understanding/exact-stated.js';

/** What the file itself states; null where it states nothing of it. */
export function statedAnswer(sheet: FactSheet, { kind }: Stated): Answer | null {
  switch (kind) {
    case 'felt':
      return felt(sheet);
    case 'parts':
      return parts(sheet);
    case 'plan-done':
      return planDone(sheet);
  }
}

function felt(sheet: FactSheet): Answer | null {
  const [rated, feel] = [sheet.get('device.rpe'), sheet.get('device.feel')];
  if (!rated && !feel) return null;
  return {
    finding: [
      feel ? say`On your device you answered that you felt ${feel}.` : null,
      rated ? say`You rated your effort ${rated} on your device.` : null,
    ],
    evidence: [
      when(sheet, ['contradiction.rpe-under-heart-rate'], (found) =>
        found ? say`${bare(found)}.` : null,
      ),
    ],
    meaning: [],
  };
}

function parts(sheet: FactSheet): Answer | null {
  const count = sheet.get('parts.count');
  if (!count) return null;
  const breaks = sheet.all('parts.').filter(({ key }) => key.endsWith('.break'));
  const [only] = breaks;
  return {
    finding: [
      say`This file holds ${inWords(count)} sessions.`,
      breaks.length > 1
        ? `The breaks between them lasted ${list(breaks.map((gap) => say`${gap}`))}.`
        : only
          ? say`The break between them lasted ${only}.`
          : null,
    ],
    evidence: [],
    meaning: [],
  };
}

const DONE: readonly (readonly [key: string, words: string])[] = [
  ['done', 'done as planned'],
  ['short', 'cut short'],
  ['over', 'longer than planned'],
  ['skipped', 'skipped'],
  ['extra', 'beyond the plan'],
];
const TARGETS: readonly (readonly [key: string, words: string])[] = [
  ['inTarget', 'in target'],
  ['underTarget', 'under target'],
  ['overTarget', 'over target'],
];

function planDone(sheet: FactSheet): Answer {
  const count = sheet.get('plan.count');
  if (!count)
    return {
      finding: [
        `I can't tell whether you did what was planned, because this file holds no planned ` +
          'workout to go by.',
      ],
      evidence: [],
      meaning: [],
    };
  const steps = count.value === 1 ? 'step' : 'steps';
  const done = counted(sheet, DONE);
  return {
    finding: [
      done === null
        ? say`The plan held ${count} ${steps}.`
        : `${say`The plan held ${count} ${steps}`}: ${done}.`,
    ],
    evidence: [targets(sheet)],
    meaning: [],
  };
}

function targets(sheet: FactSheet): Line {
  const met = counted(sheet, TARGETS);
  return met === null ? null : `By their average, those with a target were: ${met}.`;
}

function counted(
  sheet: FactSheet,
  rows: readonly (readonly [key: string, words: string])[],
): string | null {
  const counts = rows.flatMap(([key, words]) => {
    const fact = sheet.withKey(`plan.${key}`);
    return fact ? [say`${fact} ${words}`] : [];
  });
  return counts.length > 0 ? list(counts) : null;
}
