import { say, size, type Line } from '#coaching/domain/answer/say.js';
import type { Fact } from '#coaching/domain/facts/fact.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import type { Finding } from '../finding.js';

/** So many beats more in the last than in the first are a cost, fewer hardly one (ours). */
const COST_BPM = 5;
/** Output that changed by less left heart rate to be compared (ours). Percent. */
const LIKE_OUTPUT = 5;
/** A heart so near its maximum at the end has little left (ours). Percent. */
const NEAR_LIMIT = 92;

/** What the last repetition of a set cost against the first, at like output. */
export function setTrend(sheet: FactSheet): readonly Finding[] {
  const change = sheet.get('cost.set.1.heartRate.change');
  const output = sheet.get('cost.set.1.output.change');
  if (!change || !output || Math.abs(Number(output.value)) > LIKE_OUTPUT) return [];
  const [first, last] = ends(sheet, change);
  if (!first || !last) return [];
  const beats = Number(change.value);
  return [beats >= COST_BPM ? dearer(sheet, { change, first, last }) : level(sheet, first, last)];
}

/** Heart rates of the set's first and last repetition. */
function ends(sheet: FactSheet, { at }: Fact): readonly (Fact | undefined)[] {
  const rates = sheet.facts.filter(({ key }) => /^intervals\.rep\.\d+\.heartRate$/.test(key));
  return [
    rates.find((fact) => fact.at?.from === at?.from),
    rates.find((fact) => fact.at?.to === at?.to),
  ];
}

interface Dearer {
  readonly change: Fact;
  readonly first: Fact;
  readonly last: Fact;
}

function dearer(sheet: FactSheet, { change, first, last }: Dearer): Finding {
  const share = sheet.get('heartRate.maxShare');
  const near = share !== undefined && Number(share.value) >= NEAR_LIMIT;
  const peak = sheet.get('intervals.heartRateMax');
  return {
    kind: 'cost.set.rose',
    statement:
      say`The last repetition cost ${size(change)} more than the first at like power: heart rate rose from ${first} to ${last}`.replace(
        'power',
        outputOf(sheet),
      ),
    because: [
      cadenceLine(sheet),
      near && peak && share
        ? say`The peak of ${peak} is ${share} of your maximum: near the limit.`
        : null,
    ],
    surprise: 0.7,
    importance: 0.75,
    confidence: 1,
    ...(change.at && { at: change.at }),
    action: near
      ? 'Keep the output next time and warm up longer before the first repetition, then add one more.'
      : 'Next time add one repetition to the set or shorten the rest: heart rate leaves room for it.',
  };
}

function level(sheet: FactSheet, first: Fact, last: Fact): Finding {
  return {
    kind: 'cost.set.level',
    statement: say`The last repetition cost no more than the first: ${first} then, ${last} at the end, at like ${outputOf(sheet)}`,
    because: [cadenceLine(sheet)],
    surprise: 0.5,
    importance: 0.5,
    confidence: 1,
    action: 'Next time add one repetition at the same output: this set left room for it.',
  };
}

function outputOf(sheet: FactSheet): string {
  return sheet.get('cost.set.1.output.change')?.about.includes('power') ? 'power' : 'pace';
}

/** Cadence that stayed even over the set. */
function cadenceLine(sheet: FactSheet): Line {
  const cadence = sheet.get('intervals.cadence');
  const change = sheet.get('cost.set.1.cadence.change');
  const even = change === undefined || change.trend === 'same';
  return cadence && even && sheet.context.family === 'cycling'
    ? say`Cadence held at ${cadence} over the set.`
    : null;
}
