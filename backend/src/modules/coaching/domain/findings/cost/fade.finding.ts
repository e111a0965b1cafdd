import { hardlyChanged } from '#coaching/domain/answer/words.js';
import { say, size, type Line } from '#coaching/domain/answer/say.js';
import type { Fact } from '#coaching/domain/facts/fact.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import type { Finding } from '../finding.js';
import { isRestless } from '../structure/surging.finding.js';
import { worded } from '../wording.js';

/** A loss of so much in the last quarter is a fade (ours). Percent. */
const CLEAR = -8;
const LARGE = -15;
/** Metres climbed for each kilometre (ours). */
const HILLY = 10;
/** Output and heart rate that fell by so much together were let go (ours). Percent, beats. */
const EASED = -12;
const EASED_BPM = -8;

/** Output that was lost on like ground while the heart went on working. */
export function fade(sheet: FactSheet): readonly Finding[] {
  const output = sheet.get('pacing.fade.output');
  // Where surges make the ride, its quarters have as much power as they had surges.
  if (isRestless(sheet)) return [];
  if (!output || Number(output.value) > CLEAR) return eased(sheet);
  const large = Number(output.value) <= LARGE;
  const what = lostWord(output);
  const heart = sheet.get(
    sheet.has('pacing.fade.parts') ? 'pacing.fade.heartRate' : 'pacing.end.heartRate',
  );
  return [
    {
      kind: 'cost.fade',
      statement: quarters(sheet, output) ?? plain(sheet, output, what),
      because: [heartLine(sheet, heart), halves(sheet)],
      surprise: large ? 0.9 : 0.75,
      importance: large ? 0.95 : 0.85,
      confidence: sureness(sheet),
      ...(output.at && { at: output.at }),
      action: slower(sheet),
      covers: [
        'cost.like',
        'cost.between',
        'cost.coasting',
        'structure.steady',
        'structure.hold',
        'structure.halves',
        'structure.progression',
        'terrain.halves',
        'terrain.like-ground',
        'terrain.slow-split',
      ],
    },
  ];
}

/** On hills the comparison rests on a model, and climbs tell more than quarters. */
function sureness(sheet: FactSheet): number {
  if (sheet.context.shape === 'stochastic') return 0.6;
  return sheet.has('pacing.fade.output.note') ? 0.85 : 0.95;
}

/** With the levels themselves, where they may be held against each other as they are. */
function quarters(sheet: FactSheet, output: Fact): string | null {
  const what = output.about.includes('power') ? 'power' : 'speed';
  const [first, last] = [
    sheet.get('pacing.quarter.1.output'),
    sheet.get('pacing.quarter.4.output'),
  ];
  const riding = sheet.context.family === 'cycling';
  const hilly = !riding && (sheet.number('climb.rate') ?? 0) > HILLY;
  if (!first || !last || hilly || sheet.context.shape === 'intervals') return null;
  if (Number(last.value) >= Number(first.value)) return null;
  return worded(sheet, 'cost.fade', [
    say`The start was too fast: ${first} in the first quarter, ${last} in the last, ${size(output)} less ${what} than in the second`,
    say`You faded after a fast start: from ${first} in the first quarter to ${last} in the last, ${size(output)} less ${what} than in the second`,
  ]);
}

function plain(sheet: FactSheet, output: Fact, what: string): string {
  return worded(sheet, 'cost.fade', [
    say`You faded: ${what} in the last quarter was ${size(output)} lower than in the second`,
    say`The last quarter lost ${size(output)} of ${what} against the second, on like ground: a fade`,
    say`Too much too soon: ${what} fell by ${size(output)} from the second quarter to the last`,
  ]);
}

/** Both halves of the distance, where the ground was no reason. */
function halves(sheet: FactSheet): Line {
  const [first, second] = [sheet.get('halves.1.time'), sheet.get('halves.2.time')];
  const flat = (sheet.number('climb.rate') ?? 0) <= HILLY;
  return first && second && flat && sheet.context.family === 'running'
    ? say`The first half took ${first}, the second ${second}.`
    : null;
}

function lostWord({ about, label }: Fact): string {
  if (about.includes('power')) return 'power';
  return label.startsWith('Grade-adjusted') ? 'speed without the hills' : 'speed';
}

function heartLine(sheet: FactSheet, change: Fact | undefined): Line {
  if (!change) return null;
  const [second, last] = [
    sheet.get('pacing.quarter.2.heartRate'),
    sheet.get('pacing.quarter.4.heartRate'),
  ];
  const fell = change.key === 'pacing.end.heartRate' && change.trend === 'down';
  if (fell && second && last && !hardlyChanged(change))
    return fellLess(sheet, second, last)
      ? say`Heart rate fell with it, from ${second} to ${last}, but by less: the legs gave out rather than the heart.`
      : say`Heart rate fell with it, from ${second} to ${last}.`;
  if (hardlyChanged(change)) return say`Heart rate hardly moved meanwhile (${change}).`;
  return change.trend === 'up'
    ? say`Heart rate rose by ${size(change)} meanwhile.`
    : say`Heart rate fell by no more than ${size(change)}.`;
}

function fellLess(sheet: FactSheet, before: Fact, after: Fact): boolean {
  const beats = (1 - Number(after.value) / Number(before.value)) * 100;
  return beats < -Number(sheet.number('pacing.fade.output')) / 2;
}

function slower(sheet: FactSheet): Line {
  const even = ['steady', 'rolling'].includes(sheet.context.shape);
  const second = sheet.get('pacing.half.2.output');
  return second && even
    ? say`Start the next one at ${second}, the average of your second half, and speed up only when it feels easy late.`
    : 'Start the next one more slowly, and speed up only when it feels easy late.';
}

/** Output and heart rate that went down together at the end: let go rather than lost. */
function eased(sheet: FactSheet): readonly Finding[] {
  const output = sheet.get('pacing.end.output');
  const heart = sheet.get('pacing.end.heartRate');
  const even = sheet.context.shape === 'steady' || sheet.context.shape === 'rolling';
  const judged = even && !sheet.has('pacing.fade.output');
  if (!judged || !output || !heart) return [];
  if (Number(output.value) > EASED || Number(heart.value) > EASED_BPM) return [];
  // The speed of a ride is the road's as much as the rider's.
  if (sheet.context.family === 'cycling' && !output.about.includes('power')) return [];
  return [
    {
      kind: 'cost.eased',
      statement: say`You eased off: in the last quarter ${lostWord(output)} was ${size(output)} and heart rate ${size(heart)} lower than in the second`,
      because: ['Both fell together, so the end was let go rather than lost.'],
      surprise: 0.5,
      importance: 0.55,
      confidence: 0.8,
      ...(output.at && { at: output.at }),
    },
  ];
}
