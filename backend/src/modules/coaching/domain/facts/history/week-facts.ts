import type { UnitPreferences } from '#kernel/units.js';
import { shownDay } from '#coaching/domain/display/day.js';
import {
  count,
  decimal,
  distance,
  duration,
  elevation,
  type FactName,
  percent,
  percentChange,
} from '../draft.js';
import type { FactDraft } from '../fact.js';
import type { TrainingWeek } from './past.js';

const METHOD = 'sums of the week';
/** Weeks before the last that are averaged for comparison. */
const USUAL_WEEKS = 4;

/** The weeks one by one, newest first, and the last whole week against the four before it. */
export function weekFacts(
  weeks: readonly TrainingWeek[],
  units: UnitPreferences,
): (FactDraft | null)[] {
  const newest = [...weeks].reverse();
  return [...lastWhole(weeks), ...newest.flatMap((week, index) => oneWeek(week, index, units))];
}

function oneWeek(week: TrainingWeek, back: number, units: UnitPreferences): (FactDraft | null)[] {
  const when = back === 0 ? 'this week so far' : `the week of ${shownDay(week.week)}`;
  const name = (key: string, label: string, about: string[]): FactName => ({
    key: `weeks.${week.week}.${key}`,
    label: `${label} in ${when}`,
    about,
    method: METHOD,
    quality: 'derived',
    subject: week.week,
  });
  const zones = week.zones.heartRate ?? week.zones.power ?? week.zones.pace;
  const measure = week.zones.heartRate ? 'heart rate' : week.zones.power ? 'power' : 'pace';
  const whole = zones?.reduce((sum, seconds) => sum + seconds, 0) ?? 0;
  const share = (from: number, to: number) =>
    ((zones ?? []).slice(from, to).reduce((sum, seconds) => sum + seconds, 0) / whole) * 100;
  return [
    count(name('workouts', 'Workouts', ['count']), week.workouts),
    week.workouts === 0
      ? null
      : duration(name('time', 'Moving time', ['total', 'time']), week.movingS),
    week.distanceM <= 0
      ? null
      : distance(name('distance', 'Distance', ['total', 'distance']), week.distanceM, units),
    week.elevationGainM <= 0
      ? null
      : elevation(name('climbing', 'Climbing', ['elevation']), week.elevationGainM, units),
    week.workouts === 0 ? null : decimal(name('load', 'Load', ['load']), week.load, '', 0),
    whole < 60
      ? null
      : percent(
          name('easy', `Share of the time in ${measure} zone 2 or below`, ['zone:easy', 'share']),
          share(0, 3),
        ),
    whole < 60
      ? null
      : percent(
          name('hard', `Share of the time in ${measure} zone 4 or above`, ['zone:hard', 'share']),
          share(4, 7),
        ),
  ];
}

/** The week that is under way is not set against whole ones. */
function lastWhole(weeks: readonly TrainingWeek[]): (FactDraft | null)[] {
  const last = weeks.at(-2);
  const before = weeks.slice(-2 - USUAL_WEEKS, -2);
  if (!last || before.length < USUAL_WEEKS) return [];
  const mean = (read: (week: TrainingWeek) => number) =>
    before.reduce((sum, week) => sum + read(week), 0) / before.length;
  const change = (
    key: string,
    label: string,
    about: string,
    read: (week: TrainingWeek) => number,
  ): FactDraft | null => {
    const usual = mean(read);
    const name = {
      key: `week.change.${key}`,
      label: `${label} of the last whole week against the average of the ${USUAL_WEEKS} before`,
      about: ['change', about],
      method: 'delta',
      subject: last.week,
    };
    return usual <= 0 ? null : percentChange(name, (read(last) / usual - 1) * 100);
  };
  return [
    change('load', 'Load', 'load', ({ load }) => load),
    change('time', 'Moving time', 'time', ({ movingS }) => movingS),
    change('distance', 'Distance', 'distance', ({ distanceM }) => distanceM),
  ];
}
