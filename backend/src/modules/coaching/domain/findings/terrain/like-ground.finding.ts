import { say, size } from '#coaching/domain/answer/say.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import type { Finding } from '../finding.js';
import { worded } from '../wording.js';

/** Percent of power or pace, and beats (ours). */
const CLEAR = 5;
const SAME_BEATS = 3;
/** The way home faster by this share at no more power, percent (ours). */
const FASTER_HOME = 8;

const WHERE = { up: 'uphill', flat: 'on the flat' } as const;

/** Power or pace on the same ground early and late: what the terrain cannot explain. */
export function likeGround(sheet: FactSheet): readonly Finding[] {
  if (sheet.context.shape === 'intervals') return [];
  return [...(onBand(sheet, 'up') ?? onBand(sheet, 'flat') ?? []), ...fasterHome(sheet)];
}

function onBand(sheet: FactSheet, band: 'up' | 'flat'): readonly Finding[] | null {
  const riding = sheet.context.family === 'cycling';
  const what = riding ? 'power' : 'speed';
  const [early, late] = (['early', 'late'] as const).map((part) => ({
    output: sheet.get(`likeGradient.${band}.${part}.${what}`),
    heartRate: sheet.get(`likeGradient.${band}.${part}.heartRate`),
  }));
  const change = sheet.get(`likeGradient.${band}.change.output`);
  if (!early?.output || !late?.output || !change || !early.heartRate || !late.heartRate)
    return null;
  const beats = Number(late.heartRate.value) - Number(early.heartRate.value);
  const percent = Number(change.value);
  const both = say`${late.output} at ${late.heartRate} against ${early.output} at ${early.heartRate}`;
  if (percent >= CLEAR && beats <= SAME_BEATS) return [more(sheet, band, both)];
  if (percent <= -CLEAR && beats >= -SAME_BEATS)
    return [less(sheet, { band, both, change: say`${size(change)}`, early: say`${early.output}` })];
  return null;
}

function more(sheet: FactSheet, band: 'up' | 'flat', both: string): Finding {
  const kind = 'terrain.like-ground.more';
  return {
    kind,
    statement: worded(sheet, kind, [
      `Fresh to the end: ${WHERE[band]} you had ${both} in the first half`,
      `You got stronger on the same ground: ${WHERE[band]} ${both} in the first half`,
    ]),
    because: [],
    surprise: 0.7,
    importance: 0.8,
    confidence: 0.8,
    covers: ['cost.fade', 'cost.drift'],
  };
}

function less(
  sheet: FactSheet,
  told: {
    readonly band: 'up' | 'flat';
    readonly both: string;
    readonly change: string;
    readonly early: string;
  },
): Finding {
  const kind = 'terrain.like-ground.less';
  return {
    kind,
    statement: worded(sheet, kind, [
      `On the same ground you lost ${told.change}: ${WHERE[told.band]} ${told.both} in the first half`,
      `The terrain does not explain the drop: ${WHERE[told.band]} ${told.both} in the first half`,
    ]),
    because: [],
    surprise: 0.7,
    importance: 0.8,
    confidence: 0.8,
    action: `Begin the next one ${WHERE[told.band]} below ${told.early}, so that the second half is as strong.`,
  };
}

/** Faster on the flat at no more power: wind or road helped. */
function fasterHome(sheet: FactSheet): readonly Finding[] {
  const of = (part: 'early' | 'late', what: 'speed' | 'power') =>
    sheet.get(`likeGradient.flat.${part}.${what}`);
  const [before, after] = [of('early', 'speed'), of('late', 'speed')];
  const [early, late] = [of('early', 'power'), of('late', 'power')];
  if (sheet.context.family !== 'cycling' || sheet.context.indoor) return [];
  if (!before || !after || !early || !late) return [];
  const faster = (Number(after.value) / Number(before.value) - 1) * 100;
  const power = (Number(late.value) / Number(early.value) - 1) * 100;
  if (faster < FASTER_HOME || power > FASTER_HOME / 2 + 1) return [];
  return [
    {
      kind: 'terrain.faster-home',
      statement: say`The second half was faster on the flat, ${after} against ${before}, for ${late} instead of ${early}: wind or road may have helped`,
      because: [],
      surprise: 0.5,
      importance: 0.4,
      confidence: 0.7,
    },
  ];
}
