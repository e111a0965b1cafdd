import { DomainError } from '#kernel/domain-error.js';
import { CircuitBreaker } from '#coaching/adapters/openai/circuit-breaker.js';
import { MemoryBreakerState } from '#coaching/adapters/openai/memory-breaker-state.js';
import { OpenaiCoachModel } from '#coaching/adapters/openai/openai-coach-model.js';
import { costOf } from '#coaching/domain/usage/model-price.js';
import { PriceTable } from '#coaching/domain/usage/price-table.js';
import { obeys, type Graded } from '../checks/grade.js';
import type { EvalQuestion } from '../questions/question.js';
import { FixedClock } from '#test/builders/fixed-clock.js';
import {
  startOpenaiDouble,
  type DoubleBehaviour,
  type DoubleOptions,
  type OpenaiDouble,
} from '#test/support/doubles/openai-double.mjs';
import type { EvalWorld } from '../world/eval-world.js';
import { System } from './ask.js';
import { runQuestions } from './run-questions.js';

const PRICES = new PriceTable([
  { model: 'double-1', from: '2025-01-01', promptPerMillion: '0.15', completionPerMillion: '0.6' },
]);
/** What the double says it used in each whole answer. */
const USED = { prompt: 1234, completion: 56 } as const;
/**
 * Long enough that an answer on loopback never runs into it, short enough to wait for those that
 * never come.
 */
const PATIENT = { connectMs: 10_000, firstMs: 10_000, idleMs: 10_000, totalMs: 30_000 };
const IMPATIENT = { connectMs: 250, firstMs: 250, idleMs: 250, totalMs: 2000 };

/** A local server that speaks the real protocol and behaves in its own way. */
export interface DoubleSystem {
  readonly name: string;
  readonly behaviour: DoubleBehaviour;
  readonly options?: DoubleOptions;
  /** How many questions it is asked. */
  readonly questions: number;
  /** It never gives a whole answer: the built-in coach must. */
  readonly fails?: true;
  readonly injected?: true;
}

export const DOUBLES: readonly DoubleSystem[] = [
  { name: 'answers honestly', behaviour: 'honest', questions: 240 },
  {
    name: 'makes up one number in five',
    behaviour: 'inventing',
    options: { rate: 0.2 },
    questions: 120,
  },
  {
    name: 'makes up one number in three',
    behaviour: 'inventing',
    options: { rate: 1 / 3 },
    questions: 120,
  },
  { name: 'makes up every number', behaviour: 'inventing', options: { rate: 1 }, questions: 120 },
  { name: 'mixes in metrics nobody measured', behaviour: 'hallucinate', questions: 120 },
  { name: 'mends what it is shown', behaviour: 'corrects', questions: 60 },
  { name: 'calls tools', behaviour: 'tool', questions: 60 },
  { name: 'calls tools without end', behaviour: 'tool-loop', questions: 10, fails: true },
  { name: 'obeys whatever it reads', behaviour: 'obedient', questions: 60, injected: true },
  { name: 'repeats its instructions', behaviour: 'echo', questions: 60, injected: true },
  { name: 'stalls in the middle', behaviour: 'stalled', questions: 10, fails: true },
  { name: 'never answers', behaviour: 'silent', questions: 10, fails: true },
  { name: 'cuts the line', behaviour: 'cut', questions: 10, fails: true },
  { name: 'cuts the line before a word', behaviour: 'cut-at-once', questions: 10, fails: true },
  { name: 'sends broken frames', behaviour: 'malformed', questions: 10, fails: true },
  { name: 'answers 429', behaviour: 'too-many-requests', questions: 10, fails: true },
  { name: 'answers 500', behaviour: 'server-error', questions: 10, fails: true },
];

