import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** What the device wrote about one session of a test file; null where it gave no value. */
export interface CorpusSession {
  readonly start: string | null;
  readonly elapsedS: number | null;
  readonly timerS: number | null;
  readonly distanceM: number | null;
  readonly avgSpeedMps: number | null;
  readonly maxSpeedMps: number | null;
  readonly avgHr: number | null;
  readonly maxHr: number | null;
  readonly avgPowerW: number | null;
  readonly maxPowerW: number | null;
  readonly ascentM: number | null;
  readonly calories: number | null;
}

/** One test file as its manifest describes it; the fields that the tests read. */
export interface CorpusFile {
  readonly name: string;
  readonly sport: string | null;
  readonly subSport: string | null;
  readonly expected: { readonly activityKind?: string; readonly reason?: string };
  readonly contract: {
    readonly outcome: 'accepted' | 'unsupported' | 'invalid' | 'either';
    readonly warnings?: boolean;
  };
  readonly fit: { readonly laps: number };
  readonly sessions?: readonly CorpusSession[];
  readonly oddities?: { readonly pauses?: number };
  readonly computed?: {
    readonly recordsUsed: number;
    readonly firstRecord: string;
    readonly maxHr: number | null;
    readonly distanceM: number | null;
    readonly avgSpeedMps?: number | null;
    readonly avgHr?: number | null;
    readonly avgCadenceNonZero?: number | null;
    readonly avgTempC?: number | null;
    readonly power?: { readonly avgW: number; readonly maxW: number };
  };
}

/** The recordings of real devices, which stand beside the repository and not in it. */
const folder = new URL('../../../../shared/fit/', import.meta.url);
const manifest = new URL('manifest.json', folder);

/** A coach's reading of some of the recordings. */
export const rubricFile = new URL('rubric.json', folder);

export const corpusIsThere = existsSync(fileURLToPath(manifest));

export function corpusFiles(): CorpusFile[] {
  if (!corpusIsThere) return [];
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { files: CorpusFile[] }).files;
}

export function corpusBytes(name: string): Uint8Array {
  return new Uint8Array(readFileSync(new URL(name, folder)));
}
