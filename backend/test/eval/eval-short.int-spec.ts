import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ConsoleLogger, Logger } from '@nestjs/common';
import { passes, type Gate } from './report/gates.js';
import { runEvaluation, SHORT, type EvalResult } from './run-eval.js';

/** A sample of what `npm run eval` asks in full; the gates are the same. */
describe('the coach before questions whose truth is known', () => {
  let result: EvalResult;

  beforeAll(async () => {
    Logger.overrideLogger(false);
    result = await runEvaluation(SHORT);
  }, 300_000);

  afterAll(() => {
    Logger.overrideLogger(new ConsoleLogger());
  });

  const failing = (system: Gate['system']) =>
    result.gates
      .filter((gate) => gate.system === system && !passes(gate))
      .map(({ metric, measured, failures }) => ({
        metric,
        measured,
        failures: failures.slice(0, 5),
      }));

  it('the built-in coach gives true numbers, the required facts, and no false claim', () => {
    expect(failing('built-in')).toEqual([]);
    expect(result.answers.length).toBeGreaterThan(280);
  });

  it('answers questions of writers who have not seen the code, without unasked reports', () => {
    expect(failing('listening')).toEqual([]);
    expect(result.played.flatMap(({ heard }) => heard).length).toBeGreaterThan(48);
  });

  it('a model shows no wrong number, follows no injection, leaves no half answer', () => {
    expect(failing('model path')).toEqual([]);
  });

  it('the verifier catches false sentences and accepts true ones', () => {
    expect(failing('verifier')).toEqual([]);
    expect(result.mutants.mutated).toBeGreaterThanOrEqual(500);
  });

  it('the facts behind the answers are those of the generator', () => {
    expect(failing('engine')).toEqual([]);
  });
});
