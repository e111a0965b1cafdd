import type { FieldProblem } from '#kernel/error-catalogue.js';
import { DomainError } from '#kernel/domain-error.js';
import { BOUNDS, ZONE_BOUNDS } from '../thresholds/bounds.js';
import { zoneProblem, type ZoneRange } from '../thresholds/own-zones.js';
import type { Answers, ZoneSet } from './answers.js';
import { minutesAndSeconds } from './clock-times.js';
import { implausiblePlans } from './implausible-plans.js';
import { wrongTimes } from './race-times.js';
import { stepsFor, type StepTitle } from './steps.js';
import { asksForZones, bordersOf, rangesOf, unitsPerKm, ZONE_SETS } from './zone-answers.js';

/** Source: specification 000, section 9 (ONB-37). */
const CM_PER_INCH = 2.54;
const LB_PER_KG = 2.20462;

interface Bounded {
  readonly field: keyof Answers;
  readonly label: string;
  readonly bounds: ZoneRange;
  readonly unit: string;
  readonly step: StepTitle;
}

const BOUNDED: readonly Bounded[] = [
  { field: 'age', label: 'Age', bounds: BOUNDS.age, unit: 'years', step: 'Basic Information' },
  {
    field: 'heightCm',
    label: 'Height',
    bounds: BOUNDS.heightCm,
    unit: 'cm',
    step: 'Basic Information',
  },
  {
    field: 'weightKg',
    label: 'Weight',
    bounds: BOUNDS.weightKg,
    unit: 'kg',
    step: 'Basic Information',
  },
  {
    field: 'trainingVolumeHours',
    label: 'Training volume',
    bounds: BOUNDS.trainingVolumeHours,
    unit: 'hours a week',
    step: 'Training Background',
  },
  { field: 'currentFTP', label: 'FTP', bounds: BOUNDS.ftpW, unit: 'W', step: 'Power Zones' },
  { field: 'ftpGoal', label: 'FTP goal', bounds: BOUNDS.ftpW, unit: 'W', step: 'Power Zones' },
  {
    field: 'best5kTimeSeconds',
    label: 'Best 5K time',
    bounds: BOUNDS.fiveKmS,
    unit: '',
    step: 'Running Pace Zones',
  },
  {
    field: 'best10kTimeSeconds',
    label: 'Best 10K time',
    bounds: BOUNDS.tenKmS,
    unit: '',
    step: 'Running Pace Zones',
  },
  {
    field: 'goal5kTimeSeconds',
    label: 'Goal 5K time',
    bounds: BOUNDS.fiveKmS,
    unit: '',
    step: 'Running Pace Zones',
  },
  {
    field: 'goal10kTimeSeconds',
    label: 'Goal 10K time',
    bounds: BOUNDS.tenKmS,
    unit: '',
    step: 'Running Pace Zones',
  },
  {
    field: 'goalMarathonTimeSeconds',
    label: 'Goal marathon time',
    bounds: BOUNDS.marathonS,
    unit: '',
    step: 'Running Pace Zones',
  },
  { field: 'maxHR', label: 'Max HR', bounds: BOUNDS.maxHr, unit: 'bpm', step: 'Heart Rate Zones' },
  {
    field: 'restingHR',
    label: 'Resting HR',
    bounds: BOUNDS.restingHr,
    unit: 'bpm',
    step: 'Heart Rate Zones',
  },
  {
    field: 'rideDaysPerWeek',
    label: 'Days a week',
    bounds: BOUNDS.rideDaysPerWeek,
    unit: 'days',
    step: 'Goals & Planning',
  },
];

/**
 * Throws VALIDATION_FAILED with everything that cannot be, field by field. Steps that are not shown
 * are not judged.
 * @param today YYYY-MM-DD
 */
export function assertPlausible(answers: Answers, today: string): void {
  const bounded = outOfBounds(answers);
  const plans = implausiblePlans(answers, today).filter(({ field }) =>
    bounded.every((other) => other.field !== field),
  );
  const fields = [
    ...bounded,
    ...wrongTimes(answers),
    ...plans,
    ...restAboveMax(answers),
    ...ZONE_SETS.flatMap(({ set, name }) => wrongZones(answers, set, name)),
  ];
  const [first] = fields;
  if (first) throw new DomainError('VALIDATION_FAILED', first.message, { fields });
}

function outOfBounds(answers: Answers): FieldProblem[] {
  const steps = stepsFor(answers);
  return BOUNDED.flatMap(({ field, label, bounds: [lowest, highest], unit, step }) => {
    const value = answers[field];
    if (typeof value !== 'number' || !steps.includes(step) || (value >= lowest && value <= highest))
      return [];
    return [
      {
        field,
        message: `${label} must be between ${range([lowest, highest], unit, answers.unitSystem)}`,
      },
    ];
  });
}

/** Bounds as the athlete measures themselves, narrowed to whole inches and pounds. */
function range([lowest, highest]: ZoneRange, unit: string, system: Answers['unitSystem']): string {
  if (unit === '') return `${minutesAndSeconds(lowest)} and ${minutesAndSeconds(highest)}`;
  if (system === 'IMPERIAL' && unit === 'kg')
    return `${Math.ceil(lowest * LB_PER_KG)} and ${Math.floor(highest * LB_PER_KG)} lb`;
  if (system === 'IMPERIAL' && unit === 'cm')
    return [Math.ceil(lowest / CM_PER_INCH), Math.floor(highest / CM_PER_INCH)]
      .map(feet)
      .join(' and ');
  return `${lowest} and ${highest} ${unit}`;
}

function feet(inches: number): string {
  return `${Math.floor(inches / 12)} ft ${inches % 12} in`;
}

function restAboveMax({ maxHR, restingHR }: Answers): FieldProblem[] {
  if (maxHR === undefined || restingHR === undefined || restingHR < maxHR) return [];
  return [{ field: 'restingHR', message: 'Resting HR must be below Max HR' }];
}

function wrongZones(answers: Answers, set: ZoneSet, name: string): FieldProblem[] {
  const borders = bordersOf(answers, set);
  if (!asksForZones(answers, set) || !borders.some(({ answered }) => answered)) return [];
  const missing = borders.find(({ value }) => value === null);
  if (missing?.answered)
    return [{ field: missing.field, message: `${name} zones are times such as 5:30` }];
  const ranges = rangesOf(answers, set);
  if (missing || !ranges)
    return [
      {
        field: missing?.field ?? set,
        message: `${name} zones need both ends of all five, or none`,
      },
    ];
  const problem = zoneProblem(ranges, zoneRules(answers, set));
  return problem
    ? [{ field: `${set}Zone${problem.zone}${problem.end}`, message: `${name} ${problem.text}` }]
    : [];
}

function zoneRules(answers: Answers, set: ZoneSet) {
  if (set !== 'pace') {
    const unit = set === 'power' ? 'W' : 'bpm';
    return {
      bounds: set === 'power' ? ZONE_BOUNDS.power : ZONE_BOUNDS.heartRate,
      falling: false,
      shown: (border: number) => `${border} ${unit}`,
    };
  }
  const unit = answers.runningPaceUnit ?? 'min/km';
  const [fastest, slowest] = ZONE_BOUNDS.pace;
  const bounds: ZoneRange = [fastest * unitsPerKm(unit), slowest * unitsPerKm(unit)];
  return {
    bounds,
    falling: true,
    shown: (border: number) => `${minutesAndSeconds(border)} ${unit}`,
  };
}
