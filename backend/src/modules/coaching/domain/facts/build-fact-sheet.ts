import type { UnitPreferences } from '#kernel/units.js';
import type { AnalysedWorkout } from '#analysis/analysed-workout.js';
import { effortOf } from '#analysis/effort/effort-of.js';
import { climbFacts } from './workout/climb-facts.js';
import { climbRowFacts } from './workout/climb-row-facts.js';
import { climbOrderFacts } from './workout/climb-order-facts.js';
import { costFacts } from './workout/cost-facts.js';
import { closerFacts } from './closer/closer-facts.js';
import type { CloserLook } from './closer/closer-look.js';
import { CONSTANTS } from './constants.js';
import { deviceFacts } from './workout/device-facts.js';
import { effortFacts } from './workout/effort-facts.js';
import type { FactDraft, UnknownDraft } from './fact.js';
import { FactSheet, type AthleteCard, type SessionContext } from './fact-sheet.js';
import { goalFacts } from './history/goal-facts.js';
import type { WorkoutHistoryFacts } from './history/workout-history-facts.js';
import { intervalFacts } from './workout/interval-facts.js';
import { lapFacts } from './workout/lap-facts.js';
import { measuredOnly } from './measured-summary.js';
import { likeGradientFacts } from './workout/like-gradient-facts.js';
import { metricFacts } from './workout/metric-facts.js';
import { nextFacts } from './workout/next-facts.js';
import { numbered, numberedUnknowns } from './numbered.js';
import { LONGEST_NOTES, LONGEST_TITLE, ownWords } from './own-words.js';
import { pacingEndFacts } from './workout/pacing-end-facts.js';
import { pacingFacts } from './workout/pacing-facts.js';
import { honestAboutPower, powerFacts } from './workout/power-facts.js';
import { partFacts } from './workout/part-facts.js';
import { planFacts } from './workout/plan-facts.js';
import { predictionFacts } from './workout/prediction-facts.js';
import { qualityFacts } from './workout/quality-facts.js';
import { repFacts } from './workout/rep-facts.js';
import { sensorFacts } from './workout/sensor-facts.js';
import { sessionFacts } from './workout/session-facts.js';
import { setPartsFacts, setShareFacts } from './workout/set-parts-facts.js';
import { setShapeFacts } from './workout/set-shape-facts.js';
import { stopFacts } from './workout/stop-facts.js';
import { terrainFacts } from './workout/terrain-facts.js';
import { thresholdFacts } from './workout/threshold-facts.js';
import { unknownsOf } from './unknowns.js';
import { averageLoad, verdictFacts } from './workout/verdict-facts.js';
import { wPrimeFacts, wPrimeUnknowns } from './workout/w-prime-facts.js';
import { zoneFacts } from './workout/zone-facts.js';

/** What may be known of a workout beside its stored analysis. */
export interface SheetGround {
  readonly look?: CloserLook | null;
  readonly history?: WorkoutHistoryFacts | null;
  readonly athlete?: AthleteCard | null;
}

/**
 * Facts of a workout before they have their places, the most general first, and what cannot be
 * told.
 */
export interface WorkoutDrafts {
  readonly context: SessionContext;
  readonly facts: readonly (FactDraft | null)[];
  readonly unknowns: readonly UnknownDraft[];
}

/**
 * Everything that may be said about a workout, in the athlete's units. The same workout gives the
 * same sheet, id by id.
 */
export function buildFactSheet(
  given: AnalysedWorkout,
  units: UnitPreferences,
  ground: SheetGround = {},
): FactSheet {
  const { context, facts, unknowns } = workoutDrafts(given, units, ground);
  return new FactSheet(context, numbered(facts), CONSTANTS, numberedUnknowns(unknowns), {
    kind: 'workout',
    subjects: [],
    athlete: ground.athlete ?? null,
  });
}

export function workoutDrafts(
  given: AnalysedWorkout,
  units: UnitPreferences,
  { look, history, athlete }: SheetGround = {},
): WorkoutDrafts {
  const workout = measuredOnly(
    look ? { ...given, powerSource: look.original.channels.power?.source ?? null } : given,
  );
  const effort = effortOf(workout, averageLoad(history));
  const metrics = metricFacts(workout, units);
  const closer = look ? closerFacts(workout, look, units) : NOTHING_CLOSER;
  const drafts = [
    ...sessionFacts(workout, units),
    ...thresholdFacts(workout, units),
    ...sensorFacts(workout, units),
    ...metrics.facts,
    ...verdictFacts(effort),
    ...powerFacts(workout),
    ...wPrimeFacts(workout),
    ...zoneFacts(workout, units),
    ...pacingFacts(workout, units),
    ...pacingEndFacts(workout),
    ...intervalFacts(workout, units),
    ...climbFacts(workout, units),
    ...terrainFacts(workout, units),
    ...climbOrderFacts(workout, units),
    ...climbRowFacts(workout, units),
    ...likeGradientFacts(workout, units),
    ...stopFacts(workout, units),
    ...effortFacts(workout, units),
    ...predictionFacts(workout),
    ...(history?.facts ?? []),
    ...closer.main,
    ...repFacts(workout, units),
    ...setShapeFacts(workout, units),
    ...setPartsFacts(workout, units),
    ...setShareFacts(workout),
    ...costFacts(workout, units),
    ...qualityFacts(workout, units),
    ...partFacts(workout, units),
    ...planFacts(workout, units),
    ...deviceFacts(workout),
    ...nextFacts(workout, units),
    ...lapFacts(workout, units),
    ...closer.lists,
    ...(athlete?.goals ? goalFacts(athlete.goals) : []),
  ];
  const unknowns = [
    ...unknownsOf(workout, history !== undefined && history !== null),
    ...metrics.unknowns,
    ...wPrimeUnknowns(workout),
    ...closer.unknowns,
    ...(history?.unknowns ?? []),
  ];
  return {
    context: { ...contextOf(workout, units), effort },
    facts: honestAboutPower(drafts, workout),
    unknowns,
  };
}

const NOTHING_CLOSER = { main: [], lists: [], unknowns: [] };

function contextOf(workout: AnalysedWorkout, units: UnitPreferences): SessionContext {
  const { family, sport, indoor, fileName, analysis, title, notes } = workout;
  const context = {
    family,
    sport,
    indoor,
    shape: analysis.sessionShape,
    intervalSource: analysis.intervalSummary?.source ?? 'none',
    units,
    engineVersion: analysis.engineVersion,
    fileName,
  };
  return {
    ...context,
    ...(title ? { title: ownWords(title, LONGEST_TITLE) } : {}),
    ...(notes ? { notes: ownWords(notes, LONGEST_NOTES) } : {}),
  };
}
