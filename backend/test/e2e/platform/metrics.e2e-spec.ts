import { readFile } from 'node:fs/promises';
import type { Registry } from 'prom-client';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { JobRegistry } from '#platform/queue/jobs/job-registry.js';
import { QUEUE_NAMES } from '#platform/queue/queue-settings.js';
import { Metrics } from '#platform/metrics/metrics.js';
import { alerts, panels, selectorsOf } from '#test/deployment/monitoring.js';
import { eventually } from '#test/support/eventually.js';
import { startTestApp, type TestApp } from '#test/support/test-app.js';

/** Of sentences that no coach has said yet. */
const VERDICTS = new Set(['held', 'unfounded']);

const TOKEN = 'a token that only Prometheus knows';

describe('GET /metrics', () => {
  let product: TestApp;
  beforeAll(async () => {
    product = await startTestApp({ env: { METRICS_TOKEN: TOKEN, TRUST_PROXY: '1' } });
  });
  afterAll(() => product.close());

  const ask = (headers: Record<string, string> = {}) =>
    fetch(`${product.url}/metrics`, { headers });
  const text = async () => (await ask()).text();

  it('serves this machine the metrics in the Prometheus text format', async () => {
    const answer = await ask();
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('counts responses by route template, never by path', async () => {
    const id = '0190aaaa-bbbb-7ccc-8ddd-eeeeffff0000';
    await fetch(`${product.url}/api/workouts/${id}`);
    await eventually(async () =>
      expect(await text()).toContain(
        'stridewatt_http_request_duration_seconds_count' +
          '{method="GET",route="/api/workouts/:id",status="401"} ',
      ),
    );
    expect(await text()).not.toContain(id);
  });

  it('shows depth and age of every queue and of the outbox', async () => {
    const read = await text();
    for (const queue of ['outbox', 'workouts', 'mail', 'billing', 'coaching', 'housekeeping']) {
      expect(read).toMatch(
        new RegExp(`stridewatt_queue_jobs\\{queue="${queue}",state="waiting"\\} \\d`),
      );
      expect(read).toMatch(
        new RegExp(`stridewatt_queue_oldest_waiting_seconds\\{queue="${queue}"\\} \\d`),
      );
    }
  });

  it('shows database connections, open webhook events and the breaker’s state', async () => {
    const read = await text();
    for (const line of [
      /db_pool_connections\{state="busy"\} \d/,
      /db_pool_connections\{state="awaited"\} 0/,
      /webhook_events_open 0/,
      /webhook_lag_seconds 0/,
      /coach_breaker_open 0/,
    ]) {
      expect(read).toMatch(line);
    }
    expect(read).toMatch(/nodejs_eventloop_lag_p99_seconds \d/);
  });

  it('has every metric that alert rules, dashboard and manual mention', async () => {
    const known = new Set([...(await text()).matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name));
    const spoken: string[] = [];
    for (const file of [
      'docker/prometheus/alerts.yml',
      'docker/grafana/stridewatt.json',
      'docker/kubernetes/stridewatt.yaml',
      'docs/operations.md',
    ]) {
      const words =
        (await readFile(new URL(`../../../../${file}`, import.meta.url), 'utf8')).match(
          /\b(stridewatt|nodejs|process)_[a-z0-9_]+/g,
        ) ?? [];
      spoken.push(...words.map((word) => word.replace(/_(bucket|count|sum)$/, '')));
    }
    expect(new Set(spoken).size).toBeGreaterThan(10);
    expect(spoken.filter((word) => !known.has(word))).toEqual([]);
  });

  it('has the labels and values that alert rules and dashboard select', async () => {
    const { registry } = product.app.get<Metrics, { readonly registry: Registry }>(Metrics);
    const jobs = product.app.get(JobRegistry, { strict: false });
    const values: Readonly<Record<string, (value: string) => boolean>> = {
      queue: (queue) => ['outbox', ...QUEUE_NAMES].includes(queue),
      job: (job) => jobs.get(job).name === job,
    };
    const unknown: unknown[] = [];
    const shown = await text();
    for (const { metric, label, values: picked } of [
      ...alerts().map(({ expr }) => expr),
      ...panels().flatMap(({ targets }) => targets.map(({ expr }) => expr)),
    ].flatMap(selectorsOf)) {
      const { labelNames } = registry.getSingleMetric(metric) as unknown as {
        labelNames: readonly string[];
      };
      if (!labelNames.includes(label)) unknown.push({ metric, label });
      for (const value of picked) {
        const known =
          values[label]?.(value) ?? (shown.includes(`${label}="${value}"`) || VERDICTS.has(value));
        if (!known) unknown.push({ metric, label, value });
      }
    }
    expect(unknown).toEqual([]);
  });

  it.each([
    ['a proxy on this machine', { 'x-forwarded-for': '203.0.113.9' }],
    ['a proxy that claims to speak for this machine', { 'x-forwarded-for': '127.0.0.1' }],
    [
      'a wrong token through a proxy',
      { forwarded: 'for=203.0.113.9', authorization: `Bearer ${TOKEN}x` },
    ],
  ])('refuses what comes through %s [SEC-51]', async (_who, headers) => {
    const answer = await ask(headers);
    expect(answer.status).toBe(401);
    expect(await answer.text()).not.toContain('stridewatt_');
  });

  it('admits a request with the token from anywhere', async () => {
    expect(
      (await ask({ 'x-forwarded-for': '203.0.113.9', authorization: `Bearer ${TOKEN}` })).status,
    ).toBe(200);
  });
});
