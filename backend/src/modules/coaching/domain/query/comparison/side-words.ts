import { SPAN_METRICS, type MetricId, type Shown } from '../metrics/span-metric.js';
import { wholeKeys } from '../metrics/whole-facts.js';
import type { SideMetricId, ZoneId } from './side-metric-id.js';

/** How a metric of a whole workout is called, and where the sheet has it. */
export interface SideWords {
  /** Keys of the sheet, without the workout; the first that is there counts. */
  readonly keys: readonly string[];
  /** Of the measure that says why two workouts may not be compared in it. */
  readonly measures: readonly string[];
  readonly noun: string;
  readonly runNoun?: string;
  /** `faster` and `slower`, where athletes have words for more and less of it. */
  readonly words?: readonly [more: string, less: string, most: string, least: string];
}

const FAST = ['faster', 'slower', 'fastest', 'slowest'] as const;
const STRONG = ['stronger', 'weaker', 'strongest', 'weakest'] as const;
const LONG = ['longer', 'shorter', 'longest', 'shortest'] as const;

const WORDS: Readonly<Partial<Record<SideMetricId, SideWords>>> = {
  speed: {
    keys: ['speed.average'],
    measures: ['speed', 'pace'],
    noun: 'average speed',
    runNoun: 'average pace',
    words: FAST,
  },
  graded: {
    keys: ['speed.graded', 'speed.average'],
    measures: ['gradeAdjustedPace'],
    noun: 'grade-adjusted pace',
    words: FAST,
  },
  power: { keys: ['power.average'], measures: ['power'], noun: 'average power', words: STRONG },
  powerMax: { keys: ['power.max'], measures: [], noun: 'highest power' },
  normalized: {
    keys: ['power.normalized'],
    measures: ['normalizedPower'],
    noun: 'normalized power',
    words: STRONG,
  },
  heartRate: { keys: ['heartRate.average'], measures: ['heartRate'], noun: 'average heart rate' },
  heartRateMax: { keys: ['heartRate.max'], measures: [], noun: 'highest heart rate' },
  heartRateEnd: { keys: [], measures: [], noun: 'heart rate at the end' },
  cadence: { keys: ['cadence.average'], measures: ['cadence'], noun: 'average cadence' },
  time: { keys: ['session.duration'], measures: ['movingTime'], noun: 'duration', words: LONG },
  distance: { keys: ['session.distance'], measures: ['distance'], noun: 'distance', words: LONG },
  gain: {
    keys: ['climb.gain'],
    measures: ['climbing'],
    noun: 'climbing',
    words: ['hillier', 'flatter', 'hilliest', 'flattest'],
  },
  grade: { keys: ['climb.rate'], measures: ['climbing'], noun: 'climbing for the distance' },
  stopped: { keys: ['stops.time'], measures: [], noun: 'time standing still' },
  temperature: {
    keys: ['temperature.average'],
    measures: ['temperature'],
    noun: 'average temperature',
    words: ['warmer', 'colder', 'warmest', 'coldest'],
  },
  stress: { keys: ['load.stress'], measures: ['trainingStress'], noun: 'training stress' },
  intensity: { keys: ['load.intensity'], measures: ['intensityFactor'], noun: 'intensity factor' },
  efficiency: {
    keys: ['load.efficiency'],
    measures: ['efficiencyFactor'],
    noun: 'efficiency factor',
  },
  decoupling: {
    keys: ['heartRate.decoupling', 'heartRate.drift'],
    measures: ['decoupling'],
    noun: 'decoupling',
  },
  heartLoad: {
    keys: ['load.heartRateStress'],
    measures: ['heartRateLoad'],
    noun: 'heart rate load',
  },
  hardTime: {
    keys: ['zones.power.hard.time', 'zones.pace.hard.time', 'zones.heartRate.hard.time'],
    measures: [],
    noun: 'time in zone 4 or above',
  },
  easyTime: {
    keys: ['zones.power.easy.time', 'zones.pace.easy.time', 'zones.heartRate.easy.time'],
    measures: [],
    noun: 'time in zone 2 or below',
  },
  hardShare: {
    keys: ['zones.power.hard.share', 'zones.pace.hard.share', 'zones.heartRate.hard.share'],
    measures: [],
    noun: 'share of the time in zone 4 or above',
  },
  easyShare: {
    keys: ['zones.power.easy.share', 'zones.pace.easy.share', 'zones.heartRate.easy.share'],
    measures: [],
    noun: 'share of the time in zone 2 or below',
  },
  workTime: { keys: [], measures: [], noun: 'time of the intervals together' },
  driftPerHour: {
    keys: ['heartRate.drift'],
    measures: ['decoupling'],
    noun: 'heart rate drift at the same output',
  },
  work: { keys: ['power.work'], measures: [], noun: 'work' },
  stops: { keys: [], measures: [], noun: 'number of stops' },
  calories: { keys: ['session.calories'], measures: [], noun: 'energy used' },
};

const ZONES = [1, 2, 3, 4, 5] as const;

function zoneWords(id: ZoneId, zone: number): readonly [ZoneId, SideWords] {
  const heart = id.startsWith('heart');
  const tables = heart ? ['heartRate'] : ['power', 'pace', 'heartRate'];
  return [
    id,
    {
      keys: tables.map((table) => `zones.${table}.${zone}.time`),
      measures: [],
      noun: `time in ${heart ? 'heart rate ' : ''}zone ${zone}`,
    },
  ];
}

const KNOWN: Readonly<Partial<Record<SideMetricId, SideWords>>> = {
  ...WORDS,
  ...Object.fromEntries(
    ZONES.flatMap((zone) => [zoneWords(`zone${zone}`, zone), zoneWords(`heartZone${zone}`, zone)]),
  ),
};

/** What has no words of its own here is called as in one workout. */
export function sideWords(id: SideMetricId): SideWords {
  const own = KNOWN[id];
  if (own) return own;
  if (!(id in SPAN_METRICS)) return { keys: [], measures: [], noun: id };
  const { noun } = SPAN_METRICS[id as MetricId];
  return {
    keys: wholeKeys(id as MetricId),
    measures: [],
    noun: noun({ running: false } as Shown),
    runNoun: noun({ running: true } as Shown),
  };
}

export function isZone(id: SideMetricId): id is ZoneId {
  return /^(?:zone|heartZone)\d$/.test(id);
}

export function sideNoun(id: SideMetricId, { running, as }: Shown): string {
  const { noun, runNoun } = sideWords(id);
  return running && as !== 'speed' ? (runNoun ?? noun) : noun;
}

/** `4 W less`, `38 s/km slower`, `1.5 km longer`: the word behind a difference. */
export function moreOrLess(id: SideMetricId, up: boolean): string {
  const { words } = sideWords(id);
  const spoken = ['speed', 'graded', 'time', 'distance'].includes(id) ? words : undefined;
  return spoken ? spoken[up ? 0 : 1] : up ? 'more' : 'less';
}
