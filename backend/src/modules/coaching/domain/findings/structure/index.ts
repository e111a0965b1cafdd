import type { Finder } from '../finding.js';
import { betweenStops } from './between-stops.finding.js';
import { climbSession } from './climb-session.finding.js';
import { course } from './course.finding.js';
import { dayOfStops } from './day-of-stops.finding.js';
import { easyByHeart } from './light.finding.js';
import { longClimb } from './long-climb.finding.js';
import { mountainDay } from './mountain-day.finding.js';
import { earlyPeak } from './early-peak.finding.js';
import { easy } from './easy.finding.js';
import { evenTimes } from './even-times.finding.js';
import { halves } from './halves.finding.js';
import { hardest } from './hardest.finding.js';
import { hillRepeats } from './hill-repeats.finding.js';
import { hold } from './hold.finding.js';
import { kick } from './kick.finding.js';
import { lastClimb } from './last-climb.finding.js';
import { lateBest } from './late-best.finding.js';
import { levels } from './levels.finding.js';
import { longDay } from './long-day.finding.js';
import { negativeSplit } from './negative-split.finding.js';
import { overUnders } from './over-unders.finding.js';
import { pyramid } from './pyramid.finding.js';
import { progression } from './progression.finding.js';
import { race } from './race.finding.js';
import { set } from './set.finding.js';
import { setOpening } from './set-opening.finding.js';
import { setUphill } from './set-uphill.finding.js';
import { steady } from './steady.finding.js';
import { surging } from './surging.finding.js';
import { twoSessions } from './two-sessions.finding.js';
import { walk } from './walk.finding.js';

/** What the session was, in the athlete's own structure. */
export const STRUCTURES: readonly Finder[] = [
  overUnders,
  pyramid,
  set,
  longClimb,
  course,
  climbSession,
  mountainDay,
  dayOfStops,
  setOpening,
  setUphill,
  evenTimes,
  hillRepeats,
  levels,
  race,
  progression,
  negativeSplit,
  hold,
  longDay,
  twoSessions,
  easy,
  steady,
  surging,
  hardest,
  halves,
  walk,
  betweenStops,
  kick,
  lastClimb,
  lateBest,
  easyByHeart,
  earlyPeak,
];
