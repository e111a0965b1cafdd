import { say } from '#coaching/domain/answer/say.js';
import { spokenDuration } from '#coaching/domain/display/duration.js';
import { distanceName } from '#coaching/domain/display/quantities.js';
import type { Found } from '../found.js';
import type { EffortAsked } from '../effort-asked.js';
import type { Training } from './sessions.js';

/** "Best 20 min power", "fastest 10k": the record as the sheet has it, with its day. */
export function recordOfPast(
  { by, length }: EffortAsked,
  { sheet }: Training,
): Found | { readonly refused: string } {
  const [key, name] =
    by === 'metres'
      ? [`records.running.time.${length}`, distanceName(length)]
      : [`records.cycling.power.${length}`, `${spokenDuration(length)} power`];
  const [best, day] = [sheet.withKey(key), sheet.withKey(`${key}.day`)];
  if (!best || !day) return { refused: `no best ${name} of yours is known here` };
  return {
    facts: [],
    answer: () => ({
      finding: [say`Your best ${name} is ${best}, on ${day}.`],
      evidence: [],
      meaning: [],
    }),
  };
}
