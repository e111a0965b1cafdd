import type { Answers, ZoneFamily } from '#features/accounts/model/onboarding/answers.js';

export interface ZoneFamilyText {
  readonly title: string;
  /** On the button that works the zones out. */
  readonly action: string;
  /** What the zones are made of, in one sentence. */
  readonly rule: string;
  readonly unit: (answers: Answers) => string;
}

export const ZONE_FAMILIES: Readonly<Record<ZoneFamily, ZoneFamilyText>> = {
  powerZone: {
    title: 'Power zones',
    action: 'Work out from FTP',
    rule: 'Shares of your FTP.',
    unit: () => 'W',
  },
  paceZone: {
    title: 'Pace zones',
    action: 'Work out from best time',
    rule: 'Multiples of the pace of your best time.',
    unit: ({ runningPaceUnit }) => runningPaceUnit ?? 'min/km',
  },
  cyclingHRZone: {
    title: 'Cycling heart rate zones',
    action: 'Work out for cycling',
    rule: 'Shares of your heart rate reserve, from 50%.',
    unit: () => 'bpm',
  },
  runningHRZone: {
    title: 'Running heart rate zones',
    action: 'Work out for running',
    rule: 'Shares of your heart rate reserve, from 55%.',
    unit: () => 'bpm',
  },
};

export const ZONE_NAMES = ['Recovery', 'Endurance', 'Tempo', 'Threshold', 'Maximum'] as const;
