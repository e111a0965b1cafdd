import { describe, expect, it } from '@jest/globals';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { ATHLETE } from '#test/builders/recording.builder.js';
import { steadyRide, steadyRun } from '#test/builders/sample-recordings.js';
import { analyse } from './analyse.js';
import { measure } from './measure.js';
import { found, type Metric } from './metrics/metric.js';
import { checked, isStale, METRICS } from './registry.js';
import { sessionOf } from './session/session.js';

function metric(
  id: string,
  inputs: readonly string[] = [],
  compute: Metric['compute'] = () => found(1),
): Metric {
  return { id, version: 1, unit: 's', channels: [], inputs, compute };
}

const SESSION = sessionOf(steadyRide(60), steadyRide(60), ATHLETE);

describe('the registry of metrics', () => {
  it('refuses a metric that stands before its input, and an id that comes twice', () => {
    expect(() => checked([metric('b', ['a']), metric('a')])).toThrow('Metric b needs a');
    expect(() => checked([metric('a'), metric('a')])).toThrow('Two metrics are called a');
    expect(checked([metric('a'), metric('b', ['a'])])).toHaveLength(2);
  });

  it('gives a metric nothing that it did not name as an input', () => {
    const curious = metric('b', [], (_session, measured) => found(measured.value('a') ?? 0));
    expect(() => measure(SESSION, [metric('a'), curious])).toThrow(
      'Metric b does not name a as an input.',
    );
  });

  it('never lets NaN or an infinity reach a result', () => {
    expect(measure(SESSION, [metric('a', [], () => found(Number.NaN))])['a']).toMatchObject({
      value: null,
      applicable: false,
    });
  });

  it('knows an analysis by other definitions as stale', () => {
    const analysis = analyse(steadyRide(60), ATHLETE);
    const distance = analysis.metrics['distance'];
    expect(isStale(analysis)).toBe(false);
    expect(isStale({ ...analysis, engineVersion: '0' })).toBe(true);
    expect(isStale({ ...analysis, metrics: {} })).toBe(true);
    expect(
      distance &&
        isStale({
          ...analysis,
          metrics: { ...analysis.metrics, distance: { ...distance, version: 0 } },
        }),
    ).toBe(true);
  });

  it.each([
    ['ride', steadyRide()],
    ['run', steadyRun()],
  ])('gives every metric of a %s a value or a sentence why not', (_sport, recording) => {
    const { metrics } = analyse(recording, ATHLETE);
    for (const { id, version } of METRICS) {
      const result = metrics[id];
      expect(result?.version).toBe(version);
      if (result?.applicable) expect(Number.isFinite(result.value)).toBe(true);
      else expect(result?.reason).toMatch(/^[A-Z].+\.$/);
    }
  });

  /** What a file states is no curve to draw. */
  const WITHOUT_PICTURE = ['README.md', 'device.md', 'plan.md'];
  it('is described family by family, each with its picture', () => {
    const folder = new URL('../../../docs/metrics/', import.meta.url);
    const pages = readdirSync(folder).filter(
      (name) => name.endsWith('.md') && !WITHOUT_PICTURE.includes(name),
    );
    const texts = pages.map((name) => readFileSync(new URL(name, folder), 'utf8'));
    expect(pages.length).toBeGreaterThanOrEqual(11);
    for (const text of texts) {
      const picture = /!\[[^\]]+\]\((pictures\/[a-z-]+\.svg)\)/.exec(text)?.[1] ?? 'no picture';
      expect(existsSync(new URL(picture, folder))).toBe(true);
    }
    expect(
      METRICS.filter(({ id }) => !texts.some((text) => text.includes(`\`${id}\``))).map(
        ({ id }) => id,
      ),
    ).toEqual([]);
  });

  it('is documented metric by metric', () => {
    const page = readFileSync(new URL('../../../docs/metrics/README.md', import.meta.url), 'utf8');
    const listed = [...page.matchAll(/^\| `(\w+)` \| (\d+) \|/gm)].map(
      ([, id, version]) => `${id} ${version}`,
    );
    expect(listed).toEqual(METRICS.map(({ id, version }) => `${id} ${version}`));
  });
});
