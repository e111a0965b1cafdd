import type { AnalysedWorkout } from '#analysis/analysed-workout.js';
import { decimal, text, wholeChange } from '../draft.js';
import type { FactDraft } from '../fact.js';

/** Lengths whose best is also given for each kilogram: five minutes, twenty minutes. s. */
const PER_KG_LENGTHS = [300, 1200];

/**
 * What power means beside its plain numbers; rides only, as the power of a run is another measure.
 */
export function powerFacts(workout: AnalysedWorkout): (FactDraft | null)[] {
  const { family, analysis, summary, powerSource } = workout;
  if (family !== 'cycling') return [];
  const weight = analysis.thresholds.weightKg?.value ?? null;
  const normalized = analysis.metrics['normalizedPower'];
  const bests = new Map(
    (analysis.curves.power ?? []).map(({ seconds, watts }) => [seconds, watts]),
  );
  const perKg = (key: string, label: string, watts: number | null | undefined) =>
    weight === null || watts === null || watts === undefined
      ? null
      : decimal(
          {
            key: `power.perKg.${key}`,
            label,
            about: ['power'],
            method: 'power by the body weight of your profile',
            quality: 'derived',
          },
          watts / weight,
          'W/kg',
          1,
        );
  return [
    powerSource === 'estimated'
      ? text(
          {
            key: 'power.source',
            label: 'Where the power comes from',
            about: [],
            method: 'file',
            quality: 'estimated',
          },
          'estimated, not measured by a power meter',
        )
      : null,
    normalized?.applicable && normalized.value !== null && summary.avgPowerW !== null
      ? // Whole watts are shown, so whole watts are subtracted.
        wholeChange(
          {
            key: 'power.normalizedOverAverage',
            label: 'Normalized power against average power',
            about: ['change', 'power'],
            method: 'delta',
          },
          Math.round(normalized.value) - Math.round(summary.avgPowerW),
          'W',
        )
      : null,
    perKg(
      'normalized',
      'Normalized power for each kilogram',
      normalized?.applicable ? normalized.value : null,
    ),
    ...PER_KG_LENGTHS.map((seconds) =>
      perKg(
        String(seconds),
        `Best ${seconds / 60} min power for each kilogram`,
        bests.get(seconds),
      ),
    ),
  ];
}

/** What follows from power; where that was estimated, so is all of it. */
const FROM_POWER = ['power', 'intensity', 'stress', 'variability', 'efficiency', 'decoupling'];

/** Never lets an estimate of power pass for a measurement. */
export function honestAboutPower(
  drafts: readonly (FactDraft | null)[],
  { family, powerSource }: AnalysedWorkout,
): readonly (FactDraft | null)[] {
  if (family !== 'cycling' || powerSource !== 'estimated') return drafts;
  return drafts.map((draft) =>
    draft !== null &&
    draft.quality !== 'profile' &&
    draft.about.some((tag) => FROM_POWER.includes(tag))
      ? { ...draft, quality: 'estimated' }
      : draft,
  );
}
