import type { Part } from '../series/part.js';
import { thresholdOf } from './metric.js';
import { hasRoad } from './steepest.js';
import { SPAN_METRICS, type MetricId, type Shown } from './span-metric.js';
import { wholeReason } from './whole-facts.js';

const CHANNELS: Readonly<Record<string, string>> = {
  power: 'power data',
  heartRate: 'heart rate data',
  cadence: 'cadence data',
  speed: 'speed data',
  distance: 'distance data',
  altitude: 'altitude data',
  temperature: 'temperature data',
  rightBalance: 'left and right power data',
};

const NEEDS: Readonly<Record<string, string>> = {
  'threshold.ftp': 'no FTP is known for this day',
  'threshold.weight': 'no body weight is known for this day',
  'threshold.maxHr': 'no maximum heart rate is known for this day',
};

/** Why a part has no such value: the end of a sentence that begins with "because". */
export function missingReason(metric: MetricId, part: Part, shown: Shown): string {
  const { noun, channel, wholeOnly, needs } = SPAN_METRICS[metric];
  const absent = absentChannel(channel, shown);
  if (wholeOnly === true && part.key !== 'whole' && absent === null)
    return `${noun(shown)} is only known for the whole ${sessionOf(shown)}`;
  const onFoot = shown.running ? ON_RIDES[metric] : undefined;
  if (onFoot !== undefined) return `${noun(shown)} is only known for rides`;
  if (metric === 'strideLength' && !shown.running) return 'stride length is only known for runs';
  if (channel === 'altitude' && absent !== null) return absent;
  if (metric === 'graded') return ungraded(shown);
  const reason = part.key === 'whole' ? wholeReason(metric, shown) : undefined;
  if (reason !== undefined) return reason;
  if (absent !== null) return absent;
  if (needs !== undefined && thresholdOf(shown, needs) === null) return NEEDS[needs] ?? '';
  return part.key === 'whole'
    ? `no ${noun(shown)} is known for this ${sessionOf(shown)}`
    : `no ${noun(shown)} was recorded there`;
}

function ungraded(shown: Shown): string {
  if (!shown.running) return 'grade-adjusted pace is only known for runs';
  return shown.ground?.recording.indoor
    ? 'this run was indoors, so there is no hill to take out'
    : 'without altitude data no hill can be taken out';
}

/** Metrics of power that have no common scale on foot. */
const ON_RIDES: Readonly<Partial<Record<MetricId, true>>> = {
  normalized: true,
  variability: true,
  workBalance: true,
  balance: true,
  coasting: true,
  ftpEstimate: true,
  criticalPower: true,
};

/** "This ride has no power data"; null where it has some, or nobody can tell. */
export function absentChannel(channel: string, shown: Shown): string | null {
  const { ground } = shown;
  const words = CHANNELS[channel];
  if (ground === undefined || words === undefined) return null;
  const there =
    channel === 'altitude'
      ? ground.altitude !== null && hasRoad(ground)
      : ground.grid.channels[channel as keyof typeof ground.grid.channels] !== undefined;
  if (there) return null;
  if (channel === 'altitude' && ground.recording.indoor)
    return `this ${sessionOf(shown)} was indoors, so it has no elevation or gradient`;
  return channel === 'altitude'
    ? `this ${sessionOf(shown)} has no altitude data, so no elevation or gradient`
    : `this ${sessionOf(shown)} has no ${words}`;
}

function sessionOf({ running }: Shown): string {
  return running ? 'run' : 'ride';
}
