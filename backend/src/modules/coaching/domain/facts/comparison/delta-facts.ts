import type { UnitPreferences } from '#kernel/units.js';
import type { AnalysedWorkout } from '#analysis/analysed-workout.js';
import { paceChange, text, wholeChange, type FactName } from '../draft.js';
import type { FactDraft, UnknownDraft } from '../fact.js';
import { apart, notesOn } from './comparability.js';
import { DETECTABLE, isDetectable } from './detectable.js';
import { likeness } from './likeness.js';
import type { Measure } from './measure.js';
import { measuresOf } from './measures.js';
import type { SideName } from '../registry/fact-key.js';

/** A workout of the comparison, and what it is called in labels: `3 May 2026`. */
export interface Compared {
  readonly name: SideName;
  readonly day: string;
  readonly workout: AnalysedWorkout;
}

export interface Deltas {
  readonly facts: readonly (FactDraft | null)[];
  readonly unknowns: readonly UnknownDraft[];
}

/**
 * How one workout differs from the first: each measure as a fact of its own, or why it may not be
 * compared.
 */
export function deltaFacts(base: Compared, other: Compared, units: UnitPreferences): Deltas {
  const alike = likeness(base.workout, other.workout);
  const facts: (FactDraft | null)[] = [];
  const unknowns: UnknownDraft[] =
    alike.shape === null
      ? []
      : [
          {
            key: `delta.${other.name}`,
            label: `Effort of ${other.day} against ${base.day}`,
            reason: alike.shape,
            subject: other.name,
          },
        ];
  const notes = new Map<string, string[]>();
  for (const measure of measuresOf(base.workout.family)) {
    const [a, b] = [measure.read(base.workout), measure.read(other.workout)];
    // What neither of them has is a reason of each of them, and no comparison.
    if ('reason' in a && 'reason' in b) continue;
    const reason =
      'reason' in a
        ? `${a.reason} (${placed(base)})`
        : 'reason' in b
          ? `${b.reason} (${placed(other)})`
          : apart(measure, base.workout, other.workout, alike);
    if (reason !== null || 'reason' in a || 'reason' in b) {
      unknowns.push({
        key: `delta.${other.name}.${measure.id}`,
        label: `${measure.label} of ${other.day} against ${base.day}`,
        reason: reason ?? '',
        subject: other.name,
      });
      continue;
    }
    facts.push(...told(measure, a.value, b.value, base, other, units));
    for (const note of notesOn(measure, base.workout, other.workout, alike, units))
      notes.set(note, [...(notes.get(note) ?? []), measure.about]);
  }
  if (alike.shape === null && base.workout.analysis.sessionShape === 'intervals')
    facts.push(...reps(base, other, units));
  const said = [...notes].map(([note, about], index) =>
    text(
      {
        key: `note.${other.name}.${index + 1}`,
        label: `To bear in mind when ${other.day} is held against ${base.day}`,
        about: [...new Set(about)],
        method: 'rules of comparison',
        quality: 'derived',
        subject: other.name,
        whose: { label: 'To bear in mind', workout: `${other.day} against ${base.day}` },
      },
      note,
    ),
  );
  return { facts: [...facts, ...said], unknowns };
}

/** `the first, 3 May 2026`: the place in which they were chosen beside the day. */
function placed({ name, day }: Compared): string {
  return `the ${['first', 'second', 'third'][Number(name.slice(1)) - 1] ?? ''}, ${day}`;
}

function told(
  measure: Measure,
  a: number,
  b: number,
  base: Compared,
  other: Compared,
  units: UnitPreferences,
): (FactDraft | null)[] {
  const differs = isDetectable(measure.detectable, a, b);
  const name: FactName = {
    key: `delta.${other.name}.${measure.id}`,
    label:
      `${measure.label} of ${other.day} against ` +
      `${base.day}${differs ? '' : ', about the same within what can be measured'}`,
    about: ['change', measure.about],
    method: 'delta',
    subject: other.name,
    whose: {
      label: differs ? measure.label : `${measure.label}, about the same`,
      workout: `${other.day} against ${base.day}`,
    },
  };
  const fact = measure.delta(name, a, b, units);
  const verdict =
    measure.better === null
      ? null
      : differs
        ? b > a === (measure.better === 'more')
          ? 'better'
          : 'worse'
        : 'about the same';
  return [
    fact && (differs ? fact : { ...fact, trend: 'same' }),
    verdict === null
      ? null
      : text(
          {
            ...name,
            key: `verdict.${other.name}.${measure.id}`,
            label: `${measure.label} of ${other.day}, judged against ${base.day}`,
            about: [],
            quality: 'derived',
            whose: { label: measure.label, workout: `${other.day} against ${base.day}` },
          },
          verdict,
        ),
  ];
}

/** Work intervals of one plan against each other. */
function reps(base: Compared, other: Compared, units: UnitPreferences): (FactDraft | null)[] {
  const [a, b] = [
    base.workout.analysis.intervalSummary?.work,
    other.workout.analysis.intervalSummary?.work,
  ];
  if (!a || !b) return [];
  const name = (id: string, label: string, about: string, same: boolean): FactName => ({
    key: `delta.${other.name}.reps.${id}`,
    label:
      `${label} of the work intervals of ${other.day} against ` +
      `${base.day}${same ? ', about the same within what can be measured' : ''}`,
    about: ['change', about],
    method: 'delta',
    subject: other.name,
    whose: {
      label: `${label} of the work intervals${same ? ', about the same' : ''}`,
      workout: `${other.day} against ${base.day}`,
    },
  });
  const riding = base.workout.family === 'cycling';
  return [
    riding && a.avgPowerW !== null && b.avgPowerW !== null
      ? wholeChange(
          name(
            'power',
            'Power',
            'power',
            !isDetectable(DETECTABLE.power, a.avgPowerW, b.avgPowerW),
          ),
          Math.round(b.avgPowerW) - Math.round(a.avgPowerW),
          'W',
        )
      : null,
    !riding && a.avgSpeedMps && b.avgSpeedMps
      ? paceChange(
          name(
            'pace',
            'Pace',
            'speed',
            !isDetectable(DETECTABLE.speed, a.avgSpeedMps, b.avgSpeedMps),
          ),
          a.avgSpeedMps,
          b.avgSpeedMps,
          units,
        )
      : null,
    a.avgHr !== null && b.avgHr !== null
      ? wholeChange(
          name(
            'heartRate',
            'Heart rate',
            'heartRate',
            !isDetectable(DETECTABLE.heartRate, a.avgHr, b.avgHr),
          ),
          Math.round(b.avgHr) - Math.round(a.avgHr),
          'bpm',
        )
      : null,
  ];
}
