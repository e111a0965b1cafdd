import { METRES_PER_MILE } from '#kernel/units.js';

/** The best time over a distance, or power over a duration. m, s. */
export interface EffortAsked {
  readonly kind: 'effort';
  readonly by: 'metres' | 'seconds';
  readonly length: number;
}

const DISTANCE =
  /\b(?:best|fastest|quick(?:er|est)) (?:inside )?(\d+(?:\.\d+)?) ?(k|km|kms|m|mi|mile|miles)\b/;
const HALF = /\b(?:best|fastest|quick(?:er|est)) (?:half|half marathon)\b/;
const POWER = /\bbest (\d+) ?(s|sec|seconds?|min|mins|minutes?)\b(?: power| watts)?/;
const DISTANCE_AFTER = /\bquick(?:er|est) best (\d+(?:\.\d+)?) ?(k|km|m|mi|miles?)\b/;

/** The best effort that a text asks for; null where it asks for none. */
export function effortIn(text: string): EffortAsked | null {
  if (/\b(?:rep|interval|lap)s?\b/.test(text)) return null;
  const distance = DISTANCE_AFTER.exec(text) ?? DISTANCE.exec(text);
  if (distance) {
    const unit = distance[2]?.startsWith('mi') ? METRES_PER_MILE : distance[2] === 'm' ? 1 : 1000;
    return { kind: 'effort', by: 'metres', length: Number(distance[1]) * unit };
  }
  if (HALF.test(text) && /\bmarathon\b/.test(text))
    return { kind: 'effort', by: 'metres', length: 21_097.5 };
  const power = POWER.exec(text);
  return power
    ? {
        kind: 'effort',
        by: 'seconds',
        length: Number(power[1]) * (power[2]?.startsWith('m') ? 60 : 1),
      }
    : null;
}
