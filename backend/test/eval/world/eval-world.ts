import { IMPERIAL_UNITS, METRIC_UNITS } from '#kernel/units.js';
import { buildComparisonSheet } from '#coaching/domain/facts/comparison/build-comparison-sheet.js';
import { buildHistorySheet } from '#coaching/domain/facts/history/build-history-sheet.js';
import { Toolbox } from '#coaching/domain/tools/toolbox.js';
import type { EvalQuestion } from '../questions/question.js';
import type { Truths } from '../truth/true-values.js';
import { truthsOf } from '../truth/truths-of.js';
import { ATHLETES } from './athletes.js';
import { trainingHistory, type TrainingHistory } from './histories.js';
import { corpusBytes } from '#test/corpus/corpus.js';
import {
  imported,
  importedFile,
  sheetOf,
  type EvalSheet,
  type Imported,
  type UnitSystem,
} from './imported.js';
import { EVAL_PLANS, type EvalPlan } from './plans.js';

/** `rider-away`: an athlete who has not trained for half a year. */
const AWAY = /-away$/;
const WEEKS_AWAY = 26;
const WEEK_MS = 7 * 86_400_000;

/** What a question is answered from, and what is true of it. */
export interface Ground extends EvalSheet {
  readonly plans: readonly EvalPlan[];
  /** In the order of the plans. */
  readonly truths: readonly Truths[];
}

type AskedAbout = Pick<EvalQuestion, 'about' | 'units' | 'outside'>;

/** Every workout and history that is asked about, imported once and read many times. */
export class EvalWorld {
  private readonly workouts = new Map<string, Imported>();
  private readonly truths = new Map<string, Truths>();
  private readonly grounds = new Map<string, Promise<Ground>>();
  private readonly histories = new Map<string, Promise<TrainingHistory>>();

  /** @param weeks of the training histories: sixteen, fewer for a quick look */
  constructor(private readonly weeks: number) {}

  truthsFor(name: string, units: UnitSystem = 'METRIC'): Truths {
    const key = `${name} ${units}`;
    const known = this.truths.get(key) ?? truthsOf(planNamed(name), units === 'IMPERIAL');
    this.truths.set(key, known);
    return known;
  }

  workout(name: string): Imported {
    const made = this.workouts.get(name) ?? importedNamed(name);
    this.workouts.set(name, made);
    return made;
  }

  groundOf({ about, units, outside }: AskedAbout): Promise<Ground> {
    const key = JSON.stringify([about, units, outside]);
    const ground = this.grounds.get(key) ?? this.made(about, units, outside);
    this.grounds.set(key, ground);
    return ground;
  }

  history(name: string): Promise<TrainingHistory> {
    const athlete = name.replace(AWAY, '') as keyof typeof ATHLETES;
    const made =
      this.histories.get(name) ??
      trainingHistory(
        athlete,
        name.toLowerCase().includes('runner') ? 'running' : 'cycling',
        this.weeks,
        athlete.length * 7 + 3,
        athlete === 'racer' ? 0 : 0.08,
        AWAY.test(name) ? WEEKS_AWAY : 0,
      );
    this.histories.set(name, made);
    return made;
  }

  private async made(
    about: EvalQuestion['about'],
    units: UnitSystem,
    outside: EvalQuestion['outside'],
  ): Promise<Ground> {
    if (about.kind === 'history') return this.ofHistory(about.name, units);
    if (about.kind === 'comparison') return this.ofComparison(about.names, units);
    if (about.storied) return this.storied(about.name, units);
    const workout = this.workout(about.name);
    const changed = outside ? { ...workout, workout: { ...workout.workout, ...outside } } : workout;
    return {
      ...sheetOf(changed, units),
      plans: [workout.planned],
      truths: isPlanned(about.name) ? [this.truthsFor(about.name, units)] : [],
    };
  }

  private async storied(name: string, units: UnitSystem): Promise<Ground> {
    const [who = '', back = '1'] = name.split(' ');
    const history = await this.history(who);
    const at = history.workouts.length - Number(back);
    const [workout, plan] = [history.workouts[at], history.plans[at]];
    if (!workout || !plan) throw new Error(`no such session: ${name}`);
    return {
      ...sheetOf(workout, units, await history.before(workout)),
      plans: [plan],
      truths: [truthsOf(plan, units === 'IMPERIAL')],
    };
  }

  private ofComparison(names: readonly string[], units: UnitSystem): Promise<Ground> {
    const compared = names.map((name, index) => {
      const { workout, look } = this.workout(name);
      return {
        workout: {
          ...workout,
          id: `0197c9c0-0000-7000-8000-00000000000${index}`,
          startTime: new Date(workout.startTime.getTime() - (names.length - index) * WEEK_MS),
        },
        look,
      };
    });
    const plans = names.filter(isPlanned).map(planNamed);
    const [first = ''] = names;
    const { level } = this.workout(first).athlete;
    const sheet = buildComparisonSheet(
      compared,
      units === 'IMPERIAL' ? IMPERIAL_UNITS : METRIC_UNITS,
      { level, injuries: false },
    );
    const tools = new Toolbox(
      {
        workouts: compared.map(({ workout, look }, index) => ({
          name: `W${index + 1}`,
          workout,
          look: () => look,
        })),
        past: null,
        weeks: null,
      },
      sheet,
    );
    return Promise.resolve({
      sheet,
      tools,
      plans,
      truths: names.filter(isPlanned).map((name) => this.truthsFor(name, units)),
    });
  }

  private async ofHistory(name: string, units: UnitSystem): Promise<Ground> {
    const { past, athlete } = await this.history(name);
    const { answers, thresholds } = ATHLETES[athlete];
    const sheet = buildHistorySheet(
      past,
      answers,
      thresholds,
      units === 'IMPERIAL' ? IMPERIAL_UNITS : METRIC_UNITS,
    );
    return {
      sheet,
      tools: new Toolbox(
        {
          workouts: [],
          past: null,
          weeks: past.weeks,
          training: { today: past.today, sessions: past.sessions ?? [], latest: past.latest },
        },
        sheet,
      ),
      plans: [],
      truths: [],
    };
  }
}

function isPlanned(name: string): boolean {
  return EVAL_PLANS.some((plan) => plan.name === name);
}

/** A generated session, or else one of a device that has this name. */
function importedNamed(name: string): Imported {
  return isPlanned(name)
    ? imported(planNamed(name))
    : importedFile(name, corpusBytes(`activities/${name}.fit`));
}

function planNamed(name: string): EvalPlan {
  const plan = EVAL_PLANS.find((candidate) => candidate.name === name);
  if (!plan) throw new Error(`no such session: ${name}`);
  return plan;
}
