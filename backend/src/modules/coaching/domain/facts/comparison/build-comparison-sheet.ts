import type { UnitPreferences } from '#kernel/units.js';
import { dayOn, shownDay } from '#coaching/domain/display/day.js';
import { workoutDrafts } from '../build-fact-sheet.js';
import type { CloserLook } from '../closer/closer-look.js';
import type { AnalysedWorkout } from '#analysis/analysed-workout.js';
import { CONSTANTS } from '../constants.js';
import type { FactDraft, UnknownDraft } from '../fact.js';
import { FactSheet, type AthleteCard, type SheetSubject } from '../fact-sheet.js';
import { measuredOnly } from '../measured-summary.js';
import { numbered, numberedUnknowns } from '../numbered.js';
import { changeFacts } from './changes/change-facts.js';
import { deltaFacts, type Compared } from './delta-facts.js';
import { matchedFacts } from './matched-facts.js';

/** One workout to compare; its samples let more be said. */
export interface ToCompare {
  readonly workout: AnalysedWorkout;
  readonly look?: CloserLook | null;
}

/**
 * What stays out of a comparison: long lists of parts, and what is said of one workout on its own
 * page.
 */
const TOO_FINE =
  /^(?:laps\.|splits\.|pacing\.quarter|pacing\.end|pacing\.start|quality\.|cadence\.zone|climbs\.1\.half|climbs\.main|climbs\.again\.\d+\.\d+|descents\.[23]|flat\.|stops\.[^ct]|coasting\.(?:long|spans)|likeGradient\.|durability\.(?:early|late)|start\.|zones\.\w+\.\w+\.range|intervals\.rep\.\d+\.(?:duration|cadence|perKg|time|heartRateEnd|climb|power|dip)|heartRate\.held|levels\.|frame\.|cadence\.low|sensor\.\w+\.loss|cost\.(?:fall|hour|rep|climb|hold|durability)\.|efforts\.|next\.|intervals\.(?:main|opening)\.|power\.best\.\d+\.|power\.best\.(?:5|15|30|120|600|1800)$|.*\.since$)/;
const OF_THE_ATHLETE = new Set(['history', 'readiness', 'nutrition']);

/**
 * Two or three workouts of one sport: the facts of each under `W1.` to `W3.`, then how the others
 * differ from the first, as facts of their own under `delta.W2.`, or why they may not be compared.
 */
export function buildComparisonSheet(
  given: readonly ToCompare[],
  units: UnitPreferences,
  athlete: AthleteCard | null = null,
): FactSheet {
  const drafts = given.map(({ workout, look }) =>
    workoutDrafts(workout, units, { look: look ?? null }),
  );
  const compared = named(given);
  const facts: (FactDraft | null)[] = [];
  const unknowns: UnknownDraft[] = [];
  const [base, ...others] = compared;
  for (const other of base ? others : []) {
    const deltas = deltaFacts(base as Compared, other, units);
    facts.push(...deltas.facts);
    unknowns.push(...deltas.unknowns);
  }
  const looked = compared.map((one, index) => ({ ...one, look: given[index]?.look ?? null }));
  const matched = matchedFacts(looked, units);
  const changed = changeFacts(looked, matched.facts, units);
  facts.push(...matched.facts, ...changed.facts);
  unknowns.push(...matched.unknowns, ...changed.unknowns);
  drafts.forEach((draft, index) => {
    const { name, day } = compared[index] as Compared;
    facts.push(
      ...draft.facts.map((fact) =>
        fact === null || TOO_FINE.test(fact.key)
          ? null
          : { ...fact, key: `${name}.${fact.key}`, label: `${fact.label}, ${day}`, subject: name },
      ),
    );
    unknowns.push(
      ...draft.unknowns
        .filter(({ key }) => !OF_THE_ATHLETE.has(key))
        .map((unknown) => ({
          ...unknown,
          key: `${name}.${unknown.key}`,
          label: `${unknown.label}, ${day}`,
          subject: name,
        })),
    );
  });
  const subjects = compared.map(({ name, day, workout }, index): SheetSubject => ({
    name,
    day,
    workoutId: workout.id,
    title: `the ${workout.family === 'running' ? 'run' : 'ride'} of ${day}`,
    context: (drafts[index] as (typeof drafts)[number]).context,
    startedAt: workout.startTime.toISOString(),
  }));
  const [first] = subjects;
  if (!first) throw new Error('a comparison of nothing');
  return new FactSheet(first.context, numbered(facts), CONSTANTS, numberedUnknowns(unknowns), {
    kind: 'comparison',
    subjects,
    athlete,
  });
}

/** `3 May 2026`; with the time of day where two were on one day. */
function named(given: readonly ToCompare[]): Compared[] {
  const days = given.map(({ workout }) => dayOn(workout.startTime, workout.utcOffsetS));
  return given.map(({ workout, look }, index) => {
    const shared = days.filter((day) => day === days[index]).length > 1;
    const local = new Date(workout.startTime.getTime() + (workout.utcOffsetS ?? 0) * 1000)
      .toISOString()
      .slice(11, 16);
    const day = `${shownDay(days[index] as string)}${shared ? ` at ${local}` : ''}`;
    return {
      name: `W${index + 1}`,
      day,
      workout: measuredOnly(
        look ? { ...workout, powerSource: look.original.channels.power?.source ?? null } : workout,
      ),
    };
  });
}
