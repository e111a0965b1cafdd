import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import type { ToolWorkout } from '#coaching/domain/tools/tool.js';
import type { Shown } from '../metrics/span-metric.js';
import type { Seen } from '../series/seen.js';
import type { SideName } from '#coaching/domain/facts/registry/fact-key.js';

/** One of the workouts side by side. */
export interface Side {
  /** `W1` to `W3`. */
  readonly name: SideName;
  /** `31 May`; with its year where the years differ. */
  readonly day: string;
  readonly workout: ToolWorkout['workout'];
  /** Null where its samples are not there. */
  readonly seen: (() => Seen) | null;
}

/** The workouts of a comparison with the sheet that names them. */
export interface Sides {
  readonly all: readonly Side[];
  readonly sheet: FactSheet;
  readonly shown: Shown;
  /** Shown otherwise than on the sheet. */
  readonly converted?: boolean;
  /** `ride` or `run`. */
  readonly noun: string;
}

export function sidesOf(workouts: readonly ToolWorkout[], sheet: FactSheet): Sides {
  const { units, family } = sheet.context;
  const days = sheet.extras.subjects;
  const years = new Set(days.map(({ day }) => yearOf(day)));
  return {
    sheet,
    shown: { running: family === 'running', units, sheet },
    noun: family === 'running' ? 'run' : 'ride',
    all: workouts.flatMap(({ name, workout, look }) => {
      const day = days.find((subject) => subject.name === name)?.day;
      if (day === undefined) return [];
      const seen = look && (() => ({ workout, look: look(), units, sheet }));
      return [{ name, workout, seen, day: years.size > 1 ? day : day.replace(/ \d{4}\b/, '') }];
    }),
  };
}

function yearOf(day: string): string {
  return /\b\d{4}\b/.exec(day)?.[0] ?? '';
}
