import { say, type Line } from '#coaching/domain/answer/say.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import type { Finding } from '../finding.js';
import { atOutput } from '../terrain/outputs.js';
import { descentsOf, heightOf, mainClimb, overlap, type Slope } from '../terrain/slopes.js';
import { worded } from '../wording.js';

const KIND = 'structure.long-climb';

/** A climb makes a session with this share of its height and of its time, and these metres (ours). */
const SHARE_OF_HEIGHT = 0.6;
const SHARE_OF_TIME = 0.2;
const LEAST_M = 120;
/** Its descent gives back at least this share of its height. */
const DESCENT = 0.6;
/** More laps than these were not pressed. */
const MOST_LAPS = 12;

/** A session that one climb made, with the descent behind it. */
export function longClimb(sheet: FactSheet): readonly Finding[] {
  const climb = mainClimb(sheet);
  const { time } = climb ?? {};
  if (!climb || !time || !madeBy(climb, sheet)) return [];
  const descent = descentsOf(sheet).find(
    (one) => one.at.from >= climb.at.to - 60 && heightOf(one) >= DESCENT * heightOf(climb),
  );
  const noun = sheet.context.family === 'cycling' ? 'ride' : 'run';
  return [
    {
      kind: KIND,
      statement: worded(sheet, KIND, [
        say`One climb made this ${noun}: ${climb.height} up in ${time}${atOutput(climb)}${then(descent)}`,
        say`A ${noun} of one climb: ${climb.height} up in ${time}${atOutput(climb)}${then(descent)}`,
        say`Up once and down again: the climb of ${climb.height} took ${time}${atOutput(climb)}${then(descent)}`,
        say`It was all about one climb, ${climb.height} up in ${time}${atOutput(climb)}${then(descent)}`,
      ]),
      because: [markedPart(sheet, climb)],
      surprise: 0.6,
      importance: 1,
      confidence: 1,
      at: climb.at,
      // Where power shows how it was paced, that decides what to do next.
      action: sheet.has('cost.climb.1.quarters.power')
        ? null
        : say`Repeat this climb without a stop, steady from the bottom: ${time} is the time to beat.`,
      covers: ['structure.course', 'structure.steady', 'terrain.main-climb'],
    },
  ];
}

/** The hardest lap that was pressed within the climb and is a long part of it. */
function markedPart(sheet: FactSheet, climb: Slope): Line {
  const count = Math.min(MOST_LAPS, sheet.number('laps.count') ?? 0);
  const [hardest] = Array.from({ length: count }, (_, index) => index + 1)
    .flatMap((lap) => lapOn(sheet, lap, climb))
    .sort((a, b) => Number(b.power.value) - Number(a.power.value));
  if (!hardest) return null;
  const { number, time } = hardest;
  return say`Lap ${{ fact: time, text: String(number) }} was its main part: ${time}${atOutput(hardest)}.`;
}

function lapOn(sheet: FactSheet, number: number, climb: Slope) {
  const [time, power, heartRate] = (['time', 'power', 'heartRate'] as const).map((what) =>
    sheet.get(`laps.${number}.${what}`),
  );
  if (!time?.at || !power) return [];
  const share = (time.at.to - time.at.from) / (climb.at.to - climb.at.from);
  const isPart = overlap(time.at, climb.at) > 0.95 && share > 0.3 && share < 0.95;
  return isPart ? [{ number, time, power, heartRate }] : [];
}

function then(descent: Slope | undefined): string {
  if (!descent) return '';
  return descent.coasting
    ? say`, then ${descent.height} of descent, ${descent.coasting} of it without pedalling`
    : say`, then ${descent.height} of descent`;
}

function madeBy(climb: Slope, sheet: FactSheet): boolean {
  const [height, seconds] = [sheet.number('climb.gain'), sheet.number('session.duration')];
  return (
    height !== null &&
    seconds !== null &&
    heightOf(climb) >= Math.max(LEAST_M, SHARE_OF_HEIGHT * height) &&
    Number(climb.time?.value) >= SHARE_OF_TIME * seconds
  );
}
