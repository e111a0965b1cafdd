import type { SportFamily } from '#analysis/recording/sport.js';
import { EVERYDAY_ATHLETE } from '#workouts/domain/simulation/athlete.js';
import { evenSession, type EvenForm } from '#test/builders/physics/even-forms.js';
import {
  INTERVAL_FORMS,
  intervalParts,
  type IntervalForm,
} from '#test/builders/physics/interval-forms.js';
import type { SessionPlan } from '#test/builders/physics/session-plan.js';

/** One day of the demo athlete's training. */
export interface TrainingDay {
  readonly fileName: string;
  readonly plan: SessionPlan;
}

const DAY_MS = 86_400_000;
/** The highlands of Iceland, where nobody lives. UTC all year. */
const HOME = { latitude: 64.85, longitude: -18.05 };
const LOOP_M = { cycling: 38_500, running: 9_400 };

type Session = readonly [
  family: SportFamily,
  form: EvenForm | IntervalForm,
  weekday: number,
  hour: number,
];

/** A week of training: days after its Monday and hours in UTC. */
const WEEK: readonly Session[] = [
  ['running', 'steady', 1, 6],
  ['cycling', '5x4min', 2, 17],
  ['running', '10x1min', 4, 6],
  ['cycling', 'hilly', 5, 9],
];
/** Sessions that take another one's place, so that weeks differ. */
const VARIED: Readonly<Record<number, readonly Session[]>> = {
  1: [['cycling', 'over-unders', 2, 17]],
  2: [['running', 'progressive', 1, 6]],
  3: [['cycling', '30/30s', 2, 17]],
  4: [['cycling', 'fade', 5, 9]],
  5: [['running', 'pyramid', 4, 6]],
  6: [['cycling', 'stochastic', 5, 9]],
};

/** Workouts of so many weeks that end before `now`, oldest first. */
export function trainingWeeks(weeks: number, now: Date): readonly TrainingDay[] {
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  const monday = today - ((now.getUTCDay() + 6) % 7) * DAY_MS;
  // On a Monday this week has no workout yet: the weeks are counted back from today.
  const earliest = today - weeks * 7 * DAY_MS;
  return Array.from({ length: weeks + 1 }, (_, at) => {
    const start = monday - (weeks - at) * 7 * DAY_MS;
    return weekOf(at).map((session) => trainingDay(session, start, at));
  })
    .flat()
    .filter(({ plan: { startTimeMs = 0 } }) => startTimeMs >= earliest && startTimeMs < today);
}

function weekOf(at: number): readonly Session[] {
  const varied = VARIED[at % 7] ?? [];
  return WEEK.map((usual) => varied.find(([, , weekday]) => weekday === usual[2]) ?? usual);
}

function trainingDay(
  [family, form, weekday, hour]: Session,
  mondayMs: number,
  seed: number,
): TrainingDay {
  const startTimeMs = mondayMs + weekday * DAY_MS + hour * 3_600_000;
  const day = new Date(startTimeMs).toISOString().slice(0, 10);
  return {
    fileName: `${day}-${family === 'cycling' ? 'ride' : 'run'}-${form.replace('/', '-')}.fit`,
    plan: {
      ...sessionOf(form, family, seed),
      ...{ family, seed, startTimeMs },
      unevenness: 'usual',
      athlete: EVERYDAY_ATHLETE,
      loop: { ...HOME, lengthM: LOOP_M[family] },
      utcOffsetS: 0,
    },
  };
}

function sessionOf(form: EvenForm | IntervalForm, family: SportFamily, seed: number) {
  if (isIntervals(form))
    return { parts: intervalParts(form, family, seed), laps: 'manual' } as const;
  return { ...evenSession(form, family, seed), laps: 'auto' } as const;
}

function isIntervals(form: EvenForm | IntervalForm): form is IntervalForm {
  return (INTERVAL_FORMS as readonly string[]).includes(form);
}
