import { elevationFigure, figure, formatDuration, formatNumber, NOT_AVAILABLE, paceFigure, speedFigure, type Figure } from '../../../lib/format.js';
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
  intensityFactor: { label: 'Intensity factor', definition: 'Normalized power as a share of your FTP. 1.00 is what you can just hold for about an hour.' },
  trainingStress: { label: 'Training stress', definition: 'How much this session cost: one hour at your threshold is 100.' },
  heartRateLoad: { label: 'Heart rate load', definition: 'How much this session cost by heart rate: one hour near your threshold heart rate is 100.' },
  hrLoad: { label: 'Heart rate load', definition: 'How much this session cost by heart rate: one hour near your threshold heart rate is 100.' },
  trimp: { label: 'TRIMP', definition: 'Minutes weighted by how high your heart rate was between rest and maximum (Banister).' },
  variabilityIndex: { label: 'Variability index', definition: 'Normalized power divided by average power. 1.00 is perfectly even.' },
  efficiencyFactor: { label: 'Efficiency factor', definition: 'Output for each heart beat a minute. It is compared between similar steady sessions only.' },
  decoupling: { label: 'Decoupling', definition: 'How much output for each heart beat fell from the first half to the second. Below 5% is usually taken as a good base.' },
  work: { label: 'Work', definition: 'All the energy you put into the pedals.' },
  normalizedGradedPace: { label: 'Normalized graded pace', definition: 'The even pace on flat ground that would have cost as much as this run with its hills and surges.' },
  gradeAdjustedPace: { label: 'Grade adjusted pace', definition: 'Your pace as it would have been on flat ground.' },
  elapsedTime: { label: 'Elapsed time', definition: 'From start to end on the clock, with stops.' },
};

/** What stands in the summary above already, or is no number for the athlete. */
const TOLD_ELSEWHERE = /^(movingTime|distance|totalDistance|avg|average|max|peak|elevation|calories|temperature)/;

/** The engine's metrics as key numbers; one that may not be judged says why. */
export function metricNumbers(metrics: Readonly<Record<string, MetricResult>>, family: Family, units: UnitPreferences): readonly KeyNumber[] {
  const order = Object.keys(GLOSSARY);
  return Object.entries(metrics)
    .filter(([id]) => id in GLOSSARY || !TOLD_ELSEWHERE.test(id))
    .sort(([a], [b]) => rank(order, a) - rank(order, b))
    .map(([id, metric]) => ({
      label: GLOSSARY[id]?.label ?? humanised(id),
      figure: tell(metric, family, units),
      explanation: metric.applicable ? (GLOSSARY[id]?.definition ?? humanised(id)) : (metric.reason ?? 'This session does not allow to judge it.'),
    }));
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
    case 'm/s':
      return family === 'running' ? paceFigure(value, units) : speedFigure(value, units);
    case 'm':
      return elevationFigure(value, units);
    case 'W':
    case 'bpm':
    case 'rpm':
    case 'spm':
    case 'kJ':
    case 'kcal':
      return figure(value, unit);
    case '%':
      return figure(value, unit, 1);
    default:
      return { value: formatNumber(value, Math.abs(value) < 10 ? 2 : 0), unit: unit === '1' ? '' : unit };
  }
}

/** `wPrimeBalance` becomes `W prime balance`. */
function humanised(id: string): string {
  const words = id.replaceAll(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`).trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
