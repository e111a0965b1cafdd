import type { PastQuery, PastVerdict } from '../past-query.js';
import type { PastResult } from '../past-result.js';
import type { Training } from '../sessions.js';
import { addMore, comeback, daysMore, lostFitness, overdone, tomorrow } from './advice-of-past.js';
import { consistency, goodMonth, polarised, progress, proud, sameHeart } from './judged.js';
import { ramp } from './ramp.js';
import { readyFor } from './ready.js';

type Judge = (query: PastQuery, training: Training) => PastResult;

const JUDGES: Readonly<Record<PastVerdict, Judge>> = {
  consistent: consistency,
  polarised,
  progress,
  proud,
  month: goodMonth,
  comeback,
  lost: lostFitness,
  more: addMore,
  days: daysMore,
  ready: readyFor,
  overdone,
  tomorrow,
  ramp,
  sameHeart,
};

/** A judgement or an advice: the answer first, with the facts that it rests on. */
export function verdictOfPast(query: PastQuery, training: Training): PastResult {
  return query.operation.kind === 'verdict'
    ? JUDGES[query.operation.of](query, training)
    : { refused: 'no judgement was asked for' };
}
