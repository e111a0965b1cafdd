import type { MetricResult, Repair } from '../analysis.js';
import { maxOf } from '../math/statistics.js';
import type { ChannelName, DeviceSummary, Recording } from '../recording/recording.js';
import { coverageOf } from '../session/channel-quality.js';
import { heightsOf } from '../session/heights/heights.js';
import type { Session } from '../session/session.js';

/** A channel of which the device sums up the highest value and the mean. */
interface Summed {
  readonly channel: ChannelName;
  readonly name: string;
  readonly max: keyof DeviceSummary;
  readonly avg: keyof DeviceSummary;
  readonly avgMetric: string;
  /** A value as athletes read it. */
  readonly words: (value: number) => string;
}

type Metrics = Readonly<Record<string, MetricResult>>;

/** With less than half of a channel the metric says nothing (ours). */
const SCANT_COVERAGE = 0.5;
const LITTLE_LEFT = 'little-left';

/** Rounding of what the device kept in its samples and in its summary. */
const SAME = 1.001;

/** FIT counts the strides of one foot on a run, the samples hold steps of both. */
const cadenceOf = (family: Recording['family']) =>
  family === 'running' ? { factor: 2, unit: 'steps a minute' } : { factor: 1, unit: 'rpm' };

function summedOf(family: Recording['family']): readonly Summed[] {
  return [
    {
      channel: 'power',
      name: 'power',
      max: 'maxPowerW',
      avg: 'avgPowerW',
      avgMetric: 'averagePower',
      words: (watts) => `${Math.round(watts)} W`,
    },
    {
      channel: 'heartRate',
      name: 'heart rate',
      max: 'maxHr',
      avg: 'avgHr',
      avgMetric: 'averageHeartRate',
      words: (bpm) => `${Math.round(bpm)} bpm`,
    },
    {
      channel: 'speed',
      name: 'speed',
      max: 'maxSpeedMps',
      avg: 'avgSpeedMps',
      avgMetric: 'averageSpeed',
      words: (mps) => `${(mps * 3.6).toFixed(1)} km/h`,
    },
    {
      channel: 'cadence',
      name: 'cadence',
      max: 'maxCadence',
      avg: 'avgCadence',
      avgMetric: 'averageCadence',
      words: (turns) => `${Math.round(turns)} ${cadenceOf(family).unit}`,
    },
  ];
}

/**
 * What of the device's own summary counts readings that were repaired, and so does not stand any
 * more. A maximum falls with the readings that it was taken from: where the highest samples went,
 * and none that is left reaches it. A mean falls where too few readings are left for a new one to
 * be judged. Zeros that went leave both as they were: devices do not count a sensor that was lost.
 */
export function deviceSummaryRepairs(
  recorded: Recording,
  session: Pick<Session, 'grid' | 'recording' | 'altitude'>,
  metrics: Metrics,
): Repair[] {
  const { grid, recording } = session;
  const repairs = summedOf(recorded.family).flatMap((summed) => {
    if (!isChanged(summed.channel, recorded, recording)) return [];
    const scant = coverageOf(grid, grid.channels[summed.channel]) < SCANT_COVERAGE;
    return [
      ...fallenMaximum(summed, recorded, recording, scant),
      ...fallenAverage(summed, recorded, metrics, scant),
    ];
  });
  const { ascentM, descentM } = recorded.device;
  if ((ascentM === null && descentM === null) || !isChanged('altitude', recorded, recording))
    return repairs;
  if (heightsOf(session)?.isAscentOfDevice) return repairs;
  const text =
    'The climbing that your device summed up counts heights that were left out here; what is ' +
    'shown comes from the heights that are left.';
  return [...repairs, { kind: 'device-climbing', channel: 'altitude', text, seconds: 0 }];
}

function fallenMaximum(
  { channel, name, words, max }: Summed,
  recorded: Recording,
  repaired: Recording,
  scant: boolean,
): Repair[] {
  const most =
    (recorded.device[max] ?? 0) * (channel === 'cadence' ? cadenceOf(recorded.family).factor : 1);
  const highest = highestOf(channel, repaired);
  if (most <= highest * SAME || highestOf(channel, recorded) <= highest) return [];
  const instead = scant
    ? 'too little is left to tell another one'
    : `the highest that is left is ${words(highest)}`;
  return [
    {
      kind: scant ? LITTLE_LEFT : 'device-maximum',
      channel,
      text:
        `The maximum ${name} of ${words(most)} that your device wrote counts readings that ` +
        `were repaired: ${instead}.`,
      seconds: 0,
    },
  ];
}

function fallenAverage(
  { channel, name, avg, avgMetric }: Summed,
  { device }: Recording,
  metrics: Metrics,
  scant: boolean,
): Repair[] {
  if ((device[avg] ?? 0) <= 0 || metrics[avgMetric]?.applicable !== false) return [];
  const instead = scant
    ? 'too little is left to tell another one'
    : 'what is shown is the mean of those that are left';
  return [
    {
      kind: scant ? LITTLE_LEFT : 'device-average',
      channel,
      text:
        `The average ${name} that your device wrote counts readings that were repaired: ` +
        `${instead}.`,
      seconds: 0,
    },
  ];
}

/** Whether a reading that was recorded is gone or another one. */
function isChanged(channel: ChannelName, recorded: Recording, repaired: Recording): boolean {
  const before = recorded.channels[channel]?.values;
  const after = repaired.channels[channel]?.values;
  return (
    before !== undefined &&
    before !== after &&
    before.some((value, at) => !Number.isNaN(value) && value !== 0 && value !== after?.[at])
  );
}

function highestOf(channel: ChannelName, { channels }: Recording): number {
  const values = channels[channel]?.values;
  return values === undefined ? 0 : (maxOf(values) ?? 0);
}
