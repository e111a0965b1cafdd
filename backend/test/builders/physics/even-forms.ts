import type { SportFamily } from '#analysis/recording/sport.js';
import { seededRandom } from '#workouts/domain/simulation/noise.js';
import type { Part, SessionPlan } from './session-plan.js';
import { hilly, rolling } from './terrain.js';

/** Sessions without intervals. */
export type EvenForm =
  'steady' | 'hilly' | 'progressive' | 'steps-up' | 'stochastic' | 'negative-split' | 'fade';
export const EVEN_FORMS: readonly EvenForm[] = [
  'steady',
  'hilly',
  'progressive',
  'steps-up',
  'stochastic',
  'negative-split',
  'fade',
];

/** Endurance output: W, m/s. */
const ENDURANCE = { cycling: 180, running: 3 } as const;

type Form = Pick<SessionPlan, 'parts' | 'terrain' | 'pushUphill'>;

/** What is ridden or run in a session without intervals, different for each seed. */
export function evenSession(form: EvenForm, family: SportFamily, seed: number): Form {
  const random = seededRandom(seed * 131 + 7);
  const base = ENDURANCE[family] * (1 + 0.1 * (2 * random() - 1));
  const seconds = Math.round(3000 + 2400 * random());
  const even = (share: number, shareOfTime: number, to?: number): Part => ({
    kind: 'steady',
    output: base * share,
    seconds: Math.round(seconds * shareOfTime),
    ...(to !== undefined && { to: base * to }),
  });
  switch (form) {
    case 'steady':
      return { parts: [even(1, 1)], terrain: rolling };
    case 'hilly':
      return { parts: [even(1.1, 1)], terrain: hilly, pushUphill: 4 + 6 * random() };
    case 'progressive':
      return { parts: [even(0.8, 1, 1.35)], terrain: rolling };
    case 'steps-up':
      return {
        parts: [0.75, 0.9, 1.05, 1.2, 1.35].map((share) => even(share, 0.2)),
        terrain: rolling,
      };
    case 'stochastic':
      return { parts: surges(base, seconds, random), terrain: rolling, pushUphill: 4 };
    case 'negative-split':
      return { parts: [even(0.94, 0.5), even(1.06, 0.5)], terrain: rolling };
    case 'fade':
      return { parts: [even(1.1, 0.5), even(1.1, 0.5, 0.8)], terrain: rolling };
  }
}

/**
 * Attacks, wheels followed and moments of rest as a race or a group gives them: no two alike in
 * length or strength.
 */
function surges(base: number, seconds: number, random: () => number): Part[] {
  const parts: Part[] = [];
  for (let done = 0; done < seconds;) {
    const lasts = Math.round(8 + -35 * Math.log(1 - random()));
    const strength = Math.exp(0.45 * gaussian(random));
    parts.push({
      kind: 'steady',
      output: base * Math.max(0.35, Math.min(2.4, strength)),
      seconds: lasts,
    });
    done += lasts;
  }
  return parts;
}

function gaussian(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}
