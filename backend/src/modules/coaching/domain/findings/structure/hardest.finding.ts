import { say } from '#coaching/domain/answer/say.js';
import type { Fact } from '#coaching/domain/facts/fact.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import type { Finding } from '../finding.js';
import { worded } from '../wording.js';
import { isRestless } from './surging.finding.js';

/** Early ends at this share of the recording. */
const EARLY = 0.12;
/** The hardest minutes stand out by so much above the average under way (ours). */
const STANDS_OUT = { 60: 1.55, 300: 1.25, 600: 1.25 } as const;

const MOUNTAIN_M_PER_KM = 14;

type Length = keyof typeof STANDS_OUT;

/** Where the hardest minutes of a ride were: cold at the start, or the only ones. */
export function hardest(sheet: FactSheet): readonly Finding[] {
  if (sheet.context.shape === 'intervals' || isRestless(sheet)) return [];
  // On a mountain the climb decides which minutes are hard.
  if ((sheet.number('climb.rate') ?? 0) > MOUNTAIN_M_PER_KM) return [];
  const found = cold(sheet) ?? alone(sheet);
  return found ? [found] : [];
}

interface Best {
  readonly power: Fact;
  readonly start: Fact;
  readonly heart: Fact | undefined;
  readonly peak: Fact | undefined;
  /** 0 at the start, 1 at the end of the recording. */
  readonly place: number;
  /** How much above the mean under way. */
  readonly above: number;
}

function bestOf(sheet: FactSheet, seconds: Length): Best | null {
  const [power, start] = [
    sheet.get(`power.best.${seconds}`),
    sheet.get(`power.best.${seconds}.start`),
  ];
  const mean = sheet.number('power.pedalling') ?? sheet.number('power.average');
  const end = Math.max(
    sheet.get('pacing.quarter.4.output')?.at?.to ?? 0,
    sheet.number('session.duration') ?? 0,
  );
  if (!power || !start || !mean || end <= 0) return null;
  return {
    power,
    start,
    heart: sheet.get(`power.best.${seconds}.heartRate`),
    peak: sheet.get(`power.best.${seconds}.heartRateMax`),
    place: (Number(start.value) + seconds / 2) / end,
    above: Number(power.value) / mean,
  };
}

function cold(sheet: FactSheet): Finding | null {
  const best = bestOf(sheet, 300);
  if (!best || best.place > EARLY || best.above < 1.15) return null;
  const hearts = best.peak ? say`, heart rate up to ${best.peak}` : '';
  return {
    kind: 'structure.hardest.cold',
    statement: say`The hardest part came cold: the best 5 min${after(best.power)}, ${best.power}${hearts}, began ${best.start} into the ride`,
    because: ['Nothing later was as hard, so the ride was paced from the top down.'],
    surprise: 0.75,
    importance: 0.7,
    confidence: 1,
    ...(best.start.at && { at: best.start.at }),
    action: coldAction(sheet),
    covers: ['structure.early-peak'],
  };
}

function coldAction(sheet: FactSheet): string {
  const usual = sheet.get('power.pedalling') ?? sheet.get('power.average');
  return usual
    ? say`Begin the next ride with easy minutes, then hold ${usual} while you pedal, steady to the end.`
    : 'Begin the next ride with easy minutes, then hold one level to the end.';
}

/** The only hard minutes of a ride that was otherwise easy or moderate. */
function alone(sheet: FactSheet): Finding | null {
  const level = sheet.context.effort?.level;
  if (level !== 'easy' && level !== 'moderate') return null;
  const seconds = ([600, 60] as const).find((length) => {
    const best = bestOf(sheet, length);
    return best !== null && best.above >= STANDS_OUT[length];
  });
  const best = seconds && bestOf(sheet, seconds);
  if (!best || !seconds) return null;
  const top = best.peak ? say`, heart rate up to ${best.peak}` : '';
  const length = seconds === 600 ? 'stretch of 10 min' : 'minute';
  return {
    kind: 'structure.hardest.alone',
    statement:
      seconds === 600
        ? say`One firm ${length}${after(best.power)} broke the calm: ${best.power} from ${best.start} on${top}`
        : say`The only hard moment: ${best.power} for a ${length} at ${best.start}${top}`,
    because: [],
    surprise: 0.6,
    importance: 0.55,
    confidence: 1,
    ...(best.start.at && { at: best.start.at }),
    action: onPurpose(sheet, best),
  };
}

function onPurpose(sheet: FactSheet, { power }: Best): string {
  const easyPart = sheet.get('power.average');
  const calm = easyPart ? ', with the rest truly easy' : '';
  return worded(sheet, 'structure.hardest.next', [
    say`Put such hard minutes in on purpose next time: a few repeats at ${power}${calm}.`,
    say`Make them the plan next time: after a warm-up, a few repeats at ${power}${calm}.`,
    say`Next time set out for them: repeats of that length at ${power}${calm}.`,
  ]);
}

/** Marks the fact without its value. */
function after(fact: Fact): { readonly fact: Fact; readonly text: string } {
  return { fact, text: '' };
}
