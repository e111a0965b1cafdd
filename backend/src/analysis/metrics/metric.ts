import type { MetricResult } from '../analysis.js';
import type { ChannelName } from '../recording/recording.js';
import type { SportFamily } from '../recording/sport.js';
import type { Session } from '../session/session.js';

/** What a metric found: a value it stands for, or the sentence why it may not be judged. */
export type Finding = Pick<MetricResult, 'value' | 'applicable' | 'reason' | 'note' | 'range'>;

/**
 * Results of the metrics that a metric named as its inputs; asking for another is an error of the
 * program.
 */
export interface Measured {
  /** The value of an input that may be judged; null otherwise. */
  value(id: string): number | null;
  result(id: string): MetricResult;
}

/**
 * One quantity with its definition. A changed formula or gate raises `version`, and what was stored
 * under an older one is computed again.
 */
export interface Metric {
  /** Camel case, as in `analysis.metrics`. */
  readonly id: string;
  readonly version: number;
  /** One unit, or one for each family. */
  readonly unit: string | Readonly<Record<SportFamily, string>>;
  readonly channels: readonly ChannelName[];
  /** Metrics that must be computed before. */
  readonly inputs: readonly string[];
  compute(session: Session, measured: Measured): Finding;
}

export function found(value: number, note?: string): Finding {
  return { value, applicable: true, ...(note !== undefined && { note }) };
}

/** An estimate with the band of a share around it. */
export function estimated(value: number, share: number, note?: string): Finding {
  return { ...found(value, note), range: { low: value * (1 - share), high: value * (1 + share) } };
}

/** An estimate with the band that is so far to either side, in its unit. */
export function within(value: number, reach: number, note?: string): Finding {
  return { ...found(value, note), range: { low: value - reach, high: value + reach } };
}

/** `value` is given only where it is right in itself and merely not to be judged. */
export function notJudged(reason: string, value: number | null = null): Finding {
  return { value, applicable: false, reason };
}

/** Found where there is a value, else the reason why not. */
export function foundOr(value: number | null, reason: string): Finding {
  return value === null ? notJudged(reason) : found(value);
}

/**
 * As `foundOr`, yet not judged where a gate is shut: `reason` is its sentence, null where it is
 * open.
 */
export function judgedIf(shut: string | null, value: number | null, reason: string): Finding {
  return shut === null ? foundOr(value, reason) : notJudged(shut, value);
}

export function unitOf(metric: Metric, family: SportFamily): string {
  return typeof metric.unit === 'string' ? metric.unit : metric.unit[family];
}
