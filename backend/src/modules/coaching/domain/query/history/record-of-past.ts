import { say } from '#coaching/domain/answer/say.js';
import { spokenDuration } from '#coaching/domain/display/duration.js';
import { distanceName } from '#coaching/domain/display/quantities.js';
import type { Found } from '../found.js';
import type { EffortAsked } from '../effort-asked.js';
import { dayOf } from './day-of.js';
import { rangeOf, type Range } from './past-period.js';
import { EVERYTHING, type PastPart } from './past-query.js';
import type { Training } from './sessions.js';

/** "Best 20 min power", "fastest 10k": the record as the sheet has it, with its day. */
export function recordOfPast(
  { by, length }: EffortAsked,
  { sheet, today }: Training,
  { period }: Pick<PastPart, 'period'> = EVERYTHING,
): Found | { readonly refused: string } {
  const [key, name] =
    by === 'metres'
      ? [`records.running.time.${length}`, distanceName(length)]
      : [`records.cycling.power.${length}`, `${spokenDuration(length)} power`];
  const [best, day] = [sheet.withKey(key), sheet.withKey(`${key}.day`)];
  if (!best || !day) return { refused: `no best ${name} of yours is known here` };
  const outside = period !== null && !isWithin(day.display, rangeOf(period, today));
  return {
    facts: [],
    answer: () => ({
      finding: [say`Your best ${name} is ${best}, on ${day}.`],
      evidence: [
        outside
          ? 'That day is outside the time you ask about; the bests of single months are not kept.'
          : null,
      ],
      meaning: [],
    }),
  };
}

function isWithin(shown: string, { from, to }: Range): boolean {
  const day = dayOf(shown);
  return day >= from && day <= to;
}
