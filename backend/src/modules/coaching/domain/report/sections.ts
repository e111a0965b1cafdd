import { pacingVerdict } from '../answer/pacing-verdict.js';
import { say, type Line } from '../answer/say.js';
import { list, sessionNoun } from '../answer/words.js';
import type { Unknown } from '../facts/fact.js';
import type { FactSheet } from '../facts/fact-sheet.js';
import { effortLevel, effortLine, effortMeaning } from '../topics/effort-lines.js';
import { intervalEvenness } from '../topics/interval-lines.js';
import { heartRateMeanwhile, pacingFinding, pacingMeaning, quartersLine } from '../topics/pacing-lines.js';
import { heartRateLine, intensityLine, mainZoneLine, whatItWas, whichIntervals, zoneTables } from '../topics/session-lines.js';

export interface Section {
  readonly title: string;
  readonly lines: readonly Line[];
}

/** What the first report says, part by part; a part without facts stays empty. */
export function sections(sheet: FactSheet): readonly Section[] {
  return [
    { title: 'What this session was', lines: [whatItWas(sheet), effortLine(sheet), intensityLine(sheet), effortMeaning(effortLevel(sheet))] },
    { title: 'Intervals', lines: sheet.has('intervals.count') ? [whichIntervals(sheet), ...intervalEvenness(sheet)] : [] },
    { title: 'Pacing', lines: pacing(sheet) },
    { title: 'Heart rate', lines: [heartRateLine(sheet), decoupling(sheet)] },
    { title: 'Zones', lines: zoneTables(sheet).map((table) => mainZoneLine(sheet, table)) },
    { title: "What can't be told", lines: unknown(sheet) },
  ];
}

function pacing(sheet: FactSheet): readonly Line[] {
  const verdict = pacingVerdict(sheet);
  if (!verdict.judged) return verdict.reason ? [say`Not judged, because ${verdict.reason}.`] : [];
  return [pacingFinding(verdict), quartersLine(sheet), heartRateMeanwhile(verdict), pacingMeaning(verdict)];
}

function decoupling(sheet: FactSheet): Line {
  const drift = sheet.get('heartRate.decoupling');
  const usual = sheet.get('constant.decoupling');
  return drift && usual ? say`Decoupling, how far heart rate and output came apart, was ${drift}; ${usual} is usually called good.` : null;
}

/** What a reader of a first report would miss; what follows from a missing sensor goes without saying. */
const MISSED = ['power', 'heartRate', 'cadence', 'temperature', 'distance', 'climbing', 'ftp', 'heartRateZones', 'intensityFactor', 'trainingStress', 'decoupling', 'heartRateDrift'];
const FOLLOWS: Readonly<Record<string, string>> = { intensityFactor: 'power', trainingStress: 'power', decoupling: 'heartRate', heartRateDrift: 'heartRate' };

function unknown(sheet: FactSheet): readonly Line[] {
  const missing = sheet.unknowns.filter(({ key }) => MISSED.includes(key) && !sheet.unknown(FOLLOWS[key] ?? ''));
  if (missing.length === 0) return [`Nothing that this ${sessionNoun(sheet)} should have shown is missing. How it compares with your other sessions is not in one file.`];
  // One reason often stands behind several things that cannot be told; it is said once.
  const byReason = new Map<string, Unknown[]>();
  for (const one of missing) byReason.set(one.reason, [...(byReason.get(one.reason) ?? []), one]);
  return [...byReason.values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    const labels = [first.label, ...others.map(({ label }) => (/^[A-Z][a-z]/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label))];
    return [say`${list(labels)}: ${first}.`];
  });
}
