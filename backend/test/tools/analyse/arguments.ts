import { parseArgs } from 'node:util';
import { IMPERIAL_UNITS, METRIC_UNITS, type UnitPreferences } from '#kernel/units.js';
import type { Threshold, Thresholds } from '#analysis/thresholds.js';
import { ToolFailure } from '../tool.js';

export interface AnalyseArguments {
  readonly file: string;
  readonly json: boolean;
  readonly units: UnitPreferences;
  /** What the caller says of the athlete; the rest comes from the file, or is not known. */
  readonly thresholds: Thresholds;
}

export const USAGE =
  'usage: npm run analyse -- FILE.fit [--json] [--imperial] [--ftp W] [--max-hr BPM] ' +
  '[--rest-hr BPM] [--weight KG] [--base-pace M:SS] [--cp W --w-prime J] [--sex male|female]';

const OPTIONS = {
  json: { type: 'boolean' },
  imperial: { type: 'boolean' },
  ftp: { type: 'string' },
  'max-hr': { type: 'string' },
  'rest-hr': { type: 'string' },
  weight: { type: 'string' },
  'base-pace': { type: 'string' },
  cp: { type: 'string' },
  'w-prime': { type: 'string' },
  sex: { type: 'string' },
} as const;

/** @throws ToolFailure with one line that says what is wrong */
export function argumentsOf(args: readonly string[]): AnalyseArguments {
  const { values, positionals } = parsed(args);
  const [file] = positionals;
  if (file === undefined || positionals.length > 1) throw new ToolFailure(USAGE);
  return {
    file,
    json: values.json === true,
    units: values.imperial === true ? IMPERIAL_UNITS : METRIC_UNITS,
    thresholds: {
      ftpW: given('--ftp', values.ftp),
      maxHr: given('--max-hr', values['max-hr']),
      restingHr: given('--rest-hr', values['rest-hr']),
      weightKg: given('--weight', values.weight),
      basePaceSPerKm: pace(values['base-pace']),
      criticalPowerW: given('--cp', values.cp),
      wPrimeJ: given('--w-prime', values['w-prime']),
      sex: sexOf(values.sex),
    },
  };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options: OPTIONS });
  } catch (error) {
    throw new ToolFailure(`${(error as Error).message.replace(/\s*\n\s*/g, ' ')} (${USAGE})`);
  }
}

function given(option: string, text: string | undefined): Threshold | null {
  if (text === undefined) return null;
  const value = Number(text);
  if (!Number.isFinite(value) || value <= 0)
    throw new ToolFailure(`${option} takes a number above zero, not "${text}"`);
  return { value, source: 'profile', since: null };
}

/** Minutes and seconds for a kilometre. */
function pace(text: string | undefined): Threshold | null {
  if (text === undefined) return null;
  const [, minutes, seconds] = /^(\d{1,2}):([0-5]\d)$/.exec(text) ?? [];
  if (minutes === undefined || seconds === undefined)
    throw new ToolFailure(
      `--base-pace takes minutes and seconds for a kilometre as 4:30, not "${text}"`,
    );
  return { value: Number(minutes) * 60 + Number(seconds), source: 'profile', since: null };
}

function sexOf(text: string | undefined): Thresholds['sex'] {
  if (text === undefined || text === 'male' || text === 'female' || text === 'other')
    return text ?? null;
  throw new ToolFailure(`--sex takes male, female or other, not "${text}"`);
}
