import type { Threshold, Thresholds } from '#analysis/thresholds.js';
import type { UnitPreferences } from '#kernel/units.js';
import { shownDay } from '#coaching/domain/display/day.js';
import { shownPace } from '#coaching/domain/display/quantities.js';
import { decimal, quantity, text, whole, type FactName } from '../draft.js';
import type { FactDraft, UnknownDraft } from '../fact.js';
import { goalFacts, goalsOf } from './goal-facts.js';
import type { ReadingLevel } from '../fact-sheet.js';

/** The athlete as the accounts module tells of them; no name, no place, no medical text. */
export interface AthleteAnswers {
  readonly ageBand: string | null;
  readonly trainingBackground: 'NEW' | 'INTERMEDIATE' | 'ADVANCED' | null;
  readonly primaryGoal: string | null;
  readonly eventDate: string | null;
  readonly trainingHoursPerWeek: number | null;
  readonly trainingDaysPerWeek: number | null;
  readonly goalFtpW: number | null;
  readonly goalTimes: {
    readonly fiveKmS: number | null;
    readonly tenKmS: number | null;
    readonly marathonS: number | null;
  };
  readonly hasInjuries: boolean;
}

const LEVELS = { NEW: 'beginner', INTERMEDIATE: 'intermediate', ADVANCED: 'advanced' } as const;
const METHOD = 'from your profile';

/** Who never said reads the plainest words. */
export function levelOf({
  trainingBackground,
}: Pick<AthleteAnswers, 'trainingBackground'>): ReadingLevel {
  return trainingBackground === null ? 'beginner' : LEVELS[trainingBackground];
}

/** @param today of the athlete, YYYY-MM-DD: an event that is over is no goal any more */
export function athleteFacts(
  answers: AthleteAnswers,
  thresholds: Thresholds,
  units: UnitPreferences,
  today: string,
): { readonly facts: (FactDraft | null)[]; readonly unknowns: UnknownDraft[] } {
  const name = (key: string, label: string, about: string[] = []): FactName => ({
    key: `athlete.${key}`,
    label,
    about,
    method: METHOD,
    quality: 'profile',
  });
  const said = (key: string, label: string, value: string | null) =>
    value === null ? null : text(name(key, label), value);
  const { ftpW, maxHr, restingHr, basePaceSPerKm, weightKg } = thresholds;
  const isOver = answers.eventDate !== null && answers.eventDate < today;
  const base = basePaceSPerKm ? shownPace(1000 / basePaceSPerKm.value, units) : null;
  return {
    facts: [
      said('age', 'Age', answers.ageBand),
      said(
        'level',
        'Training background',
        answers.trainingBackground === null ? null : levelOf(answers),
      ),
      said(
        'goal',
        'Main goal',
        answers.primaryGoal === null
          ? null
          : answers.primaryGoal.toLowerCase().replaceAll('_', ' '),
      ),
      said(
        'event',
        'Day of your event',
        answers.eventDate === null || isOver ? null : shownDay(answers.eventDate),
      ),
      answers.trainingHoursPerWeek === null
        ? null
        : decimal(
            name('hours', 'Training that you said you do in a week', ['time']),
            answers.trainingHoursPerWeek,
            'h',
            0,
          ),
      answers.trainingDaysPerWeek === null
        ? null
        : decimal(
            name('days', 'Training days that you said you have in a week', ['count']),
            answers.trainingDaysPerWeek,
            '',
            0,
          ),
      ...goalFacts(goalsOf(answers)),
      ...threshold('ftp', 'FTP', ['ftp', 'power'], ftpW, 'W', name),
      ...threshold('maxHr', 'Maximum heart rate', ['max', 'heartRate'], maxHr, 'bpm', name),
      ...threshold(
        'restingHr',
        'Resting heart rate',
        ['resting', 'heartRate'],
        restingHr,
        'bpm',
        name,
      ),
      weightKg ? decimal(name('weight', 'Body weight', ['weight']), weightKg.value, 'kg', 1) : null,
      base === null || !basePaceSPerKm
        ? null
        : quantity(
            name('basePace', 'Base pace', ['threshold', 'speed']),
            1000 / basePaceSPerKm.value,
            'm/s',
            base,
          ),
    ],
    unknowns: [
      ...(isOver
        ? [{ key: 'event', label: 'Day of your event', reason: 'the day of your event is over' }]
        : []),
      ...(ftpW ? [] : [{ key: 'ftp', label: 'FTP', reason: 'no FTP is in your profile' }]),
      ...(maxHr && restingHr
        ? []
        : [
            {
              key: 'heartRateZones',
              label: 'Heart rate zones',
              reason: 'your maximum and resting heart rate are not both in your profile',
            },
          ]),
    ],
  };
}

function threshold(
  key: string,
  label: string,
  about: string[],
  value: Threshold | null,
  unit: string,
  name: (key: string, label: string, about?: string[]) => FactName,
): FactDraft[] {
  if (!value) return [];
  const of = /^[A-Z]{2}/.test(label) ? label : label.toLowerCase();
  return [
    whole(name(key, label, about), value.value, unit),
    ...(value.since === null
      ? []
      : [text(name(`${key}.since`, `Day from which the ${of} holds`), shownDay(value.since))]),
  ];
}
