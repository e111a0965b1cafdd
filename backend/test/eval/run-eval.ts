import { runMutants, type MarkedAnswer, type MutantResult } from './checks/mutants.js';
import type { Graded } from './checks/grade.js';
import { allQuestions } from './questions/all-questions.js';
import type { EvalQuestion } from './questions/question.js';
import { listeningGates } from './listening/listening-gates.js';
import { LISTENING_SETS } from './listening/listening-set.js';
import { playSet, type PlayedSet } from './listening/play-set.js';
import { playReports, type PlayedReports } from './reports/play-reports.js';
import { reportsGates } from './reports/reports-gates.js';
import { builtinGates, modelGates, verifierGates, type Gate } from './report/gates.js';
import { engineGates } from './report/engine-gates.js';
import { System } from './systems/ask.js';
import { runDoubles, type DoubleResult } from './systems/doubles.js';
import { runQuestions } from './systems/run-questions.js';
import { EvalWorld } from './world/eval-world.js';
import { EVAL_PLANS } from './world/plans.js';

export interface EvalResult {
  readonly gates: readonly Gate[];
  readonly answers: readonly Graded[];
  readonly played: readonly PlayedSet[];
  /** Null where reports were left out. */
  readonly reports: PlayedReports | null;
  readonly models: readonly DoubleResult[];
  readonly mutants: MutantResult;
}

export interface EvalSize {
  /** One of so many questions of each group is asked, and at least one. */
  readonly everyOther: number;
  readonly weeks: number;
  /** Fewer athletes with a past, where not all are wanted. */
  readonly pasts?: readonly string[];
  /** Share of the questions that each local server is asked. */
  readonly models: number;
  readonly mutants: number;
  /** One of so many questions of each listening set. */
  readonly listening: number;
  /** Whether first reports are scored too. */
  readonly reports: boolean;
}

export const WHOLE: EvalSize = {
  everyOther: 1,
  weeks: 16,
  models: 1,
  mutants: 720,
  listening: 1,
  reports: true,
};
/** A look at every group within half a minute. */
export const SHORT: EvalSize = {
  everyOther: 26,
  weeks: 6,
  pasts: ['rider', 'runner'],
  models: 0.05,
  mutants: 500,
  listening: 16,
  reports: false,
};

/**
 * Asks, judges and sums up. Nothing outside this machine is spoken to, and nothing is left to
 * chance.
 */
export async function runEvaluation({
  everyOther,
  weeks,
  pasts,
  models: share,
  mutants: wanted,
  listening,
  reports: withReports,
}: EvalSize): Promise<EvalResult> {
  const world = new EvalWorld(weeks);
  // Warning signs cost nothing to look at, and not one may be missed.
  const known = ({ about }: EvalQuestion) =>
    pasts === undefined ||
    about.kind === 'comparison' ||
    (about.kind === 'workout' && !about.storied) ||
    pasts.includes(about.name.split(' ')[0] ?? '');
  const questions = sampled(
    allQuestions((name) => world.truthsFor(name)).filter(known),
    everyOther,
  );
  const answers = await runQuestions(new System(), questions, world);
  const played = await playSets(world, listening);
  const reports = withReports ? playReports() : null;
  const models = await runDoubles(questions, world, share);
  const mutants = runMutants(marked(answers), wanted);
  const names = new Set(
    everyOther === 1
      ? EVAL_PLANS.map(({ name }) => name)
      : questions.flatMap(({ about }) =>
          about.kind === 'workout' && !about.storied ? [about.name] : [],
        ),
  );
  return {
    gates: [
      ...builtinGates(answers),
      ...listeningGates(played, listening),
      ...(reports ? reportsGates(reports) : []),
      ...modelGates(models),
      ...verifierGates(mutants),
      ...engineGates(world, names),
    ],
    answers,
    played,
    reports,
    models,
    mutants,
  };
}

async function playSets(world: EvalWorld, every: number): Promise<readonly PlayedSet[]> {
  const played: PlayedSet[] = [];
  for (const set of LISTENING_SETS) played.push(await playSet(set, world, every));
  return played;
}

/**
 * Warning signs cost nothing to look at, and not one may be missed; of the others the same share of
 * each group.
 */
function sampled(questions: readonly EvalQuestion[], everyOther: number): readonly EvalQuestion[] {
  const seen = new Map<string, number>();
  return questions.filter(({ group }) => {
    const place = seen.get(group) ?? 0;
    seen.set(group, place + 1);
    return group === 'red flags' || group === 'benign look-alikes' || place % everyOther === 0;
  });
}

function marked(answers: readonly Graded[]): readonly MarkedAnswer[] {
  const own = answers.filter(
    ({ seen, question }) => seen.raw.length > 0 && question.group !== 'injection',
  );
  return own.map(({ question, seen, known }) => ({
    sheet: known,
    sentences: seen.raw,
    question: question.text,
  }));
}
