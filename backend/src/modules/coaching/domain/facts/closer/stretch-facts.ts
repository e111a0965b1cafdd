import type { UnitPreferences } from '#kernel/units.js';
import { shownNumber } from '#coaching/domain/display/number.js';
import {
  clockTime,
  distance,
  elevation,
  type FactName,
  quantity,
  speedOrPace,
  whole,
} from '../draft.js';
import type { FactDraft } from '../fact.js';
import type { Stretch } from './stretch.js';

/** What a stretch is called: `splits.4` and `km 4`. */
export interface StretchName {
  readonly key: string;
  readonly of: string;
  readonly method: string;
  readonly subject?: string;
}

export type StretchPart =
  | 'time'
  | 'distance'
  | 'speed'
  | 'graded'
  | 'power'
  | 'heartRate'
  | 'heartRateMax'
  | 'heartRateEnd'
  | 'cadence'
  | 'cadenceEnd'
  | 'speedEnd'
  | 'grade'
  | 'gain'
  | 'stopped';

/** A wait at a crossing is worth telling where it lasts. s. */
const WORTH_TELLING_STOP_S = 5;

/** The facts of one stretch, in the order of the parts asked for. */
export function stretchFacts(
  stretch: Stretch,
  { key, of, method, subject }: StretchName,
  parts: readonly StretchPart[],
  running: boolean,
  units: UnitPreferences,
): (FactDraft | null)[] {
  const name = (
    part: StretchPart,
    label: string,
    about: readonly string[],
    channel: string,
  ): FactName => ({
    ...{
      key: `${key}.${part}`,
      label: `${label} of ${of}`,
      about,
      method,
      at: { from: stretch.from, to: stretch.to, channel },
    },
    ...(subject === undefined ? {} : { subject }),
  });
  const known = <T>(value: number | null, make: (value: number) => T): T | null =>
    value === null ? null : make(value);
  const rows: Readonly<Record<StretchPart, () => FactDraft | null>> = {
    time: () =>
      clockTime(name('time', 'Time', ['time'], running ? 'speed' : 'power'), stretch.elapsedS),
    distance: () =>
      known(stretch.distanceM, (metres) =>
        distance(name('distance', 'Length', ['distance'], 'speed'), metres, units),
      ),
    speed: () =>
      known(stretch.avgSpeedMps, (mps) =>
        speedOrPace(
          name('speed', running ? 'Pace' : 'Speed', ['average', 'speed'], 'speed'),
          mps,
          running,
          units,
        ),
      ),
    graded: () =>
      known(stretch.gradedSpeedMps, (mps) =>
        speedOrPace(
          name('graded', 'Grade-adjusted pace', ['average', 'speed'], 'speed'),
          mps,
          true,
          units,
        ),
      ),
    power: () =>
      known(running ? null : stretch.avgPowerW, (watts) =>
        whole(name('power', 'Average power', ['average', 'power'], 'power'), watts, 'W'),
      ),
    heartRate: () =>
      known(stretch.avgHr, (beats) =>
        whole(
          name('heartRate', 'Average heart rate', ['average', 'heartRate'], 'heartRate'),
          beats,
          'bpm',
        ),
      ),
    heartRateMax: () =>
      known(stretch.maxHr, (beats) =>
        whole(
          name('heartRateMax', 'Highest heart rate', ['max', 'heartRate'], 'heartRate'),
          beats,
          'bpm',
        ),
      ),
    heartRateEnd: () =>
      known(stretch.channels?.heartRate?.end ?? null, (beats) =>
        whole(
          name('heartRateEnd', 'Heart rate at the end', ['heartRate'], 'heartRate'),
          beats,
          'bpm',
        ),
      ),
    cadenceEnd: () =>
      known(stretch.channels?.cadence?.end ?? null, (turns) =>
        whole(
          name('cadenceEnd', 'Cadence at the end', ['cadence'], 'cadence'),
          turns,
          running ? 'spm' : 'rpm',
        ),
      ),
    speedEnd: () =>
      known(stretch.channels?.speed?.end ?? null, (mps) =>
        speedOrPace(
          name('speedEnd', running ? 'Pace at the end' : 'Speed at the end', ['speed'], 'speed'),
          mps,
          running,
          units,
        ),
      ),
    cadence: () =>
      known(stretch.avgCadence, (turns) =>
        whole(
          name('cadence', 'Average cadence', ['average', 'cadence'], 'cadence'),
          turns,
          running ? 'spm' : 'rpm',
        ),
      ),
    grade: () =>
      known(stretch.gradePercent, (grade) =>
        quantity(
          { ...name('grade', 'Gradient', ['grade'], 'altitude'), quality: 'derived' },
          grade,
          '%',
          `${shownNumber(grade, 1)}%`,
        ),
      ),
    gain: () =>
      known(stretch.gradePercent === null ? null : stretch.ascentM, (metres) =>
        elevation(name('gain', 'Climbing', ['elevation'], 'altitude'), metres, units),
      ),
    stopped: () =>
      stretch.stoppedS < WORTH_TELLING_STOP_S
        ? null
        : clockTime(name('stopped', 'Time standing still', ['time'], 'speed'), stretch.stoppedS),
  };
  return parts.map((part) => rows[part]());
}
