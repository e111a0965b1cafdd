import { Session, type Profiler, type Runtime } from 'node:inspector';
import { basename } from 'node:path';

/** A part of the work and how long it took. */
export interface Stage {
  readonly name: string;
  readonly ms: number;
  /** Of everything that was measured, 0 to 1. */
  readonly share: number;
}

/** Time between two looks at what runs. µs. */
const EVERY_US = 200;

/**
 * Functions that only call the stages: what they call is a stage of its own, whatever it is, so that
 * a new part of the engine shows without being named here.
 */
const CALLERS = new Set([
  'analyse',
  'sessionOf',
  'groundOf',
  'segmentationOf',
  'performanceOf',
  'segmentsOf',
  'measure',
]);

/** Words for stages whose function does not say what they are. */
const WORDS: Readonly<Record<string, string>> = {
  readFit: 'decoding: bytes to recording',
  repairRecording: 'repairs',
  gridOf: 'grid of 1 Hz',
  detectIntervals: 'interval detection',
  meanMaximalPower: 'mean-maximal power curve',
  brotliCompressSync: 'compression of streams (Brotli, quality 1)',
  encodeChannel: 'layout of streams',
  serialised: 'analysis to JSON',
  '(garbage collector)': 'garbage collection',
};

/**
 * Runs the work again and again under the profiler of V8 and tells where the time goes, the slowest
 * first; milliseconds of one run. What several metrics share counts for itself, not for the first
 * that asked.
 */
export function stagesOf(work: () => unknown, forMs: number): Stage[] {
  const session = new Session();
  session.connect();
  session.post('Profiler.enable');
  session.post('Profiler.setSamplingInterval', { interval: EVERY_US });
  session.post('Profiler.start');
  const begun = performance.now();
  let runs = 0;
  for (; performance.now() - begun < forMs; runs += 1) work();
  const each = (performance.now() - begun) / runs;
  let stages: Stage[] = [];
  session.post('Profiler.stop', (error, result) => {
    if (error !== null) throw error;
    const shares = sharesOf(result.profile);
    stages = [...shares].map(([name, share]) => ({ name, share, ms: share * each }));
  });
  session.disconnect();
  return stages.toSorted((a, b) => b.share - a.share);
}

function sharesOf({ nodes, samples = [], timeDeltas = [] }: Profiler.Profile): Map<string, number> {
  const stageAt = new Map<number, string>();
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const walk = (id: number, stage: string | null): void => {
    const node = byId.get(id);
    if (node === undefined) return;
    const here = stageOf(node.callFrame, stage);
    stageAt.set(id, here ?? 'the rest');
    for (const child of node.children ?? []) walk(child, here);
  };
  walk(nodes[0]?.id ?? 0, null);
  const total = timeDeltas.reduce((sum, us) => sum + us, 0);
  const shares = new Map<string, number>();
  samples.forEach((id, at) => {
    const stage = stageAt.get(id) ?? 'the rest';
    shares.set(stage, (shares.get(stage) ?? 0) + (timeDeltas[at] ?? 0) / total);
  });
  return shares;
}

/** The stage that a function is or belongs to; null above all of them. */
function stageOf(frame: Frame, above: string | null): string | null {
  const { functionName } = frame;
  const file = basename(frame.url, '.js');
  if (file === 'once-per') return above === null ? null : SHARED;
  if (above !== null && above !== SHARED && functionName !== 'brotliCompressSync') return above;
  if (above === null && CALLERS.has(functionName)) return null;
  if (functionName in WORDS) return WORDS[functionName] ?? null;
  return frame.url.includes('/dist/analysis/') ? nameOf(functionName, file, above) : above;
}

function nameOf(functionName: string, file: string, above: string | null): string {
  if (above === SHARED) return `shared: ${file}`;
  return file.endsWith('.metric') ? `metric ${basename(file, '.metric')}` : functionName || file;
}

type Frame = Pick<Runtime.CallFrame, 'functionName' | 'url'>;

/** Work that is done once for all who ask for it; the function that is called next names it. */
const SHARED = 'shared by several';
