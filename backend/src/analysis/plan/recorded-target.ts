import type { DeveloperChannel, Span } from '../recording/recording.js';
import type { Session } from '../session/session.js';
import { doneIn } from './match-steps.js';
import type { PlanMatch, PlanStep, StepTarget } from './plan.js';
import { againstTarget } from './targets.js';

/** What trainer apps call the power that they ask for, second by second. */
const TARGET_POWER = /^target[ _]?power$/i;
const MOST_W = 2500;
/** A level held for less is a part of a ramp, or nothing that can be aimed at (ours). s. */
const SHORTEST_S = 10;
/** Steps of a ramp: short ones, that lead one way by little each (ours). */
const RAMP = { longestS: 90, share: 0.1, watts: 10, fewest: 3 } as const;
/** More levels than this are no plan but a simulation of slopes (ours). */
const MOST_LEVELS = 400;

interface Level extends Span {
  readonly watts: number;
}

/**
 * The power that an app asked for, as steps: levels and ramps, each beside what was ridden. Null
 * where the file holds no such channel, or one without a level.
 */
export function matchRecordedTarget(session: Session): PlanMatch | null {
  const { original } = session;
  const channel = (original.developerChannels ?? []).find(isTargetPower);
  if (channel === undefined || session.grid.channels.power === undefined) return null;
  const levels = levelsOf(original.time, channel.values);
  if (levels.length === 0 || levels.length > MOST_LEVELS) return null;
  const steps = runsOf(levels).map((run, at): PlanStep | null => stepOf(session, run, at + 1));
  const kept = steps.filter((step) => step !== null);
  return kept.length === 0 ? null : { source: 'recorded_target', applicable: true, steps: kept };
}

function isTargetPower({ name, unit }: DeveloperChannel): boolean {
  return TARGET_POWER.test(name) && /^w/i.test(unit ?? '');
}

/** Stretches over which one power was asked for; 0 W asks for nothing. */
function levelsOf(time: Float64Array, values: Float64Array): Level[] {
  const levels: Level[] = [];
  let first = 0;
  for (let at = 1; at <= values.length; at++) {
    if (at < values.length && values[at] === values[first]) continue;
    const watts = values[first] as number;
    const from = time[first] as number;
    const to = time[Math.min(at, values.length - 1)] as number;
    if (watts > 0 && watts <= MOST_W && to > from) levels.push({ from, to, watts });
    first = at;
  }
  return levels;
}

/** Levels one by one, those of a ramp together. */
function runsOf(levels: readonly Level[]): Level[][] {
  const runs: Level[][] = [];
  for (let at = 0; at < levels.length;) {
    const length = rampFrom(levels, at);
    const size = length >= RAMP.fewest ? length : 1;
    runs.push(levels.slice(at, at + size));
    at += size;
  }
  return runs;
}

function rampFrom(levels: readonly Level[], start: number): number {
  let length = 0;
  let way = 0;
  for (let at = start; at < levels.length; at++) {
    const { from, to, watts } = levels[at] as Level;
    const before = at === start ? undefined : levels[at - 1];
    if (to - from > RAMP.longestS) break;
    if (before !== undefined) {
      const step = watts - before.watts;
      const isSmall = Math.abs(step) <= Math.max(RAMP.watts, RAMP.share * before.watts);
      if (!isSmall || before.to !== from || (way !== 0 && Math.sign(step) !== way)) break;
      way = Math.sign(step);
    }
    length++;
  }
  return length;
}

function stepOf(session: Session, run: readonly Level[], number: number): PlanStep | null {
  const [first, last] = [run[0] as Level, run.at(-1) as Level];
  const span = { from: first.from, to: last.to };
  if (span.to - span.from < SHORTEST_S) return null;
  const watts = run.map((level) => level.watts);
  const target: StepTarget = {
    measure: 'power',
    low: Math.min(...watts),
    high: Math.max(...watts),
    ramp: run.length > 1,
  };
  const against = againstTarget(session, span, target);
  return {
    number,
    stepIndex: null,
    intensity: null,
    duration: null,
    target,
    done: doneIn(session, span, against),
    verdict: 'done',
    inTarget: against.inTarget,
  };
}
