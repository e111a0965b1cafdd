import { METRES_PER_MILE, type UnitPreferences } from '#kernel/units.js';
import { shownNumber } from '../display/number.js';
import { shownPace } from '../display/quantities.js';
import { duration, percent, type FactName } from '../facts/draft.js';
import { movingRows } from '../facts/closer/rows.js';
import { found, ownedBy, refused, schema, SUBJECT, workoutOf, type Tool } from './tool.js';

const MEASURES = ['power', 'heartRate', 'cadence', 'speed'] as const;
export type BoundedMeasure = (typeof MEASURES)[number];
const WORD: Readonly<Record<BoundedMeasure, string>> = {
  power: 'power',
  heartRate: 'heart rate',
  cadence: 'cadence',
  speed: 'speed',
};

/** Time with a measure within bounds: at or above `from`, below `to`. W, bpm, rpm or spm, m/s. */
export const timeBetween: Tool = {
  name: 'time_between',
  description:
    'Time and share of the moving time with power (W), heartRate (bpm), cadence (rpm, spm) ' +
    'or speed (m/s) at or above from and below to; one of them may be left out.',
  parameters: schema(
    {
      measure: { type: 'string', enum: MEASURES },
      from: { type: 'number', minimum: 0 },
      to: { type: 'number', minimum: 0 },
      subject: SUBJECT,
    },
    ['measure'],
  ),
  fits: ({ workouts }) => workouts.some(({ look }) => look !== null),
  run(args, world, { context }) {
    const { measure, from = null, to = null } = args;
    const known = MEASURES.find((one) => one === measure);
    if (
      !known ||
      !isBound(from) ||
      !isBound(to) ||
      (from === null && to === null) ||
      (from !== null && to !== null && to <= from)
    )
      return refused('INVALID_ARGUMENT', 'a measure and a lower or an upper bound must be named');
    const one = workoutOf(args, world);
    if (!('workout' in one)) return one;
    if (one.look === null)
      return refused('NOT_THERE', 'the recording of this workout is not at hand');
    const { ground } = one.look();
    const values = ground.grid.channels[known];
    if (values === undefined || (known === 'power' && one.workout.family === 'running'))
      return refused('NOT_THERE', `no ${WORD[known]} was recorded that can be judged`);
    const moving = movingRows(ground);
    let [within, whole] = [0, 0];
    values.forEach((value, row) => {
      if (!Number.isFinite(value) || !moving(row)) return;
      whole++;
      if (value >= (from ?? -Infinity) && value < (to ?? Infinity)) within++;
    });
    if (whole === 0) return refused('NOT_THERE', `no ${WORD[known]} was recorded`);
    const { prefix, whose } = ownedBy(one, world);
    const range = rangeOf(known, from, to, one.workout.family === 'running', context.units);
    const name = (part: string, label: string): FactName => ({
      key: `${prefix}between.${known}.${from ?? 'low'}.${to ?? 'high'}.${part}`,
      label: `${label} with ${WORD[known]} ${range}`,
      about: [known, part],
      method: 'time_between',
      quality: 'derived',
      ...whose,
    });
    return found([
      duration(name('time', 'Time'), within),
      percent(name('share', 'Share of the time'), (within / whole) * 100),
    ]);
  },
};

function isBound(value: unknown): value is number | null {
  return value === null || (typeof value === 'number' && Number.isFinite(value) && value >= 0);
}

/** `of 300 W or more`, `from 140 to 160 bpm`; m/s as speed or pace. */
export function rangeOf(
  measure: BoundedMeasure,
  from: number | null,
  to: number | null,
  running: boolean,
  units: UnitPreferences,
): string {
  const metres = units.distance === 'mi' ? METRES_PER_MILE : 1000;
  const unit = {
    power: 'W',
    heartRate: 'bpm',
    cadence: running ? 'spm' : 'rpm',
    speed: units.distance === 'mi' ? 'mph' : 'km/h',
  }[measure];
  const shown = (value: number) => {
    if (measure !== 'speed') return `${shownNumber(value)} ${unit}`;
    return running
      ? (shownPace(value, units) ?? '')
      : `${shownNumber((value * 3600) / metres, 1)} ${unit}`;
  };
  if (measure === 'speed' && running && (from === null || to === null))
    return from === null ? `slower than ${shown(to ?? 0)}` : `of ${shown(from)} or faster`;
  if (from === null) return `under ${shown(to ?? 0)}`;
  return to === null ? `of ${shown(from)} or more` : `from ${shown(from)} to ${shown(to)}`;
}