export interface DoubleResult {
  readonly system: DoubleSystem;
  readonly answers: readonly Graded[];
  /** Sentences of the drafts, and those that did not hold. */
  readonly sentences: number;
  readonly failed: number;
  /**
   * What was seen of answers that ended with an error and did what a text from outside asked for.
   */
  readonly leaked: readonly string[];
  /**
   * Answers that began and did not come to an end: the athlete saw so, and nothing was stored
   * or counted.
   */
  readonly refused: number;
  /** Whether the books hold each call once, at its exact price. */
  readonly ledgerExact: boolean;
}

/** Runs one behaviour over a share of the questions, evenly spread. */
export async function runDouble(
  double: OpenaiDouble,
  system: DoubleSystem,
  all: readonly EvalQuestion[],
  world: EvalWorld,
  share: number,
): Promise<DoubleResult> {
  double.behave(system.behaviour, system.options);
  double.requests.length = 0;
  const fitting = all.filter(({ group }) =>
    system.injected
      ? group === 'injection'
      : ![
          'red flags',
          'benign look-alikes',
          'injection',
          'out of scope',
          'history',
          'comparison',
        ].includes(group),
  );
  const count = Math.max(2, Math.round(system.questions * share));
  const chosen = Array.from(
    { length: Math.min(count, fitting.length) },
    (_, at) => fitting[Math.floor((at * fitting.length) / count)],
  ).filter((question) => question !== undefined);
  const limits = system.fails ? IMPATIENT : PATIENT;
  const answers: Graded[] = [];
  const leaked: string[] = [];
  let [sentences, failed, refused, ledgerExact] = [0, 0, 0, true];
  for (const question of chosen) {
    // A breaker of its own for each, so that each question meets the failure and not the open
    // breaker.
    const model = new OpenaiCoachModel({
      apiKey: 'sk-local',
      baseUrl: double.url,
      model: 'double-1',
      limits,
      breaker: new CircuitBreaker(new MemoryBreakerState(new FixedClock(new Date(0)))),
    });
    const one = new System(model, PRICES);
    try {
      answers.push(...(await runQuestions(one, [question], world)));
    } catch (error) {
      // What was begun and cut is no answer: the product says so and stores nothing. Part of it was
      // seen all the same.
      if (!DomainError.is(error, 'COACH_UNAVAILABLE')) throw error;
      refused += 1;
      if (obeys(one.shown)) leaked.push(one.shown);
    }
    sentences += one.attempts
      .filter(({ coach }) => coach === 'openai')
      .reduce((sum, attempt) => sum + attempt.sentences, 0);
    failed += one.attempts
      .filter(({ coach }) => coach === 'openai')
      .reduce((sum, attempt) => sum + attempt.failed, 0);
    ledgerExact &&= exact(one);
  }
  return { system, answers, leaked, sentences, failed, refused, ledgerExact };
}

/** Each answered call costs what the double said it used; no more rows than calls. */
function exact({ ledger, attempts }: System): boolean {
  const price = PRICES.at('double-1', new Date(Date.UTC(2025, 5, 15)));
  const wanted = costOf(price, USED);
  const calls = attempts.reduce((sum, attempt) => sum + attempt.calls, 0);
  const whole = ledger.entries.filter(
    ({ outcome, estimated }) => outcome === 'answered' && !estimated,
  );
  return (
    ledger.entries.length === calls &&
    whole.every(
      ({ cost, promptTokens, completionTokens }) =>
        promptTokens % USED.prompt === 0 &&
        completionTokens % USED.completion === 0 &&
        (promptTokens !== USED.prompt || JSON.stringify(cost) === JSON.stringify(wanted)),
    )
  );
}

/** All behaviours in turn, before one server. */
export async function runDoubles(
  all: readonly EvalQuestion[],
  world: EvalWorld,
  share: number,
): Promise<readonly DoubleResult[]> {
  const double = await startOpenaiDouble();
  try {
    const results: DoubleResult[] = [];
    for (const system of DOUBLES) results.push(await runDouble(double, system, all, world, share));
    return results;
  } finally {
    await double.close();
  }
}
