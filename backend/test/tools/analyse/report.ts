import type { Analysis } from '#analysis/analysis.js';
import type { Recording } from '#analysis/recording/recording.js';
import type { UnitPreferences } from '#kernel/units.js';
import { clock } from './clock.js';
import { effortSections } from './effort-sections.js';
import { intervalSections } from './interval-sections.js';
import { Measures } from './measures.js';
import { metricSection } from './metric-section.js';
import { sourceSections } from './source-sections.js';
import { section, table } from './table.js';
import { percent } from './words.js';
import { zoneSections } from './zone-sections.js';

export interface Reported {
  readonly file: string;
  readonly recording: Recording;
  readonly analysis: Analysis;
  readonly units: UnitPreferences;
}

/** The whole analysis of a file as a page of text. */
export function report({ file, recording, analysis, units }: Reported): string {
  const measures = new Measures(units, recording.family);
  return [
    `${file}\n`,
    section('Workout', headOf(recording, analysis)),
    section('Data', dataOf(recording, analysis)),
    ...sourceSections(recording),
    section('Thresholds', thresholdsOf(analysis)),
    metricSection(analysis, measures),
    ...zoneSections(analysis, measures),
    ...intervalSections(analysis, measures),
    ...effortSections(analysis, measures),
  ].join('');
}

function headOf(recording: Recording, analysis: Analysis): string[] {
  const start = new Date(recording.startTimeMs + (recording.utcOffsetS ?? 0) * 1000)
    .toISOString()
    .slice(0, 16)
    .replace('T', ' ');
  const channels = Object.entries(recording.channels).map(([name, { source }]) =>
    source === 'measured' ? name : `${name} (${source})`,
  );
  const shape =
    analysis.sessionShapeConfidence === undefined
      ? analysis.sessionShape
      : `${analysis.sessionShape} (sure to ${percent(analysis.sessionShapeConfidence)})`;
  return table([
    ['sport', `${recording.sport}${recording.indoor ? ', indoors' : ''}`],
    ['started', `${start}${recording.utcOffsetS === null ? ' UTC' : ' local time'}`],
    ['device', recording.deviceName ?? 'not named'],
    [
      'samples',
      `${recording.time.length} in ` +
        `${clock((recording.time.at(-1) ?? 0) - (recording.time[0] ?? 0))}, ` +
        `${recording.laps.length} laps, ${recording.pauses.length} stops`,
    ],
    ['channels', channels.join(', ') || 'none'],
    ['shape', shape],
    ['engine', analysis.engineVersion],
  ]);
}

function dataOf(recording: Recording, { repairs }: Analysis): string[] {
  const warnings = recording.warnings.map(({ text }) => `warning: ${text}`);
  const repaired = repairs.map(
    ({ kind, text, seconds }) => `repaired: ${text} [${kind}, ${seconds} s]`,
  );
  return warnings.length + repaired.length === 0
    ? ['Nothing was wrong with the file, and nothing was repaired.']
    : [...warnings, ...repaired];
}

function thresholdsOf({ thresholds }: Analysis): string[] {
  const named = [
    ['FTP', thresholds.ftpW, 'W'],
    ['maximum heart rate', thresholds.maxHr, 'bpm'],
    ['resting heart rate', thresholds.restingHr, 'bpm'],
    ['weight', thresholds.weightKg, 'kg'],
    ['base pace', thresholds.basePaceSPerKm, 's/km'],
    ['critical power', thresholds.criticalPowerW, 'W'],
    ['W′', thresholds.wPrimeJ, 'J'],
  ] as const;
  return table(
    named.map(([name, threshold, unit]) => [
      name,
      threshold ? `${threshold.value} ${unit}` : 'not known',
      threshold ? `from the ${threshold.source}` : '',
    ]),
  );
}
