import { pacingVerdict, TELLING_HEART_RATE } from '../answer/pacing-verdict.js';
import { say, type Line } from '../answer/say.js';
import { sessionNoun } from '../answer/words.js';
import type { FactSheet } from '../facts/fact-sheet.js';
import { firstToLast } from '../topics/interval-lines.js';
import { whetherRecords } from '../topics/own-history.js';
import { heartRateMeanwhile, pacingFinding, pacingMeaning } from '../topics/pacing-lines.js';

/** Work intervals this close together are even, and this far apart they are not. Percent (ours, as in the answers). */
const EVEN_SPREAD = 5;
const UNEVEN_SPREAD = 12;
const GOOD_DRIFT = 5;

/** Only what a fact calls good; where nothing is, it says what can be relied on. */
export function wentWell(sheet: FactSheet): readonly Line[] {
  const verdict = pacingVerdict(sheet);
  const good: Line[] = [];
  const spread = sheet.number('intervals.spread');
  const between = sheet.get('intervals.spread');
  if (between && spread !== null && spread <= EVEN_SPREAD) good.push(say`Your work intervals were even: they lay within ${between} of each other.`);
  if (verdict.judged && (verdict.word === 'even' || verdict.word === 'slight lift' || verdict.word === 'strong finish') && !costly(sheet)) good.push(pacingFinding(verdict));
  const drift = sheet.get('heartRate.decoupling');
  if (drift && Math.abs(Number(drift.value)) < GOOD_DRIFT) good.push(say`Heart rate and output stayed together: decoupling was ${drift}.`);
  if (sheet.all('recentBests.').some(({ key }) => key.endsWith('.rank'))) good.push(whetherRecords(sheet));
  return good.length > 0 ? good : [sheet.all('quality.').length === 0 ? 'The recording is whole, so what is said here rests on all of it.' : null];
}

/** Even output whose price rose is for the other part. */
function costly(sheet: FactSheet): boolean {
  return (sheet.number('pacing.end.heartRate') ?? 0) >= TELLING_HEART_RATE;
}

/** What deserves a look, by the same verdicts as the answers. */
export function toWatch(sheet: FactSheet): readonly Line[] {
  const verdict = pacingVerdict(sheet);
  const watch: Line[] = [];
  const spread = sheet.number('intervals.spread');
  if (spread !== null && spread > EVEN_SPREAD) watch.push(firstToLast(sheet), spread > UNEVEN_SPREAD ? 'So the set was uneven.' : null);
  if (verdict.judged && !(['slight lift', 'strong finish'].includes(verdict.word) && !costly(sheet)) && (verdict.word !== 'even' || costly(sheet))) {
    watch.push(pacingFinding(verdict), heartRateMeanwhile(verdict), pacingMeaning(verdict));
  }
  const drift = sheet.get('heartRate.decoupling');
  if (drift && Number(drift.value) >= GOOD_DRIFT) watch.push(say`Heart rate rose against output: decoupling was ${drift}.`);
  const lock = sheet.get('sensor.heartRate.cadence-lock');
  if (lock) watch.push(say`For ${lock} the heart-rate sensor followed your steps; that time is left out.`);
  if (!verdict.judged && verdict.reason && watch.length === 0) watch.push(say`Pacing is not judged, because ${verdict.reason}.`);
  return watch.length > 0 ? watch : [`Nothing in this ${sessionNoun(sheet)} stands out.`];
}
