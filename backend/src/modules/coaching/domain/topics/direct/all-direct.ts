import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import { builtUp, endAgainstStart, setPacing } from './course.direct.js';
import type { Direct, DirectAnswer, DirectQuestion } from './direct.js';
import { feltAgainstNumbers, tooFastFor, whetherItCounts, whichKind } from './effort.direct.js';
import { calories, coasting, work } from './energy.direct.js';
import { beatGoal, bestsOver } from './goal.direct.js';
import { heartRateAfterLast, heartRateChange, maximumHeartRate } from './heart-rate.direct.js';
import { donePlan } from './plan.direct.js';
import {
  nextTarget,
  notFadeAgain,
  pointOfSet,
  raceLikeThis,
  setTooHot,
  whereFrom,
} from './reps.direct.js';
import {
  everySecond,
  heartRateSensor,
  onMap,
  powerSpike,
  wind,
  withoutSensor,
} from './sensors.direct.js';
import { stops } from './stops.direct.js';
import {
  gradeAdjusted,
  normalizedGap,
  shareOfClimbs,
  variability,
  whySlow,
} from './terrain.direct.js';
import { overOne, realFtp, whatToEnter, zonesOff } from './threshold.direct.js';
import { elapsedAndMoving, speedAroundStops } from './time.direct.js';
import { wPrime } from './w-prime.direct.js';
import { whatIfFtp } from './what-if-ftp.direct.js';
import { timeInZone, zoneBounds } from './zones.direct.js';

/** In the order in which they are asked: what says more of the question comes first. */
const DIRECT: readonly Direct[] = [
  whatIfFtp,
  overOne,
  realFtp,
  zonesOff,
  whatToEnter,
  speedAroundStops,
  elapsedAndMoving,
  maximumHeartRate,
  powerSpike,
  everySecond,
  withoutSensor,
  onMap,
  wind,
  heartRateAfterLast,
  heartRateSensor,
  feltAgainstNumbers,
  whetherItCounts,
  wPrime,
  work,
  calories,
  coasting,
  beatGoal,
  bestsOver,
  donePlan,
  raceLikeThis,
  notFadeAgain,
  setTooHot,
  nextTarget,
  whereFrom,
  pointOfSet,
  timeInZone,
  zoneBounds,
  tooFastFor,
  whichKind,
  builtUp,
  endAgainstStart,
  setPacing,
  heartRateChange,
  normalizedGap,
  variability,
  gradeAdjusted,
  shareOfClimbs,
  whySlow,
  stops,
];

/** The answer to a question about one workout as a whole; null where none of these is asked. */
export function directAnswer(sheet: FactSheet, question: DirectQuestion): DirectAnswer | null {
  if (sheet.kind !== 'workout') return null;
  for (const ask of DIRECT) {
    const answer = ask(sheet, question);
    if (answer !== null) return answer;
  }
  return null;
}
