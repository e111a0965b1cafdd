import { METRES_PER_MILE, type UnitPreferences } from './units.js';

const KM_PER_MILE = METRES_PER_MILE / 1000;

/**
 * A sentence whose numbers are in km/h, km (with decimals) and m along the way, as the athlete
 * reads distances. Races are called by their names, `5 km`, wherever one runs them.
 */
export function wordsInUnits(sentence: string, { distance }: UnitPreferences): string {
  if (distance === 'km') return sentence;
  return sentence
    .replace(
      /(\d+(?:\.\d+)?) km\/h\b/g,
      (_, speed: string) => `${Math.round(Number(speed) / KM_PER_MILE)} mph`,
    )
    .replace(
      /(\d+\.\d+) km\b/g,
      (_, kilometres: string) => `${(Number(kilometres) / KM_PER_MILE).toFixed(1)} mi`,
    )
    .replace(
      /(\d+) m\b/g,
      (_, metres: string) => `${(Number(metres) / METRES_PER_MILE).toFixed(2)} mi`,
    );
}
