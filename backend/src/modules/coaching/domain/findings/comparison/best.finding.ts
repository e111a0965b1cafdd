import { say, size } from '#coaching/domain/answer/say.js';
import type { Fact } from '#coaching/domain/facts/fact.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import type { Finding } from '../finding.js';
import { ofBoth, pairsIn, type SidePair } from './sides.js';
import { isSame } from './verdict.js';

const POWER_S = [1200, 300, 3600, 60] as const;
const DISTANCES_M = [5000, 10_000, 1000] as const;

/** The best stretch of one length in sessions of two kinds. */
export function bestOfBoth(sheet: FactSheet): readonly Finding[] {
  return pairsIn(sheet)
    .flatMap((pair) => (sheet.unknown(pair.key) ? (ofPair(sheet, pair) ?? []) : []))
    .slice(0, 1);
}

interface Both {
  readonly name: string;
  readonly now: Fact;
  readonly then: Fact;
  readonly change: Fact;
}

function ofPair(sheet: FactSheet, pair: SidePair): Finding | null {
  const found = powers(sheet, pair) ?? times(sheet, pair);
  if (!found) return null;
  const { name, now, then, change } = found;
  const apart = isSame(change) ? 'about the same' : say`${size(change)} apart`;
  return {
    kind: 'past.best',
    statement: say`${name}: ${ofBoth(sheet, pair, (which) => say`${which === 'now' ? now : then}`)}, ${apart}`,
    because: [],
    surprise: 0.45,
    importance: 0.5,
    confidence: 0.85,
    ...(now.at && { at: now.at }),
  };
}

function powers(sheet: FactSheet, { key }: SidePair): Both | null {
  for (const seconds of POWER_S) {
    const change = sheet.get(`${key}.best.${seconds}`);
    const [after, before] = [
      sheet.get(`${key}.best.now.${seconds}`),
      sheet.get(`${key}.best.then.${seconds}`),
    ];
    if (change && after && before)
      return {
        name: say`Best ${seconds / 60 === 1 ? 'minute' : `${seconds / 60} min`} power`,
        now: after,
        then: before,
        change,
      };
  }
  return null;
}

function times(sheet: FactSheet, { key }: SidePair): Both | null {
  for (const metres of DISTANCES_M) {
    const change = sheet.get(`${key}.best.${metres}`);
    const [after, before] = [
      sheet.get(`${key}.best.now.${metres}`),
      sheet.get(`${key}.best.then.${metres}`),
    ];
    if (change && after && before)
      return { name: `Best ${metres / 1000} km time`, now: after, then: before, change };
  }
  return null;
}
