import type { DeviceReport, Feel } from '#analysis/recording/device-report.js';
import type { FitContent, FitSession } from '../fit-content.js';
import { withoutRepeats } from './device-summary.js';
import { deviceZonesOf } from './device-zones.js';

/** FIT workout_feel by its value. Source: FIT SDK 21.217, Profile.xlsx, session. */
const FEELS: Readonly<Record<number, Feel>> = {
  0: 'very weak',
  25: 'weak',
  50: 'normal',
  75: 'strong',
  100: 'very strong',
};

/** Values that a person or a workout can have; devices write 0 where nothing is known. Ours. */
const PLAUSIBLE = {
  aerobicEffect: [0.1, 5],
  anaerobicEffect: [0.1, 5],
  trainingLoad: [1, 3000],
  trainingStress: [1, 2000],
  intensityFactor: [0.1, 2],
  vo2max: [15, 100],
  thresholdHr: [80, 220],
} as const;

type Judged = keyof typeof PLAUSIBLE;
type Given = Pick<FitContent, 'sessions' | 'timesInZones' | 'zones' | 'vo2maxima'>;

/**
 * What the device says of the workout beside its totals. Of more than one session loads are summed,
 * the strongest effect counts, and the athlete's last answer; an intensity is that of one session.
 */
export function deviceReportOf(content: Given): DeviceReport {
  const sessions = withoutRepeats(content.sessions);
  const zones = deviceZonesOf(content);
  return {
    rpe: lastOf(sessions, ({ rpe }) => rpeOf(rpe)),
    feel: lastOf(sessions, ({ feel }) => (feel === null ? null : (FEELS[feel] ?? null))),
    aerobicEffect: greatest(sessions, 'aerobicEffect'),
    anaerobicEffect: greatest(sessions, 'anaerobicEffect'),
    trainingLoad: sum(sessions, 'trainingLoad'),
    trainingStress: sum(sessions, 'trainingStress'),
    intensityFactor:
      sessions.length === 1 ? plausible('intensityFactor', sessions[0]?.intensityFactor) : null,
    vo2max: plausible('vo2max', content.vo2maxima.at(-1)?.vo2max),
    thresholdHr: plausible('thresholdHr', content.timesInZones.at(-1)?.thresholdHr),
    ...zones,
  };
}

/** 0 to 100 in tens; another number is no answer to the question. */
function rpeOf(raw: number | null): number | null {
  return raw !== null && raw >= 0 && raw <= 100 && raw % 10 === 0 ? raw / 10 : null;
}

function plausible(field: Judged, value: number | null | undefined): number | null {
  const [least, most] = PLAUSIBLE[field];
  return value !== null && value !== undefined && value >= least && value <= most ? value : null;
}

function valuesOf(sessions: readonly FitSession[], field: Judged & keyof FitSession): number[] {
  return sessions.flatMap((session) => plausible(field, session[field]) ?? []);
}

function greatest(
  sessions: readonly FitSession[],
  field: Judged & keyof FitSession,
): number | null {
  const values = valuesOf(sessions, field);
  return values.length === 0 ? null : Math.max(...values);
}

/** Null where one of them lacks it: a part is not the whole. */
function sum(sessions: readonly FitSession[], field: Judged & keyof FitSession): number | null {
  const values = valuesOf(sessions, field);
  return values.length === 0 || values.length < sessions.length
    ? null
    : values.reduce((total, value) => total + value, 0);
}

function lastOf<T>(sessions: readonly FitSession[], read: (session: FitSession) => T | null) {
  return sessions.reduce<T | null>((last, session) => read(session) ?? last, null);
}
