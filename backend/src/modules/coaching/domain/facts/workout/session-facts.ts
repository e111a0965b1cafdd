import type { UnitPreferences } from '#kernel/units.js';
import { dayOn, shownDay } from '#coaching/domain/display/day.js';
import { clock } from '#coaching/domain/display/duration.js';
import { shownSpeed, shownTemperature } from '#coaching/domain/display/quantities.js';
import type { AnalysedWorkout } from '#analysis/analysed-workout.js';
import { clockTime, distance, duration, quantity, speedOrPace, text, whole } from '../draft.js';
import type { FactDraft } from '../fact.js';

/** A stop shorter than this is a traffic light, not a break. */
const WORTH_TELLING_STOP_S = 60;

/** When, how long, how far, how fast. */
export function sessionFacts(
  workout: AnalysedWorkout,
  units: UnitPreferences,
): (FactDraft | null)[] {
  const { summary, durationS, elapsedS, distanceM } = workout;
  const running = workout.family === 'running';
  const stoppedS = elapsedS - durationS;
  return [
    text(
      { key: 'session.day', label: 'Day', about: [], method: 'device' },
      shownDay(dayOn(workout.startTime, workout.utcOffsetS)),
    ),
    quantity(
      {
        key: 'session.duration',
        label: 'Duration',
        about: ['total', 'time'],
        method: 'device timer',
      },
      durationS,
      's',
      clock(durationS),
    ),
    stoppedS >= WORTH_TELLING_STOP_S
      ? duration(
          {
            key: 'session.stopped',
            label: 'Time with the timer stopped',
            about: ['time'],
            method: 'device timer',
          },
          stoppedS,
        )
      : null,
    // Equal to the duration where the timer was never stopped.
    stoppedS >= 1
      ? clockTime(
          {
            key: 'session.elapsed',
            label: 'Elapsed time',
            about: ['total', 'time'],
            method: 'device clock',
          },
          elapsedS,
        )
      : null,
    movingFact(workout),
    distanceM === null
      ? null
      : distance(
          {
            key: 'session.distance',
            label: 'Distance',
            about: ['total', 'distance'],
            method: 'device',
          },
          distanceM,
          units,
        ),
    summary.avgSpeedMps === null
      ? null
      : speedOrPace(
          {
            key: 'speed.average',
            label: running ? 'Average pace' : 'Average speed',
            about: ['average', 'speed'],
            method: 'device or engine',
          },
          summary.avgSpeedMps,
          running,
          units,
        ),
    summary.maxSpeedMps === null || running
      ? null
      : quantity(
          {
            key: 'speed.max',
            label: 'Top speed',
            about: ['max', 'speed'],
            method: 'device or engine',
          },
          summary.maxSpeedMps,
          'm/s',
          shownSpeed(summary.maxSpeedMps, units),
        ),
    summary.calories === null
      ? null
      : whole(
          {
            key: 'session.calories',
            label: 'Energy used, by the device',
            about: [],
            method: 'device',
            quality: 'estimated',
          },
          summary.calories,
          'kcal',
        ),
    summary.avgTempC === null
      ? null
      : quantity(
          {
            key: 'temperature.average',
            label: 'Average temperature at the device',
            about: ['average', 'temperature'],
            method: 'device',
            quality: 'device',
          },
          summary.avgTempC,
          '°C',
          shownTemperature(summary.avgTempC, units),
        ),
  ];
}

/** Time on the move, where it is so much less than the timer's that it is worth telling. */
function movingFact({ analysis, durationS }: AnalysedWorkout): FactDraft | null {
  const moving = analysis.metrics['movingTime'];
  if (!moving?.applicable || moving.value === null) return null;
  if (durationS - moving.value < WORTH_TELLING_STOP_S) return null;
  return clockTime(
    {
      key: 'session.moving',
      label: 'Time on the move',
      about: ['total', 'time'],
      method: 'engine movingTime',
    },
    moving.value,
  );
}
