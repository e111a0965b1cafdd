import type { Analysis, PartStats } from '#analysis/analysis.js';
import { clock } from './clock.js';
import type { Measures } from './measures.js';
import { section, table } from './table.js';

/** The durations of the power curve that are printed; the rest is in the JSON. */
const SHOWN_S = [1, 5, 10, 15, 30, 60, 120, 180, 300, 480, 600, 1200, 1800, 3600, 5400, 7200];

const RACES: Readonly<Record<string, string>> = {
  400: '400 m',
  1000: '1 km',
  1609.344: '1 mile',
  5000: '5 km',
  10000: '10 km',
  21097.5: 'half marathon',
  42195: 'marathon',
};

/** Curves, best efforts, pacing, climbs and what all-out efforts predict. */
export function effortSections(analysis: Analysis, measures: Measures): string[] {
  return [
    section('Power curve', curveLines(analysis)),
    section('Critical power', criticalLines(analysis)),
    section(
      'Best efforts',
      table(
        analysis.bestEfforts.map(({ distanceM, seconds, startS }) => [
          RACES[distanceM] ?? measures.distance(distanceM),
          clock(seconds),
          measures.pace((seconds / distanceM) * 1000),
          `from ${clock(startS)}`,
        ]),
        [0, 1, 2],
      ),
    ),
    section('Race predictions', predictionLines(analysis, measures)),
    section('Climbs', climbLines(analysis, measures)),
    section('Pacing', pacingLines(analysis, measures)),
  ];
}

function curveLines({ curves }: Analysis): string[] {
  return table(
    (curves.power ?? [])
      .filter(({ seconds }) => SHOWN_S.includes(seconds))
      .map(({ seconds, watts }) => [clock(seconds), `${Math.round(watts)} W`]),
    [0, 1],
  );
}

function criticalLines({ criticalPower, wPrimeBalance }: Analysis): string[] {
  const fit = criticalPower && [
    `${Math.round(criticalPower.criticalPowerW)} W and W′ ` +
      `${(criticalPower.wPrimeJ / 1000).toFixed(1)} kJ through ${criticalPower.efforts} efforts`,
  ];
  const balance = wPrimeBalance && [
    `W′ balance (${wPrimeBalance.model}) fell to ` +
      `${(wPrimeBalance.minimumJ / 1000).toFixed(1)} kJ at ${clock(wPrimeBalance.minimumAtS)}`,
  ];
  return [...(fit ?? []), ...(balance ?? [])];
}

function predictionLines({ racePredictions }: Analysis, measures: Measures): string[] {
  if (racePredictions === undefined) return [];
  return table(
    racePredictions.races.map(({ distanceM, riegelS, vdotS, fastestS, slowestS, note }) => [
      RACES[distanceM] ?? measures.distance(distanceM),
      clock(riegelS),
      clock(vdotS),
      `${clock(fastestS)} to ${clock(slowestS)}`,
      note ?? '',
    ]),
    [0, 1, 2],
  );
}

function climbLines({ climbs = [] }: Analysis, measures: Measures): string[] {
  return table(
    climbs.map((climb) => [
      `from ${clock(climb.from)}`,
      measures.distance(climb.lengthM),
      measures.height(climb.gainM),
      `${climb.gradePercent.toFixed(1)} %`,
      clock(climb.elapsedS),
      measures.speed(climb.avgSpeedMps),
      measures.whole(climb.avgPowerW, 'W'),
      measures.whole(climb.avgHr, 'bpm'),
    ]),
    [0, 1, 2, 3, 4, 5, 6, 7],
  );
}

function pacingLines({ pacing }: Analysis, measures: Measures): string[] {
  if (pacing === null) return [];
  const output = (value: number | null): string =>
    pacing.outputChannel === 'power' ? measures.whole(value, 'W') : measures.speed(value);
  const row = (name: string, part: PartStats): string[] => [
    name,
    `${clock(part.from)}-${clock(part.to)}`,
    output(part.output),
    measures.whole(part.heartRate, 'bpm'),
    measures.whole(part.cadence, '').trim(),
  ];
  return table(
    [
      ...pacing.halves.map((part, at) => row(`half ${at + 1}`, part)),
      ...pacing.quarters.map((part, at) => row(`quarter ${at + 1}`, part)),
    ],
    [1, 2, 3, 4],
  );
}
