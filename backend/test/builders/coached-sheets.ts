import { IMPERIAL_UNITS, METRIC_UNITS, type UnitPreferences } from '#kernel/units.js';
import { sentencesOf } from '#coaching/domain/answer/answer.js';
import { buildFactSheet } from '#coaching/domain/facts/build-fact-sheet.js';
import type { AnalysedWorkout } from '#analysis/analysed-workout.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import type { Topic } from '#coaching/domain/topics/topic.js';
import { Verifier, type Released } from '#coaching/domain/verifier/verifier.js';
import { lookAt } from './coached-workout.builder.js';
import { SAMPLES, type SampleName } from './coached-samples.js';

export const UNIT_SYSTEMS = { METRIC: METRIC_UNITS, IMPERIAL: IMPERIAL_UNITS } as const;

const workouts = new Map<SampleName, AnalysedWorkout>();
const sheets = new Map<string, FactSheet>();

/** The sample's workout, analysed once for all tests of a file. */
export function sampleWorkout(name: SampleName): AnalysedWorkout {
  const workout = workouts.get(name) ?? SAMPLES[name]();
  workouts.set(name, workout);
  return workout;
}

export function sampleSheet(name: SampleName, units: UnitPreferences = METRIC_UNITS): FactSheet {
  const key = `${name} ${units.system}`;
  const sheet = sheets.get(key) ?? buildFactSheet(sampleWorkout(name), units);
  sheets.set(key, sheet);
  return sheet;
}

/** The same with a closer look at the samples. */
export function closeSheet(name: SampleName, units: UnitPreferences = METRIC_UNITS): FactSheet {
  const key = `close ${name} ${units.system}`;
  const workout = sampleWorkout(name);
  const sheet = sheets.get(key) ?? buildFactSheet(workout, units, { look: lookAt(workout) });
  sheets.set(key, sheet);
  return sheet;
}

/** What the athlete would read: the topic's answer through the verifier. */
export function answered(topic: Topic, sheet: FactSheet, question = ''): Released {
  const verifier = new Verifier(sheet, question);
  for (const sentence of sentencesOf(topic.answer(sheet, question))) verifier.check(sentence);
  return verifier.released;
}
