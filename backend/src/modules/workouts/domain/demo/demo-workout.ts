import type { SportFamily } from '#analysis/recording/sport.js';
import type { Thresholds } from '#analysis/thresholds.js';
import type { Physique } from '../simulation/athlete.js';
import type { SessionPlan } from '../simulation/session-plan.js';

export const DEMO_LEVELS = ['beginner', 'intermediate', 'advanced'] as const;
export type DemoLevel = (typeof DEMO_LEVELS)[number];

/**
 * A workout that nobody did: simulated from its plan and analysed as any other, for visitors to
 * look at.
 */
export interface DemoWorkout {
  /** The same on every machine and for good. */
  readonly id: string;
  readonly family: SportFamily;
  readonly level: DemoLevel;
  readonly title: string;
  readonly fileName: string;
  readonly plan: SessionPlan;
  readonly thresholds: Thresholds;
}

/** The highlands of Iceland, where nobody lives: no loop passes anybody's door. UTC all year. */
const NOWHERE = { latitude: 64.85, longitude: -18.05 };
const SINCE = '2026-01-05';

interface Made {
  readonly level: DemoLevel;
  readonly title: string;
  readonly athlete: Physique;
  /** Of the 5 km race that the pace zones are made of, on foot. */
  readonly fiveKmS?: number;
  /** Critical power and W′, where the athlete knows them. */
  readonly critical?: { readonly powerW: number; readonly wPrimeJ: number };
  /** About what the session covers, so that it ends where it began. */
  readonly loopM: number;
  readonly plan: Omit<SessionPlan, 'family' | 'athlete' | 'loop' | 'utcOffsetS'>;
}

/** @param number 1 to 6, for its id */
export function demoWorkout(
  number: number,
  family: SportFamily,
  { level, title, athlete, loopM, plan, ...known }: Made,
): DemoWorkout {
  return {
    id: `de300000-0000-4000-8000-00000000000${number}`,
    ...{ family, level, title },
    fileName: `sample-${family === 'cycling' ? 'ride' : 'run'}-${level}.fit`,
    plan: { ...plan, family, athlete, loop: { ...NOWHERE, lengthM: loopM }, utcOffsetS: 0 },
    thresholds: thresholdsOf(family, athlete, known),
  };
}

function thresholdsOf(
  family: SportFamily,
  { ftpW, maxHr, restingHr, weightKg }: Physique,
  { fiveKmS, critical }: Pick<Made, 'fiveKmS' | 'critical'>,
): Thresholds {
  const known = (value: number) => ({ value, source: 'profile', since: SINCE }) as const;
  return {
    ftpW: family === 'cycling' ? known(ftpW) : null,
    maxHr: known(maxHr),
    restingHr: known(restingHr),
    weightKg: known(weightKg),
    ...(fiveKmS !== undefined && { basePaceSPerKm: known(fiveKmS / 5) }),
    ...(critical && { criticalPowerW: known(critical.powerW), wPrimeJ: known(critical.wPrimeJ) }),
  };
}
