import type { Analysis, ZoneTime } from '#analysis/analysis.js';
import { clock } from './clock.js';
import type { Measures } from './measures.js';
import { section, table } from './table.js';

const BAR = 40;

/** Time in each zone, with a bar to look at. */
export function zoneSections({ zones }: Analysis, measures: Measures): string[] {
  return [
    zoneSection('Power zones', zones.power, (edge) => `${Math.round(edge)} W`),
    zoneSection('Heart-rate zones', zones.heartRate, (edge) => `${Math.round(edge)} bpm`),
    zoneSection('Pace zones', zones.pace, (edge) => measures.pace(edge)),
  ];
}

function zoneSection(
  title: string,
  zones: readonly ZoneTime[] | undefined,
  edge: (value: number) => string,
): string {
  if (zones === undefined) return '';
  const named = (value: number | null): string => (value === null ? '' : edge(value));
  const rows = zones.map(({ zone, from, to, seconds, percent }) => [
    typeof zone === 'number' ? `zone ${zone}` : zone,
    named(from),
    named(to),
    clock(seconds),
    `${percent.toFixed(1)} %`,
    '#'.repeat(Math.round((percent / 100) * BAR)),
  ]);
  return section(title, table(rows, [1, 2, 3, 4]));
}
