import lighthouse from 'lighthouse';

export interface MeasuredPage {
  readonly name: string;
  /** Whether the page exists for a form of the app, which it loads at once. */
  readonly form: boolean;
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
  readonly form: boolean;
}

/**
 * Lighthouse's slow phone: a window of 412 px, 4x slower processor, slow 4G. The slowness is applied while the page loads
 * (and not computed from a fast load), so what is told was really waited for. Of several rounds the median counts.
 */
export async function measurePage({ url, port, rounds, name, form }: PageToMeasure): Promise<MeasuredPage> {
  const runs: Omit<MeasuredPage, 'name' | 'form'>[] = [];
  for (let round = 0; round < rounds; round++) runs.push(await once(url, port));
  const median = (of: (run: (typeof runs)[number]) => number): number => runs.map(of).sort((a, b) => a - b)[Math.floor(runs.length / 2)] ?? Number.NaN;
  return {
    name,
    form,
    lcpMs: median((run) => run.lcpMs),
    cls: median((run) => run.cls),
    tbtMs: median((run) => run.tbtMs),
    scriptKb: median((run) => run.scriptKb),
    accessibility: Math.min(...runs.map((run) => run.accessibility)),
    bestPractices: Math.min(...runs.map((run) => run.bestPractices)),
    failed: [...new Set(runs.flatMap((run) => run.failed))],
  };
}

async function once(url: string, port: number): Promise<Omit<MeasuredPage, 'name' | 'form'>> {
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
  const score = (id: string): number => Math.round(100 * (categories[id]?.score ?? 0));
  const judged = [...(categories['accessibility']?.auditRefs ?? []), ...(categories['best-practices']?.auditRefs ?? [])];
  return {
    lcpMs: value('largest-contentful-paint'),
    cls: value('cumulative-layout-shift'),
    tbtMs: value('total-blocking-time'),
    scriptKb: scriptBytes(audits['network-requests']?.details) / 1000,
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    failed: judged.filter(({ id, weight }) => weight > 0 && audits[id]?.score === 0).map(({ id }) => id),
  };
}

function scriptBytes(details: unknown): number {
  const { items } = details as { readonly items: readonly { readonly resourceType?: string; readonly transferSize?: number }[] };
  return items.filter(({ resourceType }) => resourceType === 'Script').reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
}
