import type { EfficiencyTrend, EfficientWorkout } from '#analysis/load/efficiency-trend.js';
import type { UnitPreferences } from '#kernel/units.js';
import { shownNumber } from '#coaching/domain/display/number.js';
import { shownDay } from '#coaching/domain/display/day.js';
import {
  efficiencyFrom,
  efficiencyUnit,
  shownEfficiency,
} from '#coaching/domain/display/efficiency.js';
import { count, percentChange, quantity, text, type FactName } from '../draft.js';
import type { FactDraft, UnknownDraft } from '../fact.js';
import { asClause } from '../workout/metric-facts.js';

/**
 * The trend of the efficiency factor over comparable workouts, and whether it stands out of their
 * scatter; or why there is none.
 */
export function efficiencyFacts(
  trend: EfficiencyTrend,
  units: UnitPreferences,
  key = 'efficiency',
  of = '',
): { readonly facts: FactDraft[]; readonly unknowns: UnknownDraft[] } {
  if ('reason' in trend)
    return {
      facts: [],
      unknowns: [
        { key: `${key}Trend`, label: `Trend of efficiency${of}`, reason: asClause(trend.reason) },
      ],
    };
  const name = (part: string, label: string, about: string[]): FactName => ({
    key: `${key}.${part}`,
    label: `${label}${of}`,
    about,
    method: 'least squares over comparable steady workouts',
    quality: 'derived',
  });
  const told = (which: FactName, { efficiencyFactor, family }: EfficientWorkout): FactDraft => {
    const value = efficiencyFrom(efficiencyFactor, family);
    return quantity(
      which,
      value,
      efficiencyUnit(family, units).unit,
      shownEfficiency(value, family, units),
    );
  };
  const [first, last] = [trend.workouts[0], trend.workouts.at(-1)];
  return {
    facts: [
      count(name('workouts', 'Comparable steady workouts', ['count']), trend.workouts.length),
      percentChange(
        name('trend', 'Change of the efficiency factor in four weeks', ['change', 'efficiency']),
        trend.percentPerMonth,
      ),
      quantity(
        name('error', 'Standard error of that change', ['efficiency']),
        trend.standardError,
        '%',
        `${shownNumber(trend.standardError, 1)}%`,
      ),
      text(
        name('clear', 'Whether that change stands out of the scatter', []),
        trend.clear
          ? 'yes, it is more than twice its standard error'
          : 'no, it is within the scatter between workouts',
      ),
      ...(first
        ? [
            told(
              name('first', `Efficiency factor of the first of them, ${shownDay(first.day)}`, [
                'efficiency',
              ]),
              first,
            ),
          ]
        : []),
      ...(last
        ? [
            told(
              name('last', `Efficiency factor of the latest of them, ${shownDay(last.day)}`, [
                'efficiency',
              ]),
              last,
            ),
          ]
        : []),
    ],
    unknowns: [],
  };
}
