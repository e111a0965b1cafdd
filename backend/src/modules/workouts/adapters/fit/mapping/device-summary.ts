import type { DeviceSummary } from '#analysis/recording/recording.js';
import type { FitSession } from '../fit-content.js';

const DAY_S = 86_400;

type Field = keyof DeviceSummary & keyof FitSession;

/**
 * What the device summed up, over all sessions: sums, greatest values, and means weighted by timer
 * time. Normalized power is weighted by its fourth power, as it is a mean of fourth powers itself.
 */
export function deviceSummaryOf(all: readonly FitSession[]): DeviceSummary {
  const sessions = withoutRepeats(all);
  const distanceM = sum(sessions, 'distanceM');
  const timerS = sum(sessions, 'timerS');
  const [only] = sessions;
  const joined = sessions.length > 1 && distanceM !== null && timerS !== null && timerS > 0;
  return {
    elapsedS: elapsedOf(sessions),
    timerS,
    movingS: sum(sessions, 'movingS'),
    distanceM,
    avgSpeedMps: joined ? distanceM / timerS : (only?.avgSpeedMps ?? null),
    maxSpeedMps: greatest(sessions, 'maxSpeedMps'),
    avgHr: mean(sessions, 'avgHr'),
    maxHr: greatest(sessions, 'maxHr'),
    avgCadence: mean(sessions, 'avgCadence'),
    maxCadence: greatest(sessions, 'maxCadence'),
    avgPowerW: mean(sessions, 'avgPowerW'),
    maxPowerW: greatest(sessions, 'maxPowerW'),
    npW: mean(sessions, 'npW', 4),
    ftpW: sessions.findLast((session) => (session.ftpW ?? 0) > 0)?.ftpW ?? null,
    ascentM: sum(sessions, 'ascentM'),
    descentM: sum(sessions, 'descentM'),
    calories: sum(sessions, 'calories'),
    avgTempC: mean(sessions, 'avgTempC'),
  };
}

/** A file joined to itself holds the same session twice; it counts once. */
export function withoutRepeats(sessions: readonly FitSession[]): FitSession[] {
  const seen = new Set<string>();
  return sessions.filter(({ startS, elapsedS }) => {
    const key = `${String(startS)} ${String(elapsedS)}`;
    const isNew = startS === null || !seen.has(key);
    seen.add(key);
    return isNew;
  });
}

/** From the start of the first session to the end of the last where they are of one day. */
function elapsedOf(sessions: readonly FitSession[]): number | null {
  const together = sum(sessions, 'elapsedS');
  const ends = sessions.map(({ startS, elapsedS }) =>
    startS === null || elapsedS === null ? Number.NaN : startS + elapsedS,
  );
  const span = Math.max(...ends) - Math.min(...sessions.map(({ startS }) => startS ?? Number.NaN));
  return together !== null && span >= together && span <= DAY_S ? span : together;
}

function given(sessions: readonly FitSession[], field: Field): { value: number; weight: number }[] {
  return sessions.flatMap((session) => {
    const value = session[field];
    return value === null ? [] : [{ value, weight: session.timerS ?? session.elapsedS ?? 0 }];
  });
}

function sum(sessions: readonly FitSession[], field: Field): number | null {
  const values = given(sessions, field);
  return values.length === 0 ? null : values.reduce((total, { value }) => total + value, 0);
}

function greatest(sessions: readonly FitSession[], field: Field): number | null {
  const values = given(sessions, field);
  return values.length === 0
    ? null
    : values.reduce((best, { value }) => Math.max(best, value), Number.NEGATIVE_INFINITY);
}

function mean(sessions: readonly FitSession[], field: Field, power = 1): number | null {
  const values = given(sessions, field);
  const [first] = values;
  if (first === undefined || values.length === 1) return first?.value ?? null;
  const weighed = values.some(({ weight }) => weight > 0)
    ? values
    : values.map(({ value }) => ({ value, weight: 1 }));
  const weights = weighed.reduce((total, { weight }) => total + weight, 0);
  const total = weighed.reduce((part, { value, weight }) => part + value ** power * weight, 0);
  return (total / weights) ** (1 / power);
}
