import type { Finder } from '../finding.js';
import { balance } from './balance.finding.js';
import { collapse, heavyGear, lowStretches } from './cadence.finding.js';
import { coasting, noCoolDown } from './end.finding.js';
import { fade } from './fade.finding.js';
import { fall } from './fall.finding.js';
import { betweenByHeart, hardByHeart } from './heart.finding.js';
import { hoursEmpty, hoursFell } from './hours.finding.js';
import { like } from './like.finding.js';
import { nearMaximum } from './near-max.finding.js';
import { rise } from './rise.finding.js';
import { settled } from './settled.finding.js';
import { setTrend } from './set-trend.finding.js';
import { twoMeasures } from './two-measures.finding.js';

/** What the output cost: heart rate, cadence, and what was left at the end. */
export const COSTS: readonly Finder[] = [
  fade,
  like,
  rise,
  settled,
  setTrend,
  fall,
  collapse,
  heavyGear,
  lowStretches,
  hoursFell,
  hoursEmpty,
  betweenByHeart,
  hardByHeart,
  twoMeasures,
  nearMaximum,
  balance,
  coasting,
  noCoolDown,
];
