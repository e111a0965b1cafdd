import { IMPERIAL_UNITS, METRIC_UNITS } from '#kernel/units.js';
import { analyse } from '#analysis/analyse.js';
import type { Recording } from '#analysis/recording/recording.js';
import { buildFactSheet } from '#coaching/domain/facts/build-fact-sheet.js';
import { closerLook, type CloserLook } from '#coaching/domain/facts/closer/closer-look.js';
import type { AnalysedWorkout } from '#analysis/analysed-workout.js';
import type { FactSheet, ReadingLevel } from '#coaching/domain/facts/fact-sheet.js';
import { goalsOf } from '#coaching/domain/facts/history/goal-facts.js';
import { workoutHistoryFacts } from '#coaching/domain/facts/history/workout-history-facts.js';
import { Toolbox } from '#coaching/domain/tools/toolbox.js';
import { readFit } from '#workouts/adapters/fit/read-fit.js';
import { factsOf } from '#workouts/domain/report/workout-for-coach.js';
import type { WorkoutPast } from '#workouts/domain/history/athlete-past.js';
import { sessionTotals } from '#workouts/domain/summary/session-totals.js';
import { summarise } from '#workouts/domain/summary/summarise.js';
import { fitBytes } from '#test/builders/physics/fit-bytes.js';
import { makeSession } from '#test/builders/physics/make-session.js';
import { ATHLETES, type EvalAthlete } from './athletes.js';
import type { EvalPlan } from './plans.js';

const NOW = Date.UTC(2025, 8, 1);

export type UnitSystem = 'METRIC' | 'IMPERIAL';
const UNITS = { METRIC: METRIC_UNITS, IMPERIAL: IMPERIAL_UNITS } as const;

/** A session that went through the product's own reader and engine. */
export interface Imported {
  readonly planned: EvalPlan;
  readonly athlete: EvalAthlete;
  readonly recording: Recording;
  readonly workout: AnalysedWorkout;
  readonly look: CloserLook;
}

export function imported(
  planned: EvalPlan,
  id = planned.name,
  changes: Partial<AnalysedWorkout> = {},
): Imported {
  const athlete = ATHLETES[planned.athlete];
  const made = makeSession(planned.plan).recording;
  // Of whom nothing is known, the device knows nothing either.
  const known =
    athlete.thresholds.maxHr === null
      ? { ...made, deviceThresholds: { ftpW: null, maxHr: null, restingHr: null } }
      : made;
  const recording = readFit(fitBytes(known), NOW);
  return importedRecording(recording, planned, id, changes);
}

/** A recording of a device, as it would be of an athlete whose thresholds are known. */
export function importedFile(name: string, bytes: Uint8Array): Imported {
  const recording = readFit(bytes, NOW);
  const athlete = recording.family === 'running' ? 'runner' : 'rider';
  return importedRecording(recording, { name, athlete } as EvalPlan, name, {});
}

function importedRecording(
  recording: Recording,
  planned: EvalPlan,
  id: string,
  changes: Partial<AnalysedWorkout>,
): Imported {
  const athlete = ATHLETES[planned.athlete];
  const analysis = analyse(recording, athlete.thresholds);
  const totals = sessionTotals(recording, analysis);
  const stored = {
    id,
    userId: athlete.name,
    uploadId: id,
    fileName: `${planned.name}.fit`,
    recording,
    ...totals,
    summary: summarise(recording, analysis),
    createdAt: new Date(NOW),
  };
  const workout = { ...factsOf(stored, analysis), ...changes };
  return { planned, athlete, recording, workout, look: closerLook(recording, athlete.thresholds) };
}

/** What a question is answered from, as the product puts it together. */
export interface EvalSheet {
  readonly sheet: FactSheet;
  readonly tools: Toolbox;
}

export function sheetOf(
  { workout, look, athlete }: Imported,
  system: UnitSystem = 'METRIC',
  past: WorkoutPast | null = null,
  level: ReadingLevel = athlete.level,
): EvalSheet {
  const units = UNITS[system];
  const card = {
    level,
    injuries: athlete.answers.hasInjuries,
    goals: goalsOf(athlete.answers),
  };
  const sheet = buildFactSheet(workout, units, {
    look,
    athlete: card,
    history: past && workoutHistoryFacts(past, workout.analysis, units),
  });
  return {
    sheet,
    tools: new Toolbox(
      { workouts: [{ name: 'W1', workout, look: () => look }], past, weeks: null },
      sheet,
    ),
  };
}
