import { hardlyChanged } from '#coaching/domain/answer/words.js';
import { say, size, type Line } from '#coaching/domain/answer/say.js';
import type { Fact } from '#coaching/domain/facts/fact.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import type { Finding } from '../finding.js';
import { worded } from '../wording.js';

/** A loss of so much in the last quarter is a fade (ours). Percent. */
const CLEAR = -8;
const LARGE = -15;
/** Output and heart rate that fell by so much together were let go (ours). Percent, beats. */
const EASED = -12;
const EASED_BPM = -8;

/** Output that was lost on like ground while the heart went on working. */
export function fade(sheet: FactSheet): readonly Finding[] {
  const output = sheet.get('pacing.fade.output');
  if (!output || Number(output.value) > CLEAR) return eased(sheet);
  const large = Number(output.value) <= LARGE;
  const what = lostWord(output);
  const heart = sheet.get(
    sheet.has('pacing.fade.parts') ? 'pacing.fade.heartRate' : 'pacing.end.heartRate',
  );
  return [
    {
      kind: 'cost.fade',
      statement: worded(sheet, 'cost.fade', [
        say`You faded: ${what} in the last quarter was ${size(output)} lower than in the second`,
        say`The last quarter lost ${size(output)} of ${what} against the second, on like ground: a fade`,
        say`Too much too soon: ${what} fell by ${size(output)} from the second quarter to the last`,
      ]),
      because: [heartLine(heart)],
      surprise: large ? 0.9 : 0.75,
      importance: large ? 0.95 : 0.85,
      confidence: sureness(sheet),
      ...(output.at && { at: output.at }),
      action: slower(sheet),
      covers: ['cost.like', 'cost.between', 'cost.coasting', 'structure.steady', 'structure.hold'],
    },
  ];
}

/** On hills the comparison rests on a model, and climbs tell more than quarters. */
function sureness(sheet: FactSheet): number {
  if (sheet.context.shape === 'stochastic') return 0.6;
  return sheet.has('pacing.fade.output.note') ? 0.85 : 0.95;
}

function lostWord({ about, label }: Fact): string {
  if (about.includes('power')) return 'power';
  return label.startsWith('Grade-adjusted') ? 'speed without the hills' : 'speed';
}

function heartLine(change: Fact | undefined): Line {
  if (!change) return null;
  if (hardlyChanged(change)) return say`Heart rate hardly moved meanwhile (${change}).`;
  return change.trend === 'up'
    ? say`Heart rate rose by ${size(change)} meanwhile.`
    : say`Heart rate fell by no more than ${size(change)}.`;
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
