import { elevationFigure, figure, formatDuration, NOT_AVAILABLE, paceFigure, speedFigure, type Figure } from '../../../lib/format.js';
import type { UnitPreferences } from '../../../lib/units.js';
import type { MetricResult } from './analysis.js';
import type { Family } from './channels.js';
import type { KeyNumber } from './key-numbers.js';

interface Term {
  readonly label: string;
  readonly definition: string;
}

/** What the engine's metrics mean, in the order in which they are read. */
const GLOSSARY: Readonly<Record<string, Term>> = {
  normalizedPower: { label: 'Normalized power', definition: 'The steady power that would have cost you as much as this uneven ride: hard stretches weigh more than in the average.' },
  intensityFactor: { label: 'Intensity factor', definition: 'How hard it was against your threshold: 1.00 is what you can just hold for about an hour.' },
  trainingStress: { label: 'Training stress', definition: 'What this session cost: one hour at your threshold is 100.' },
  trimp: { label: 'Heart rate load', definition: 'TRIMP: minutes weighted by how high your heart rate was between rest and maximum (Banister).' },
  variabilityIndex: { label: 'Variability index', definition: 'Normalized power divided by average power. 1.00 is perfectly even.' },
  efficiencyFactor: { label: 'Efficiency factor', definition: 'Output for each heart beat. Compare it between similar steady sessions only.' },
  decoupling: { label: 'Decoupling', definition: 'How much output for each heart beat fell from the first half to the second. Below 5% is usually taken as a good base.' },
  heartRateDrift: { label: 'Heart rate drift', definition: 'How much heart rate rose in an hour at the same output.' },
  heartRateReserveShare: { label: 'Heart rate reserve', definition: 'Where your average heart rate stood between rest (0%) and maximum (100%).' },
  timeAboveThreshold: { label: 'Time at threshold', definition: 'Time with power in zone 4 or higher, from 90% of your FTP on.' },
  averagePowerNonZero: { label: 'Power while pedalling', definition: 'The mean of your power without coasting.' },
  coastingShare: { label: 'Coasting', definition: 'The share of moving time without pedalling.' },
  work: { label: 'Work', definition: 'All the energy you put into the pedals.' },
  elapsedTime: { label: 'Elapsed time', definition: 'From start to end on the clock, with stops.' },
};

/** A run is not told that it has no coasting. */
const RIDES_ONLY = new Set(['normalizedPower', 'variabilityIndex', 'timeAboveThreshold', 'averagePowerNonZero', 'coastingShare', 'work']);

/** What stands in the summary above already, or in the part on pacing. */
const TOLD_ELSEWHERE = /^(average|max|best|distance|elevation|movingTime|timerTime|fade|splitDifference)/;

/** The engine's metrics as key numbers, those that hold first; one that may not be judged says why. */
export function metricNumbers(metrics: Readonly<Record<string, MetricResult>>, family: Family, units: UnitPreferences): readonly KeyNumber[] {
  const order = Object.keys(GLOSSARY);
  return Object.entries(metrics)
    .filter(([id, { applicable }]) => (id in GLOSSARY || !TOLD_ELSEWHERE.test(id)) && (applicable || family === 'cycling' || !RIDES_ONLY.has(id)))
    .sort(([a, left], [b, right]) => Number(right.applicable) - Number(left.applicable) || rank(order, a) - rank(order, b))
    .map(([id, metric]) => ({ label: GLOSSARY[id]?.label ?? humanised(id), figure: tell(metric, family, units), explanation: explain(id, metric) }));
}

function explain(id: string, { applicable, reason, note }: MetricResult): string {
  const definition = GLOSSARY[id]?.definition ?? `${humanised(id)}.`;
  if (!applicable) return `${reason ?? 'This session does not allow to judge it.'} ${definition}`;
  return note === undefined ? definition : `${definition} ${note}`;
}

function rank(order: readonly string[], id: string): number {
  const index = order.indexOf(id);
  return index < 0 ? order.length : index;
}

function tell({ value, unit, applicable }: MetricResult, family: Family, units: UnitPreferences): Figure {
  if (value === null || !applicable) return { value: NOT_AVAILABLE, unit: '' };
  switch (unit) {
    case 's':
      return { value: formatDuration(value), unit: '' };
    case 's/km':
      return paceFigure(1000 / value, units);
    case 'm/s':
      return family === 'running' ? paceFigure(value, units) : speedFigure(value, units);
    case 'm':
      return elevationFigure(value, units);
    case '%':
      return figure(value, unit, 1);
    case 'ratio':
    case 'W/bpm':
    case 'yd/min/bpm':
      return figure(value, unit === 'ratio' ? '' : unit, 2);
    case 'TSS':
    case 'TRIMP':
      return figure(value, '');
    case 'steps/min':
      return figure(value, 'spm');
    default:
      return figure(value, unit);
  }
}

/** `wPrimeBalance` becomes `W prime balance`. */
function humanised(id: string): string {
  const words = id.replaceAll(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`).trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
