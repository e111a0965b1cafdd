import { pacingVerdict } from '../answer/pacing-verdict.js';
import { say, type Line } from '../answer/say.js';
import { sessionNoun } from '../answer/words.js';
import type { FactSheet } from '../facts/fact-sheet.js';
import { effortLevel, effortMeaning } from '../topics/effort-lines.js';
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
    { title: 'What this session was', lines: [whatItWas(sheet), intensityLine(sheet), effortMeaning(effortLevel(sheet))] },
    { title: 'Intervals', lines: sheet.has('intervals.count') ? [whichIntervals(sheet), ...intervalEvenness(sheet)] : [] },
    { title: 'Pacing', lines: pacing(sheet) },
    { title: 'Heart rate', lines: [heartRateLine(sheet), decoupling(sheet)] },
    { title: 'Zones', lines: zoneTables(sheet).map((table) => mainZoneLine(sheet, table)) },
    { title: "What can't be told", lines: unknown(sheet) },
  ];
}

function pacing(sheet: FactSheet): readonly Line[] {
  const verdict = pacingVerdict(sheet);
  if (!verdict.judged) return [say`Not judged, because ${verdict.reason}.`];
  if (!verdict.firm) return [quartersLine(sheet), heartRateMeanwhile(verdict)];
  return [pacingFinding(sheet, verdict), quartersLine(sheet), heartRateMeanwhile(verdict), pacingMeaning(verdict)];
}

function decoupling(sheet: FactSheet): Line {
  const drift = sheet.get('heartRate.decoupling');
  const usual = sheet.get('constant.decoupling');
  return drift && usual ? say`Decoupling, the rise of heart rate against output, came to ${drift}; ${usual} is usually called good.` : null;
}

/** What belongs to other questions than those a reader of one report has. */
const NOT_MISSED = new Set(['history', 'readiness', 'nutrition', 'pacing']);

function unknown(sheet: FactSheet): readonly Line[] {
  const missing = sheet.unknowns.filter(({ key }) => !NOT_MISSED.has(key));
  if (missing.length === 0) return [`Nothing that this ${sessionNoun(sheet)} should have shown is missing. How it compares with your other sessions is not in one file.`];
  return missing.map((one) => say`${one.label}: ${one}.`);
}
