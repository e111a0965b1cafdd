import type { Finder } from '../finding.js';
import { course } from './course.finding.js';
import { dayOfStops } from './day-of-stops.finding.js';
import { hillRepeats } from './hill-repeats.finding.js';
import { longClimb } from './long-climb.finding.js';
import { mountainDay } from './mountain-day.finding.js';
import { set } from './set.finding.js';

/** What the session was, in the athlete's own structure. */
export const STRUCTURES: readonly Finder[] = [
  set,
  longClimb,
  course,
  hillRepeats,
  mountainDay,
  dayOfStops,
];
