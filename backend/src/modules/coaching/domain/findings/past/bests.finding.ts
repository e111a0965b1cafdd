import { say, size } from '#coaching/domain/answer/say.js';
import type { Fact } from '#coaching/domain/facts/fact.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import type { FactKey } from '#coaching/domain/facts/registry/fact-key.js';
import type { Finding } from '../finding.js';

/** The lengths that say most about an athlete come first. s, m. */
const POWER_S = [1200, 3600, 300, 60, 5] as const;
const DISTANCES_M = [10_000, 5000, 21_097.5, 1000] as const;

/** The foremost best of the last months: by how much, and what it was before. */
export function bests(sheet: FactSheet): readonly Finding[] {
  const power = POWER_S.map((seconds) => ({
    key: `power.${seconds}` as const,
    now: sheet.get(`power.best.${seconds}`),
  }));
  const times = DISTANCES_M.map((metres) => ({
    key: `time.${metres}` as const,
    now: sheet.get(`efforts.${metres}.time`),
  }));
  const [first, ...others] = [...power, ...times].flatMap(({ key, now }) => {
    const rank = sheet.get(`recentBests.${key}.rank` as FactKey);
    const change = sheet.get(`recentBests.${key}.change` as FactKey);
    const then = sheet.get(`recentBests.${key}` as FactKey);
    return rank && change && now && then ? [{ rank, change, now, then }] : [];
  });
  if (!first) return [];
  return [
    {
      kind: 'past.best',
      statement: say`Your ${nameOf(first.rank)}, ${first.now}, is ${first.rank}: ${gain(first)}`,
      because: [
        others.length > 0
          ? say`So are your ${others
              .slice(0, 2)
              .map(({ rank, now }) => say`${nameOf(rank)} (${now})`)
              .join(' and ')}.`
          : null,
      ],
      surprise: 0.85,
      importance: 0.7,
      confidence: 0.95,
      ...(first.now.at && { at: first.now.at }),
      action: 'Count it as a test: rest first, then train by what it says.',
    },
  ];
}

function nameOf({ label }: Fact): string {
  return label.replace(/^Place of this (?:ride|run)'s /, '');
}

function gain({ change, then }: { readonly change: Fact; readonly then: Fact }): string {
  return change.unit === '%' ? say`${size(change)} higher than before` : say`it was ${then} before`;
}
