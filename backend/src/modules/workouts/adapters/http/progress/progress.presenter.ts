import type { DatedPower } from '#analysis/performance/power-curve-over-time.js';
import type { PersonalRecords } from '#workouts/domain/records/personal-records.js';
import type { Progress, ProgressDay, ProgressWeek } from '#workouts/domain/progress/progress.js';
import type { RecentBests } from '#workouts/domain/records/recent-bests.js';
import type { ProgressAnswer, ProgressDayAnswer, ProgressWeekAnswer } from './progress.answer.js';
import type { RecentBestsAnswer } from './recent-bests.answer.js';
import type { RecordsAnswer } from './records.answer.js';

export function presentProgress({
  families,
  days,
  weeks,
  efficiency,
  ...progress
}: Progress): ProgressAnswer {
  return {
    ...progress,
    families: [...families],
    days: days.map(presentDay),
    weeks: weeks.map(presentWeek),
    efficiency:
      'reason' in efficiency ? efficiency : { ...efficiency, workouts: [...efficiency.workouts] },
  };
}

/** More digits than anybody reads would be most of the bytes of ten years of days. */
function presentDay({ load, fitness, fatigue, form, ...day }: ProgressDay): ProgressDayAnswer {
  return {
    ...day,
    load: rounded(load),
    fitness: rounded(fitness),
    fatigue: rounded(fatigue),
    form: rounded(form),
  };
}

function rounded(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}

function presentWeek({
  zones,
  polarization,
  load,
  movingS,
  distanceM,
  elevationGainM,
  ...week
}: ProgressWeek): ProgressWeekAnswer {
  const { power, heartRate, pace } = zones;
  const sums = {
    load: rounded(load),
    movingS: rounded(movingS),
    distanceM: rounded(distanceM),
    elevationGainM: rounded(elevationGainM),
  };
  const told =
    polarization && 'index' in polarization
      ? { polarization: polarization.index }
      : { polarization: null, ...(polarization && { polarizationReason: polarization.reason }) };
  return {
    ...week,
    ...sums,
    ...told,
    zones: {
      power: power && [...power],
      heartRate: heartRate && [...heartRate],
      pace: pace && [...pace],
    },
  };
}

export function presentRecords({
  family,
  records,
  powerCurves,
  criticalPower,
  progression,
  misdated,
}: PersonalRecords): RecordsAnswer {
  return {
    family,
    misdated,
    records: [...records],
    powerCurves: powerCurves && {
      last42: copies(powerCurves.last42),
      last90: copies(powerCurves.last90),
      all: copies(powerCurves.all),
    },
    criticalPower: criticalPower && ('fit' in criticalPower ? criticalPower.fit : criticalPower),
    progression: progression.map(({ points, ...progress }) => ({
      ...progress,
      points: [...points],
    })),
  };
}

export function presentRecentBests({ power, efforts, ...bests }: RecentBests): RecentBestsAnswer {
  return { ...bests, power: power && copies(power), efforts: [...efforts] };
}

function copies(curve: readonly DatedPower[]): DatedPower[] {
  return [...curve];
}
