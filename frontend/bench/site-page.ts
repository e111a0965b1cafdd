import lighthouse from 'lighthouse';

export interface MeasuredPage {
  readonly name: string;
  readonly lcpMs: number;
  readonly cls: number;
  readonly tbtMs: number;
  /** Scripts as they came over the wire. */
  readonly scriptKb: number;
  /** 0 to 100. */
  readonly accessibility: number;
  readonly bestPractices: number;
  /** What kept a score under 100. */
  readonly failed: readonly string[];
}

export interface PageToMeasure {
  readonly url: string;
  readonly port: number;
  readonly rounds: number;
  readonly name: string;
}

/**
 * Lighthouse's slow phone: a window of 412 px, 4x slower processor, slow 4G. The slowness is
 * applied while the page loads, not computed from a fast load, so a visitor waits for as long as the
 * figures say. The median of the rounds counts.
 */
export async function measurePage({
  url,
  port,
  rounds,
  name,
}: PageToMeasure): Promise<MeasuredPage> {
  const runs: Omit<MeasuredPage, 'name'>[] = [];
  for (let round = 0; round < rounds; round++) runs.push(await once(url, port));
  const median = (of: (run: (typeof runs)[number]) => number): number =>
    runs.map(of).sort((a, b) => a - b)[Math.floor(runs.length / 2)] ?? Number.NaN;
  return {
    name,
    lcpMs: median((run) => run.lcpMs),
    cls: median((run) => run.cls),
    tbtMs: median((run) => run.tbtMs),
    scriptKb: median((run) => run.scriptKb),
    accessibility: Math.min(...runs.map((run) => run.accessibility)),
    bestPractices: Math.min(...runs.map((run) => run.bestPractices)),
    failed: [...new Set(runs.flatMap((run) => run.failed))],
  };
}

async function once(url: string, port: number): Promise<Omit<MeasuredPage, 'name'>> {
  const result = await lighthouse(url, {
    port,
    logLevel: 'error',
    output: 'json',
    ignoreStatusCode: true,
    onlyCategories: ['performance', 'accessibility', 'best-practices'],
    throttlingMethod: 'devtools',
  });
  if (!result) throw new Error(`Lighthouse told nothing about ${url}`);
  const { audits, categories } = result.lhr;
  const value = (id: string): number => audits[id]?.numericValue ?? Number.NaN;
  const refs = (id: string) =>
    (categories[id]?.auditRefs ?? []).filter(
      ({ id: audit, weight }) => weight > 0 && typeof audits[audit]?.score === 'number',
    );
  const scored = (id: string): number =>
    id === 'errors-in-console' && isOwnStatus(audits[id]?.details, url)
      ? 1
      : (audits[id]?.score ?? 0);
  const score = (id: string): number =>
    Math.round(
      (100 * refs(id).reduce((sum, { id: audit, weight }) => sum + weight * scored(audit), 0)) /
        refs(id).reduce((sum, { weight }) => sum + weight, 0),
    );
  const judged = [...refs('accessibility'), ...refs('best-practices')];
  return {
    lcpMs: value('largest-contentful-paint'),
    cls: value('cumulative-layout-shift'),
    tbtMs: value('total-blocking-time'),
    scriptKb: scriptBytes(audits['network-requests']?.details) / 1000,
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    failed: judged.filter(({ id }) => scored(id) === 0).map(({ id }) => id),
  };
}

function scriptBytes(details: unknown): number {
  const { items } = details as {
    readonly items: readonly { readonly resourceType?: string; readonly transferSize?: number }[];
  };
  return items
    .filter(({ resourceType }) => resourceType === 'Script')
    .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
}

/**
 * Whether all that stands in the console is that this very address was answered with 404. A browser
 * writes that down at each address at which there is nothing; a page that hid it would have to lie
 * about its status.
 */
function isOwnStatus(details: unknown, url: string): boolean {
  const { items = [] } = (details ?? {}) as {
    readonly items?: readonly {
      readonly description?: string;
      readonly sourceLocation?: { readonly url?: string };
    }[];
  };
  return (
    items.length > 0 &&
    items.every(
      ({ description = '', sourceLocation }) =>
        description.includes('status of 404') && sourceLocation?.url === url,
    )
  );
}
