import { setSize } from './set-size.direct.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import { worryAbout } from './worry.direct.js';
import { baseEndurance } from './base-endurance.direct.js';
import { channelSensor } from './channel-sensor.direct.js';
import { climbAndCost } from './climb-cost.direct.js';
import { builtUp, endAgainstStart, setPacing } from './course.direct.js';
import { named } from '../named.js';
import { legBalance } from './balance.direct.js';
import { causeOutside } from './cause.direct.js';
import { gpsJump } from './gps-jump.direct.js';
import { holdable } from './holdable.direct.js';
import type { Given } from './carried/carried-on.js';
import type { Direct, DirectAnswer, DirectQuestion } from './direct.js';
import { feltAgainstNumbers, tooFastFor, whetherItCounts, whichKind } from './effort.direct.js';
import { calories, coasting, work } from './energy.direct.js';
import { beatGoal, bestsOver } from './goal.direct.js';
import { fadeOfSet } from './fade-of-set.direct.js';
import { heartNormal } from './heart-normal.direct.js';
import { howHard } from './how-hard.direct.js';
import { lateFade } from './late-fade.direct.js';
import { stressBasis } from './stress-basis.direct.js';
import { heartLoad } from './heart-load.direct.js';
import { limitMet } from './limit-met.direct.js';
import { ownTime } from './own-time.direct.js';
import { splitVerdict } from './split.direct.js';
import { incline } from './incline.direct.js';
import { repairsOfFile } from './repairs.direct.js';
import { whereabouts } from './whereabouts.direct.js';
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
import { elapsedAndMoving, speedAroundStops, timerAndClock } from './time.direct.js';
import { wPrime } from './w-prime.direct.js';
import { easyShare } from './easy-share.direct.js';
import { legsOrLungs } from './limiter.direct.js';
import { easyPace } from './easy-pace.direct.js';
import { deviceThreshold } from './device-threshold.direct.js';
import { goodOrBad } from './good-or-bad.direct.js';
import { pyramidSides } from './pyramid.direct.js';
import { deviceDiffers } from './device-differs.direct.js';
import { evenness } from './evenness.direct.js';
import { evidenceOf } from './evidence.direct.js';
import { profileGoal } from './goal-time.direct.js';
import { paced } from './pacing.direct.js';
import { powerPeak } from './power-peak.direct.js';
import { racePrediction } from './prediction.direct.js';
import { structure } from './structure.direct.js';
import { nextTime, takeaway } from './takeaway.direct.js';
import { slowestSplit } from './slowest-split.direct.js';
import { bestDistance } from './best-distance.direct.js';
import { warmth } from './temperature.direct.js';
import { taper } from './taper.direct.js';
import { termAndValue } from './term.direct.js';
import { tomorrow } from './tomorrow.direct.js';
import { wellDone } from './well-done.direct.js';
import { otherFtp } from './what-if/other-ftp.direct.js';
import { otherMaximum, otherPower, otherWeight } from './what-if/other-body.direct.js';
import { otherSpeed } from './what-if/other-speed.direct.js';
import { samePace } from './what-if/same-pace.direct.js';
import { zoneShares } from './zone-shares.direct.js';
import { timeInZone, zoneBounds } from './zones.direct.js';

/** What if something had been otherwise: whatever else the words name. */
const WHAT_IF: readonly Direct[] = [
  otherFtp,
  otherWeight,
  otherMaximum,
  otherPower,
  otherSpeed,
  samePace,
];

const sensorTrust: Direct = (sheet, question) =>
  heartRateSensor(sheet, question) ?? channelSensor(sheet, question);

/** In the order in which they are asked: what says more of the question comes first. */
const DIRECT: readonly Direct[] = [
  ...WHAT_IF,
  wPrime,
  deviceThreshold,
  goodOrBad,
  pyramidSides,
  takeaway,
  beatGoal,
  limitMet,
  ownTime,
  splitVerdict,
  paced,
  timerAndClock,
  termAndValue,
  feltAgainstNumbers,
  holdable,
  causeOutside,
  fadeOfSet,
  normalizedGap,
  heartNormal,
  climbAndCost,
  baseEndurance,
  stressBasis,
  lateFade,
  nextTime,
  bestDistance,
  slowestSplit,
  named,
  worryAbout,
  setSize,
  legBalance,
  gpsJump,
  deviceDiffers,
  whereabouts,
  incline,
  taper,
  tomorrow,
  evidenceOf,
  overOne,
  realFtp,
  zonesOff,
  whatToEnter,
  speedAroundStops,
  elapsedAndMoving,
  powerPeak,
  maximumHeartRate,
  powerSpike,
  everySecond,
  withoutSensor,
  onMap,
  wind,
  heartRateAfterLast,
  sensorTrust,
  whetherItCounts,
  heartLoad,
  work,
  calories,
  coasting,
  repairsOfFile,
  profileGoal,
  racePrediction,
  bestsOver,
  donePlan,
  raceLikeThis,
  notFadeAgain,
  setTooHot,
  nextTarget,
  whereFrom,
  pointOfSet,
  legsOrLungs,
  easyPace,
  easyShare,
  timeInZone,
  zoneShares,
  zoneBounds,
  tooFastFor,
  whichKind,
  builtUp,
  endAgainstStart,
  setPacing,
  heartRateChange,
  variability,
  gradeAdjusted,
  shareOfClimbs,
  whySlow,
  stops,
  structure,
  warmth,
  evenness,
  wellDone,
  howHard,
];

/** The answer to a question about one workout as a whole; null where none of these is asked. */
export function directAnswer(sheet: FactSheet, question: DirectQuestion): DirectAnswer | null {
  return firstOf(DIRECT, sheet, question);
}

/** The answer to a case that is put; null where none is. */
export function whatIfAnswer(sheet: FactSheet, question: DirectQuestion): DirectAnswer | null {
  return firstOf(WHAT_IF, sheet, question);
}

/** The same with what gave it. */
export function directGiven(sheet: FactSheet, question: DirectQuestion): Given | null {
  return firstOf(DIRECT, sheet, question);
}

function firstOf(
  asked: readonly Direct[],
  sheet: FactSheet,
  question: DirectQuestion,
): Given | null {
  if (sheet.kind !== 'workout') return null;
  for (const by of asked) {
    const answer = by(sheet, question);
    if (answer !== null) return { ...answer, by };
  }
  return null;
}
