import { SPAN_METRICS, type MetricId, type Shown } from '../metrics/span-metric.js';
import type { Part } from '../series/part.js';

/** How one value is said: who or what, the verb before it, and words behind it. */
export interface Wording {
  /** The part itself (`lap 4 took`), you, something of yours, or a thing. */
  readonly by: 'part' | 'you' | 'your' | 'the';
  /** Behind `your` or `the`. */
  readonly noun: string;
  readonly verb: string;
  readonly tail?: string;
  /** Where a single value points to one end: `at the end of lap 3`. */
  readonly at?: 'start' | 'end';
  /** Belongs to the athlete, not to a part: no place is said. */
  readonly timeless?: true;
}

type Row = Partial<Omit<Wording, 'by'>> & Pick<Wording, 'by'>;

const ROWS: Readonly<Partial<Record<MetricId, Row>>> = {
  power: { by: 'you', verb: 'averaged' },
  powerShare: { by: 'you', verb: 'averaged', tail: 'of your FTP' },
  powerPerKilo: { by: 'you', verb: 'averaged' },
  heartRateShare: {
    by: 'your',
    noun: 'heart rate',
    verb: 'averaged',
    tail: 'of your maximum',
  },
  ftp: { by: 'your', verb: 'is', timeless: true },
  ftpEstimate: { by: 'your', verb: 'is', timeless: true },
  criticalPower: { by: 'your', verb: 'is', timeless: true },
  vdot: { by: 'your', verb: 'is', timeless: true },
  powerMax: { by: 'your', noun: 'power', verb: 'peaked at' },
  heartRate: { by: 'your', noun: 'heart rate', verb: 'averaged' },
  heartRateMax: { by: 'your', noun: 'heart rate', verb: 'peaked at' },
  cadence: { by: 'your', noun: 'cadence', verb: 'averaged' },
  cadenceMax: { by: 'your', noun: 'cadence', verb: 'peaked at' },
  work: { by: 'you', verb: 'did', tail: 'of work' },
  steps: { by: 'you', verb: 'took' },
  calories: { by: 'you', verb: 'used' },
  time: { by: 'part', verb: 'took' },
  movingTime: { by: 'your' },
  pausedTime: { by: 'you', verb: 'paused the timer for' },
  stopped: { by: 'you', verb: 'stopped for' },
  distance: { by: 'part', verb: 'was', tail: 'long' },
  gain: { by: 'you', verb: 'climbed' },
  loss: { by: 'you', verb: 'descended' },
  grade: { by: 'the', noun: 'gradient', verb: 'averaged' },
  gradeMax: { by: 'the' },
  temperature: { by: 'the', noun: 'temperature', verb: 'averaged' },
  altitude: { by: 'the', noun: 'altitude', verb: 'averaged' },
  altitudeMax: { by: 'the' },
  altitudeMin: { by: 'the' },
  heartRateStart: { by: 'your', at: 'start' },
  heartRateEnd: { by: 'your', at: 'end' },
  powerStart: { by: 'your', at: 'start' },
  powerEnd: { by: 'your', at: 'end' },
  speedStart: { by: 'your', at: 'start' },
  speedEnd: { by: 'your', at: 'end' },
  cadenceStart: { by: 'your', at: 'start' },
  cadenceEnd: { by: 'your', at: 'end' },
  altitudeStart: { by: 'the', at: 'start' },
  altitudeEnd: { by: 'the', at: 'end' },
  temperatureStart: { by: 'the', at: 'start' },
  temperatureEnd: { by: 'the', at: 'end' },
  temperatureMax: { by: 'the' },
  temperatureMin: { by: 'the' },
};

/** Of a climb or a descent itself. */
const ON_SLOPE: Readonly<Partial<Record<MetricId, Row>>> = {
  gain: { by: 'part', verb: 'rose' },
  loss: { by: 'part', verb: 'dropped' },
  grade: { by: 'part', verb: 'averaged' },
};

export function wordingOf(metric: MetricId, part: Part, shown: Shown): Wording {
  const slope = /^(?:climb|descent)\./.test(part.key) ? ON_SLOPE[metric] : undefined;
  if (metric === 'speed')
    return { by: 'you', noun: '', verb: shown.running ? 'ran at' : 'rode at' };
  const row = slope ?? ROWS[metric] ?? { by: 'your' };
  const wording = { noun: SPAN_METRICS[metric].noun(shown), verb: 'was', ...row };
  // "Your intervals" are many.
  return row.by === 'part' && row.verb === 'was' && /^your \w+s$/.test(part.name)
    ? { ...wording, verb: 'were' }
    : wording;
}
