import { say } from '#coaching/domain/answer/say.js';
import type { Fact } from '#coaching/domain/facts/fact.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import type { Finding } from '../finding.js';
import { worded } from '../wording.js';

/** From so much of the run on, the effort was the run (ours). */
const WHOLE_RUN = 0.8;
/** Shorter efforts predict a race from speed more than from endurance (ours). m. */
const TELLING_M = 5000;

/** A distance run faster than the race time on file allows, and the time to enter. */
export function raceTimeBeaten(sheet: FactSheet): readonly Finding[] {
  const beaten = sheet.get('contradiction.race-time-beaten');
  const expected = sheet.get('contradiction.race-time-beaten.expected');
  const best = beaten && effortAt(sheet, beaten);
  if (!beaten || !best || !expected) return [];
  const distance = best.label.replace(/^Best /, '');
  const whole = lengthOf(best) >= WHOLE_RUN * (sheet.number('session.duration') ?? Infinity);
  const telling = Number(best.key.split('.')[1]) >= TELLING_M;
  const within = whole ? '' : ' inside this run';
  return [
    {
      kind: 'contradiction.race-time',
      statement: worded(sheet, 'contradiction.race-time', [
        say`Best ${distance}${within} in ${best}: the race time in your profile predicts ${expected}`,
        say`The best ${distance}${within} took ${best} against ${expected} by the race time in your profile`,
      ]),
      because: ['Your pace zones and predictions come out too slow until the new time is entered.'],
      surprise: 0.85,
      importance: importanceOf(telling, whole),
      confidence: whole ? 1 : 0.85,
      ...(best.at && { at: best.at }),
      action: say`Enter ${distance} in ${best} as your race time, and take all training paces from it.`,
    },
  ];
}

function importanceOf(telling: boolean, whole: boolean): number {
  if (!telling) return 0.5;
  return whole ? 1 : 0.85;
}

function effortAt(sheet: FactSheet, { at }: Fact): Fact | undefined {
  return sheet.facts.find(
    (fact) =>
      /^efforts\.[\d.]+\.time$/.test(fact.key) &&
      fact.at?.from === at?.from &&
      Math.abs((fact.at?.to ?? 0) - (at?.to ?? -1)) < 1,
  );
}

function lengthOf({ at }: Fact): number {
  return at ? at.to - at.from : 0;
}

/** A threshold pace that was run for longer than anybody can. */
export function thresholdPace(sheet: FactSheet): readonly Finding[] {
  const pace = sheet.get('threshold.pace');
  const intensity = sheet.get('load.intensity');
  if (!sheet.has('contradiction.threshold-pace-too-slow') || !pace || !intensity) return [];
  return [
    {
      kind: 'contradiction.threshold-pace',
      statement: say`The threshold pace of ${pace} looks too slow: against it, this long a run came out at an intensity of ${intensity}`,
      because: [],
      surprise: 0.5,
      importance: 0.5,
      confidence: 0.6,
      action: 'Enter a newer race time, so that pace zones and load fit again.',
    },
  ];
}
