import type { DeveloperChannel, PlannedStep, Recording } from '#analysis/recording/recording.js';
import { clock } from './clock.js';
import { NOTHING } from './measures.js';
import { section, table } from './table.js';

/** What the recording came from: sensors, quantities that apps added, the planned workout. */
export function sourceSections({
  sensors = [],
  developerChannels = [],
  plan = null,
  hasHrv = false,
}: Recording): string[] {
  const heard = sensors.map(({ type, name, connection }) => [
    type ?? 'not told',
    name ?? NOTHING,
    connection ?? '',
  ]);
  const beats = hasHrv ? [['beat-to-beat intervals', 'in the file', '']] : [];
  return [
    section('Sensors', table([...heard, ...beats])),
    section('Added by apps', table(developerChannels.map(developerRow), [2])),
    section(
      `Plan${plan?.name ? `: ${plan.name}` : ''}`,
      table((plan?.steps ?? []).map(stepRow), [0]),
    ),
  ];
}

function developerRow({ name, unit, application, values }: DeveloperChannel): string[] {
  let [count, least, most] = [0, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const value of values) {
    if (Number.isNaN(value)) continue;
    count += 1;
    least = Math.min(least, value);
    most = Math.max(most, value);
  }
  return [
    `${name}${unit === null ? '' : ` (${unit})`}`,
    `${Number(least.toFixed(2))} to ${Number(most.toFixed(2))}`,
    `${count} values`,
    `app ${application ?? 'not named'}`,
  ];
}

function stepRow({ index, name, intensity, duration, target, repeat }: PlannedStep): string[] {
  if (repeat !== null)
    return [
      String(index),
      `from step ${repeat.fromStep} on ` +
        `again${repeat.times === null ? '' : `, ${repeat.times} times in all`}`,
      '',
      '',
      '',
    ];
  const range = target?.low == null ? '' : ` ${target.low} to ${target.high} ${target.unit}`;
  const aim =
    target === null ? '' : `${target.kind}${target.zone === null ? range : ` zone ${target.zone}`}`;
  return [String(index), intensity ?? NOTHING, lengthOf(duration), aim, name ?? ''];
}

function lengthOf(duration: PlannedStep['duration']): string {
  if (duration === null) return NOTHING;
  if (duration.unit === 's') return clock(duration.value ?? 0);
  return [duration.kind, duration.value, duration.unit].filter((part) => part !== null).join(' ');
}
