import { describe, expect, it } from '@jest/globals';

import { documentsOf, textOf } from './documents.js';
import { alerts, panels, selectorsOf } from './monitoring.js';

interface Scraping {
  readonly rule_files: readonly string[];
  readonly scrape_configs: readonly {
    readonly job_name: string;
    readonly dns_sd_configs: readonly {
      readonly names: readonly string[];
      readonly port: number;
    }[];
  }[];
}

/** Parentheses and quotes that are opened are closed. */
function balanced(expr: string): boolean {
  const bare = expr.replaceAll(/"[^"]*"/g, '');
  let depth = 0;
  for (const letter of bare) {
    if ('([{'.includes(letter)) depth += 1;
    if (')]}'.includes(letter)) depth -= 1;
    if (depth < 0) return false;
  }
  return depth === 0 && !bare.includes('"');
}

describe('the alert rules', () => {
  it('name the problem, the action and the urgency', () => {
    expect(alerts().length).toBeGreaterThanOrEqual(12);
    expect(new Set(alerts().map(({ alert }) => alert)).size).toBe(alerts().length);
    for (const { alert, expr, for: lasts, labels, annotations } of alerts()) {
      expect([alert, labels.severity]).toEqual([alert, expect.stringMatching(/^(page|ticket)$/)]);
      for (const words of [annotations.summary, annotations.action])
        expect(words.length).toBeGreaterThan(20);
      // Whose sleep is broken must be able to do something now.
      if (labels.severity === 'page')
        expect([alert, lasts]).toEqual([alert, expect.stringMatching(/^\d+m$/)]);
      expect([alert, balanced(expr)]).toEqual([alert, true]);
    }
  });

  it('use labels that their expressions keep', () => {
    for (const { alert, expr, annotations } of alerts()) {
      const spoken = [...JSON.stringify(annotations).matchAll(/\$labels\.(\w+)/g)].map(
        ([, label]) => label,
      );
      const kept = /\bby \(([^)]*)\)/.exec(expr)?.[1]?.split(/,\s*/) ?? ['instance', 'job'];
      expect([alert, spoken.filter((label) => !kept.includes(label ?? ''))]).toEqual([alert, []]);
    }
  });

  it('never add up what every process reports of the same queues', () => {
    for (const { alert, expr } of alerts())
      expect([alert, /\b(sum|avg|count)\b[^)]*stridewatt_(queue|webhook)_/.test(expr)]).toEqual([
        alert,
        false,
      ]);
  });

  it('name existing commands', () => {
    const commands = textOf('backend/src/bootstrap/operator-command.ts');
    const mentioned = alerts().flatMap(({ annotations }) =>
      [...annotations.action.matchAll(/npm run admin -- ([\w-]+)/g)].map(([, name]) => name ?? ''),
    );
    expect(mentioned).toEqual(expect.arrayContaining(['failed-jobs', 'retry']));
    for (const name of mentioned) expect(commands).toMatch(new RegExp(`^  '?${name}'?: \\{`, 'm'));
  });
});

describe('the dashboard', () => {
  it('has a panel with a unique title for each metric of an alert', () => {
    const titles = panels().map(({ title }) => title);
    expect(new Set(titles).size).toBe(titles.length);
    for (const { title, targets } of panels())
      for (const { expr } of targets) expect([title, balanced(expr)]).toEqual([title, true]);
    const shown = new Set(
      panels().flatMap(({ targets }) =>
        targets.flatMap(({ expr }) => expr.match(/\b(stridewatt|nodejs)_\w+/g) ?? []),
      ),
    );
    const missing = alerts()
      .flatMap(({ expr }) => expr.match(/\b(stridewatt|nodejs)_\w+/g) ?? [])
      .filter((metric) => !shown.has(metric));
    expect(missing).toEqual([]);
  });
});

describe('prometheus.yml', () => {
  it('scrapes api and worker of compose, and loads the alert rules', () => {
    const [prometheus] = documentsOf<Scraping>('docker/prometheus/prometheus.yml');
    const [compose] = documentsOf<{ services: Record<string, unknown> }>('docker-compose.yml');
    expect(prometheus?.rule_files).toEqual(['alerts.yml']);
    const read = prometheus?.scrape_configs.map(({ job_name: job, dns_sd_configs: [found] }) => [
      job,
      found?.names[0],
      found?.port,
    ]);
    expect(read).toEqual([
      ['stridewatt-api', 'api', 3000],
      ['stridewatt-worker', 'worker', 3000],
    ]);
    for (const name of ['api', 'worker']) expect(compose?.services).toHaveProperty(name);
  });
});

describe('an expression', () => {
  it('is parsed into metrics, labels and values', () => {
    expect(
      selectorsOf(
        'sum by (queue) (rate(stridewatt_a_bucket{job="x",v=~"a|b",status=~"5.."}[5m])) / nodejs_b',
      ),
    ).toEqual([
      { metric: 'stridewatt_a', label: 'job', values: ['x'] },
      { metric: 'stridewatt_a', label: 'v', values: ['a', 'b'] },
      { metric: 'stridewatt_a', label: 'status', values: [] },
      { metric: 'stridewatt_a', label: 'queue', values: [] },
      { metric: 'nodejs_b', label: 'queue', values: [] },
    ]);
  });
});
