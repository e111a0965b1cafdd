import { Injectable } from '@nestjs/common';
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

/** Values by label: few and known beforehand, never an id or a text that people typed. */
export type Labels = Readonly<Record<string, string>>;

/** Something that only rises. */
export interface Tally {
  add(labels: Labels, by?: number): void;
}

/** How long something took, in seconds. */
export interface Timing {
  observe(labels: Labels, seconds: number): void;
}

/** What a gauge reads when it is asked: one value for each combination of labels. */
export type GaugeReader = () =>
  Promise<readonly (readonly [Labels, number])[]> | readonly (readonly [Labels, number])[];

const PREFIX = 'stridewatt_';

/**
 * The measurements of this process in the text format of Prometheus. One registry each, so that
 * several applications fit into one process.
 */
@Injectable()
export class Metrics {
  private readonly registry = new Registry();

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  get contentType(): string {
    return this.registry.contentType;
  }

  tally(name: string, help: string, labels: readonly string[]): Tally {
    const counter = new Counter({
      name: PREFIX + name,
      help,
      labelNames: [...labels],
      registers: [this.registry],
    });
    return { add: (values, by = 1) => counter.inc({ ...values }, by) };
  }

  timing(
    name: string,
    help: string,
    labels: readonly string[],
    buckets: readonly number[],
  ): Timing {
    const histogram = new Histogram({
      name: PREFIX + name,
      help,
      labelNames: [...labels],
      buckets: [...buckets],
      registers: [this.registry],
    });
    return { observe: (values, seconds) => histogram.observe({ ...values }, seconds) };
  }

  /**
   * A reader that fails leaves its gauge empty: that something cannot be read must not hide
   * everything else.
   */
  gauge(name: string, help: string, labels: readonly string[], read: GaugeReader): void {
    const rows = async (): Promise<readonly (readonly [Labels, number])[]> => {
      try {
        return await read();
      } catch {
        return [];
      }
    };
    new Gauge({
      name: PREFIX + name,
      help,
      labelNames: [...labels],
      registers: [this.registry],
      async collect() {
        const found = await rows();
        this.reset();
        for (const [values, value] of found) this.set({ ...values }, value);
      },
    });
  }

  text(): Promise<string> {
    return this.registry.metrics();
  }
}
