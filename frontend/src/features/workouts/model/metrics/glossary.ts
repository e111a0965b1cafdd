import type { Family } from '../chart/channels.js';

export interface GlossaryTerm {
  readonly label: string;
  readonly definition: string;
  /** Read by everybody; the others open on demand. */
  readonly first?: true;
  /** The only family in which it is measured. */
  readonly family?: Family;
}

/**
 * What the engine's metrics mean, in the order in which they are read; `docs/metrics` has their
 * formulas.
 */
export const GLOSSARY: Readonly<Record<string, GlossaryTerm>> = {
  normalizedPower: {
    first: true,
    family: 'cycling',
    label: 'Normalized power',
    definition:
      'The steady power that would have cost you as much as this uneven ride: hard stretches ' +
      'weigh more than in the average.',
  },
  normalizedGradedPace: {
    first: true,
    family: 'running',
    label: 'Normalized graded pace',
    definition:
      'The even pace on flat ground that would have cost you as much as this run with its ' +
      'hills and surges.',
  },
  intensityFactor: {
    first: true,
    label: 'Intensity factor',
    definition:
      'How hard it was against your threshold: 1.00 is what you can just hold for about an hour.',
  },
  trainingStress: {
    first: true,
    label: 'Training stress',
    definition: 'What this session cost: one hour at your threshold is 100.',
  },
  heartRateLoad: {
    first: true,
    label: 'Heart rate load',
    definition:
      'What this session cost by heart rate: one hour at your threshold heart rate is 100.',
  },
  variabilityIndex: {
    first: true,
    family: 'cycling',
    label: 'Variability index',
    definition: 'Normalized power divided by average power. 1.00 is perfectly even.',
  },
  efficiencyFactor: {
    first: true,
    label: 'Efficiency factor',
    definition: 'Output for each heart beat. Compare it between similar steady sessions only.',
  },
  decoupling: {
    first: true,
    label: 'Decoupling',
    definition:
      'How much output for each heart beat fell from the first half to the second. Below 5% ' +
      'is usually taken as a good base.',
  },
  work: {
    first: true,
    family: 'cycling',
    label: 'Work',
    definition: 'All the energy you put into the pedals.',
  },
  elapsedTime: {
    first: true,
    label: 'Elapsed time',
    definition: 'From start to end on the clock, with stops.',
  },
  bestPace: {
    family: 'running',
    label: 'Fastest kilometre',
    definition: 'The best pace that you held for a whole kilometre.',
  },
  gradeAdjustedPace: {
    family: 'running',
    label: 'Grade-adjusted pace',
    definition: 'Your average pace as it would have been on flat ground.',
  },
  timeAboveThreshold: {
    family: 'cycling',
    label: 'Time at threshold',
    definition: 'Time with power in zone 4 or higher, from 90% of your FTP on.',
  },
  averagePowerNonZero: {
    family: 'cycling',
    label: 'Power while pedalling',
    definition: 'The mean of your power without coasting.',
  },
  coastingShare: {
    family: 'cycling',
    label: 'Coasting',
    definition: 'The share of moving time without pedalling.',
  },
  xPower: {
    family: 'cycling',
    label: 'xPower',
    definition: 'Like normalized power, with a memory that fades instead of a window (Skiba).',
  },
  rightBalance: {
    family: 'cycling',
    label: 'Right leg',
    definition: 'The right leg’s share of your power; the rest is the left one’s.',
  },
  heartRateDrift: {
    label: 'Heart rate drift',
    definition: 'How much heart rate rose in an hour at the same output.',
  },
  heartRateReserveShare: {
    label: 'Heart rate reserve',
    definition: 'Where your average heart rate was between rest (0%) and maximum (100%).',
  },
  heartRateRecovery: {
    label: 'Heart rate recovery',
    definition: 'How far heart rate fell in the minute after your last hard interval.',
  },
  lowIntensityShare: {
    label: 'Low intensity',
    definition: 'Share of the time below the first of three broad zones of effort.',
  },
  midIntensityShare: {
    label: 'Middle intensity',
    definition: 'Share of the time in the middle one of three broad zones of effort.',
  },
  highIntensityShare: {
    label: 'High intensity',
    definition: 'Share of the time in the highest of three broad zones of effort.',
  },
  trimp: {
    label: 'TRIMP',
    definition:
      'Minutes weighted by how high your heart rate was between rest and maximum (Banister).',
  },
  edwardsLoad: {
    label: 'Zonal heart rate load',
    definition: 'Minutes in five zones of maximum heart rate, counted one to five times (Edwards).',
  },
  repFade: {
    label: 'Fade per repetition, over all',
    definition:
      'How much weaker each hard interval was than the one before, as the trend over all of them; ' +
      'above zero they became weaker. By power on rides, by pace with hills taken out on foot.',
  },
  repDifference: {
    label: 'Last repetition against first',
    definition:
      'The last hard interval against the first; above zero, the last was ' +
      'stronger. By power on rides, by pace with hills taken out on foot.',
  },
  estimatedFtp: {
    family: 'cycling',
    label: 'Estimated FTP',
    definition: 'What this ride alone says of your threshold power.',
  },
  criticalPower: {
    family: 'cycling',
    label: 'Critical power',
    definition:
      'The highest power that this ride’s own all-out efforts say you could hold for long.',
  },
  wPrime: {
    family: 'cycling',
    label: 'W′',
    definition: 'The work that you can do above critical power before you have to ease off.',
  },
  wPrimeBalanceMinimum: {
    family: 'cycling',
    label: 'Lowest W′ balance',
    definition: 'How little was left of W′ at the hardest moment (differential model).',
  },
  vo2max: {
    label: 'VO₂max',
    definition: 'An estimate of how much oxygen you can use, right within 10% or so.',
  },
  vdot: {
    family: 'running',
    label: 'VDOT',
    definition: 'Your running fitness from an all-out run (Daniels).',
  },
};

/**
 * What stands in the summary above already, or in a part of its own: pacing, limits, conditions.
 */
const TOLD_ELSEWHERE = new Set([
  'distance',
  'movingTime',
  'timerTime',
  'elevationGain',
  'averageSpeed',
  'averagePace',
  'averagePower',
  'averageHeartRate',
  'averageCadence',
  'maxSpeed',
  'maxPower',
  'maxHeartRate',
  'maxCadence',
  'fade',
  'splitDifference',
  'repFade',
  'repDifference',
  'heartRateDrift',
  'elevationLoss',
  'averageTemperature',
  'criticalPower',
  'wPrime',
  'wPrimeBalanceMinimum',
]);

/** A metric that this version of the page has no words for stands last, under its own name. */
export function termOf(id: string): GlossaryTerm {
  return (
    GLOSSARY[id] ?? {
      label: humanised(id),
      definition: 'See the page on metrics for its definition.',
    }
  );
}

export function isToldElsewhere(id: string): boolean {
  return TOLD_ELSEWHERE.has(id);
}

/** `elevationLoss` becomes `Elevation loss`. */
function humanised(id: string): string {
  const words = id.replaceAll(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`).trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
