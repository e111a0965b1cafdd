import { pacingVerdict, TELLING_HEART_RATE } from '../answer/pacing-verdict.js';
import { say, type Line } from '../answer/say.js';
import { sessionNoun } from '../answer/words.js';
import type { Fact } from '../facts/fact.js';
import type { FactSheet } from '../facts/fact-sheet.js';
import { driftOnly } from '../topics/pacing/drift.topic.js';
import { firstToLast } from '../topics/effort/interval-lines.js';
import { whetherRecords } from '../topics/fitness/own-history.js';
import { heartRateMeanwhile, pacingFinding, pacingMeaning } from '../topics/pacing/pacing-lines.js';

/**
 * Work intervals this close together are even, and this far apart they are not. Percent (ours, as
 * in the answers).
 */
const EVEN_SPREAD = 5;
const UNEVEN_SPREAD = 12;
const GOOD_DRIFT = 5;

/** Only what a fact calls good; where nothing is, it says what can be relied on. */
export function wentWell(sheet: FactSheet): readonly Line[] {
  const verdict = pacingVerdict(sheet);
  const good: Line[] = [];
  const spread = ofOneLength(sheet);
  const between = sheet.get('intervals.spread');
  if (between && spread !== null && spread <= EVEN_SPREAD)
    good.push(say`Your work intervals were even: they were within ${between} of each other.`);
  if (
    verdict.judged &&
    (verdict.word === 'even' ||
      verdict.word === 'slight lift' ||
      verdict.word === 'strong finish') &&
    !costly(sheet)
  )
    good.push(pacingFinding(verdict));
  const drift = sheet.get('heartRate.decoupling');
  if (drift && Math.abs(Number(drift.value)) < GOOD_DRIFT && driftOnly(sheet) === null)
    good.push(say`Heart rate and output stayed together: decoupling was ${drift}.`);
  if (sheet.all('recentBests.').some(({ key }) => key.endsWith('.rank')))
    good.push(whetherRecords(sheet));
  return good.length > 0
    ? good
    : [
        sheet.all('quality.').length === 0
          ? 'The recording is whole, so what is said here rests on all of it.'
          : null,
      ];
}

/**
 * How far apart intervals of one length were; those of different lengths are not compared with each
 * other.
 */
function ofOneLength(sheet: FactSheet): number | null {
  return sheet.has('intervals.lengths') ? null : sheet.number('intervals.spread');
}

/** Even output whose price rose is for the other part. */
function costly(sheet: FactSheet): boolean {
  const verdict = pacingVerdict(sheet);
  return verdict.judged && Number(verdict.heartRate?.value ?? 0) >= TELLING_HEART_RATE;
}

/**
 * Quarters that lie this far apart stand out, whatever the first and the last of them say. Percent
 * of the highest (ours).
 */
const QUARTERS_APART = 20;

function quartersApart(sheet: FactSheet): Line {
  if (sheet.context.shape === 'intervals') return null;
  const quarters = [1, 2, 3, 4]
    .flatMap((quarter) => sheet.get(`pacing.quarter.${quarter}.output`) ?? [])
    .sort((a, b) => Number(a.value) - Number(b.value));
  const [low, high] = [quarters[0], quarters.at(-1)];
  if (
    quarters.length < 4 ||
    !low ||
    !high ||
    (1 - Number(low.value) / Number(high.value)) * 100 < QUARTERS_APART ||
    wentDown(sheet, low)
  )
    return null;
  return say`Your quarters were far apart, from ${low} to ${high}.`;
}

/** Coasting down for this share of a quarter takes its power down with it (ours). */
const COASTED_SHARE = 0.1;

/** Whether a quarter was low because the road went down and nobody had to pedal. */
function wentDown(sheet: FactSheet, { at, about }: Fact): boolean {
  if (!at || !about.includes('power')) return false;
  const coastedS = sheet.all('descents.').reduce((sum, fact) => {
    if (!fact.key.endsWith('.coasting') || !fact.at) return sum;
    const within = Math.min(fact.at.to, at.to) - Math.max(fact.at.from, at.from);
    return sum + (Math.max(0, within) * Number(fact.value)) / 100;
  }, 0);
  return coastedS >= COASTED_SHARE * (at.to - at.from);
}

/** What deserves a look, by the same verdicts as the answers. */
export function toWatch(sheet: FactSheet): readonly Line[] {
  const verdict = pacingVerdict(sheet);
  const watch: Line[] = [];
  const spread = ofOneLength(sheet);
  if (spread !== null && spread > EVEN_SPREAD)
    watch.push(firstToLast(sheet), spread > UNEVEN_SPREAD ? 'So the set was uneven.' : null);
  if (
    verdict.judged &&
    !(['slight lift', 'strong finish'].includes(verdict.word) && !costly(sheet)) &&
    (verdict.word !== 'even' || costly(sheet))
  ) {
    watch.push(pacingFinding(verdict), heartRateMeanwhile(verdict), pacingMeaning(verdict));
  }
  if (!verdict.judged || (verdict.word !== 'waves' && !verdict.likeGround))
    watch.push(quartersApart(sheet));
  const drift = sheet.get('heartRate.decoupling');
  if (drift && Number(drift.value) >= GOOD_DRIFT)
    watch.push(say`Heart rate rose against output: decoupling was ${drift}.`);
  const lock = sheet.get('sensor.heartRate.cadence-lock');
  if (lock)
    watch.push(say`For ${lock} the heart-rate sensor followed your steps; that time is left out.`);
  if (!verdict.judged && verdict.reason && !watch.some((line) => line !== null))
    watch.push(say`Pacing is not judged, because ${verdict.reason}.`);
  const told = watch.filter((line) => line !== null);
  return told.length > 0 ? told : [`Nothing in this ${sessionNoun(sheet)} stands out.`];
}
