import { say, type Line } from '#coaching/domain/answer/say.js';
import type { Fact } from '#coaching/domain/facts/fact.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import type { Finding } from '../finding.js';

/** In the first so much of the session it came early, and so far over the average (ours). */
const EARLY = 0.25;
const OVER = 1.08;
const OVER_POWER = 1.25;
const LONG_S = 3600;

/** The hardest minutes, by power or else by heart rate, where they came early. */
export function earlyPeak(sheet: FactSheet): readonly Finding[] {
  const early = byPower(sheet) ?? byHeart(sheet);
  const duration = sheet.number('session.duration') ?? 0;
  if (!early || duration < LONG_S || sheet.context.shape === 'intervals') return [];
  if (Number(early.start.value) > EARLY * duration) return [];
  return [
    {
      kind: 'cost.early-peak',
      statement: say`The hardest part came early: ${early.what} for 5 min from ${early.start}`,
      because: [halves(sheet)],
      surprise: 0.65,
      importance: 0.7,
      confidence: 1,
      ...(early.start.at && { at: early.start.at }),
      action: 'Open with easy minutes next time, and put the hard part later.',
    },
  ];
}

/** The same for another finding's reasons. */
export function startLine(sheet: FactSheet): Line {
  const [finding] = earlyPeak(sheet);
  return finding ? `${finding.statement}.` : null;
}

interface Early {
  readonly what: string;
  readonly start: Fact;
}

function byPower(sheet: FactSheet): Early | null {
  const power = sheet.get('cost.best.300.power');
  const start = sheet.get('cost.best.300.at');
  const average = sheet.number('power.average') ?? Infinity;
  if (!power || !start || Number(power.value) < OVER_POWER * average) return null;
  return { what: say`${power}`, start };
}

function byHeart(sheet: FactSheet): Early | null {
  const held = sheet.get('heartRate.held.300');
  const start = sheet.get('heartRate.held.300.start');
  const average = sheet.number('heartRate.average') ?? Infinity;
  if (sheet.has('power.average') || !held || !start || Number(held.value) < OVER * average)
    return null;
  return { what: say`heart rate ${held}`, start };
}

function halves(sheet: FactSheet): Line {
  const first = sheet.get('pacing.half.1.heartRate');
  const second = sheet.get('pacing.half.2.heartRate');
  return first && second ? say`By halves heart rate was ${first} and ${second}.` : null;
}

/** A minute so far over the average stands out of an even ride (ours). */
const SURGE = 1.6;
const EVEN_SHAPES: readonly string[] = ['steady', 'rolling'];

/** One hard minute in an otherwise even ride. */
export function surge(sheet: FactSheet): readonly Finding[] {
  const power = sheet.get('cost.best.60.power');
  const start = sheet.get('cost.best.60.at');
  const average = sheet.number('power.average') ?? Infinity;
  if (!power || !start || !EVEN_SHAPES.includes(sheet.context.shape)) return [];
  if (Number(power.value) < SURGE * average) return [];
  const peak = sheet.get('heartRate.max');
  return [
    {
      kind: 'cost.surge',
      statement: peak
        ? say`One hard effort stands out: ${power} for 1 min from ${start}, in a ride whose heart rate peaked at ${peak}`
        : say`One hard effort stands out: ${power} for 1 min from ${start}`,
      because: [],
      surprise: 0.6,
      importance: 0.5,
      confidence: 1,
      ...(power.at && { at: power.at }),
    },
  ];
}
