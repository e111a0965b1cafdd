import { bare, say, type Line } from '#coaching/domain/answer/say.js';
import { list } from '#coaching/domain/answer/words.js';
import type { Fact } from '#coaching/domain/facts/fact.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import type { SideName } from '#coaching/domain/facts/registry/fact-key.js';

/**
 * Something that workouts are held side by side in: id of its delta, key of its fact, and its name
 * in a sentence.
 */
export interface Measure {
  readonly id: string;
  readonly key: string;
  readonly name: string;
}

const RIDE: readonly Measure[] = [
  { id: 'movingTime', key: 'session.duration', name: 'Duration' },
  { id: 'distance', key: 'session.distance', name: 'Distance' },
  { id: 'power', key: 'power.average', name: 'Average power' },
  { id: 'normalizedPower', key: 'power.normalized', name: 'Normalized power' },
  { id: 'speed', key: 'speed.average', name: 'Average speed' },
  { id: 'heartRate', key: 'heartRate.average', name: 'Average heart rate' },
  { id: 'efficiencyFactor', key: 'load.efficiency', name: 'Efficiency factor' },
  { id: 'decoupling', key: 'heartRate.decoupling', name: 'Decoupling' },
  { id: 'intensityFactor', key: 'load.intensity', name: 'Intensity factor' },
  { id: 'trainingStress', key: 'load.stress', name: 'Training stress' },
  { id: 'heartRateLoad', key: 'load.heartRateStress', name: 'Heart rate load' },
  { id: 'cadence', key: 'cadence.average', name: 'Average cadence' },
  { id: 'climbing', key: 'climb.gain', name: 'Climbing' },
  { id: 'temperature', key: 'temperature.average', name: 'Temperature' },
  { id: 'hard.power', key: 'zones.power.hard.share', name: 'Time in power zone 4 or above' },
  {
    id: 'hard.heartRate',
    key: 'zones.heartRate.hard.share',
    name: 'Time in heart rate zone 4 or above',
  },
];

const RUN: readonly Measure[] = [
  ...RIDE.filter(({ id }) => !/power|speed/i.test(id)),
  { id: 'pace', key: 'speed.average', name: 'Average pace' },
  { id: 'gradeAdjustedPace', key: 'speed.graded', name: 'Pace with hills taken out' },
  { id: 'hard.pace', key: 'zones.pace.hard.share', name: 'Time in pace zone 4 or above' },
];

export function allMeasures(sheet: FactSheet, ...ids: readonly string[]): readonly Measure[] {
  const all = sheet.context.family === 'running' ? RUN : RIDE;
  return ids.flatMap((id) => all.find((measure) => measure.id === id) ?? []);
}

const PLACES = ['the first', 'the second', 'the third'] as const;

/** `the second`, as sentences call it. */
export function placeOf(name: string): string {
  return PLACES[Number(name.slice(1)) - 1] ?? name;
}

/** All but the first, which the others are held against. */
export function others(sheet: FactSheet): readonly SideName[] {
  return sheet.extras.subjects.slice(1).map(({ name }) => name);
}

/** "Average power was 198 W in the first and 210 W in the second (+12 W)." */
export function measureLine(sheet: FactSheet, { id, key, name }: Measure): Line {
  const values = sheet.extras.subjects.flatMap((subject) => {
    const fact = sheet.withKey(`${subject.name}.${key}`);
    return fact ? [{ subject: subject.name, fact }] : [];
  });
  if (values.length < 2) return null;
  // Differences are those against the first.
  const deltas = (values[0]?.subject === 'W1' ? values.slice(1) : []).flatMap(
    ({ subject }) => sheet.withKey(`delta.${subject}.${id}`) ?? [],
  );
  const shown =
    `${name} was ` +
    `${list(values.map(({ subject, fact }) => say`${fact} in ${placeOf(subject)}`))}`;
  if (deltas.length === 0) return `${shown}.`;
  if (deltas.every(isSame)) return `${shown}. That is about the same within what can be measured.`;
  return deltas.length === 1 && deltas[0] ? say`${shown} (${deltas[0]}).` : `${shown}.`;
}

export function isSame({ label, trend }: Fact): boolean {
  return trend === 'same' || label.includes('about the same');
}

/** Whether any of them may be held against the first in a measure. */
export function isComparable(sheet: FactSheet, { id }: Measure): boolean {
  return others(sheet).some((other) => sheet.withKey(`delta.${other}.${id}`) !== undefined);
}

/**
 * Why a measure may not be compared, where it may not. The reason itself names the workout that
 * lacks something.
 */
export function whyNot(sheet: FactSheet, { id, name }: Measure): Line {
  for (const other of others(sheet)) {
    const unknown = sheet.unknown(`delta.${other}.${id}`);
    if (unknown)
      return say`I can't compare ${name.toLowerCase()}${others(sheet).length > 1 ? ` of the first with ${placeOf(other)}` : ''}, because ${unknown}.`;
  }
  return null;
}

/** What to bear in mind about these measures, each thing once. */
export function notesFor(sheet: FactSheet, measures: readonly Measure[]): readonly Line[] {
  const about = new Set(
    measures
      .flatMap(({ key }) =>
        sheet.extras.subjects.flatMap(({ name }) => sheet.withKey(`${name}.${key}`)?.about ?? []),
      )
      .filter((tag) => tag !== 'average' && tag !== 'change'),
  );
  const notes = sheet.all('note.').filter((note) => note.about.some((tag) => about.has(tag)));
  return [...new Map(notes.map((note) => [note.display, note])).values()].map(
    (note) => say`${bare(note)}.`,
  );
}
