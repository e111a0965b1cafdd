import { reasonsBetween } from '#analysis/engine-changes.js';
import type { AnalysisChange } from '#workouts/domain/changes/figure-change.js';
import type { AnalysisChangeAnswer } from './change.answer.js';

export function presentChange({
  at,
  engine,
  thresholds,
  figures,
}: AnalysisChange): AnalysisChangeAnswer {
  const moved = figures.map(({ figure }) => figure);
  return {
    at,
    engine: engine && { ...engine, reasons: [...reasonsBetween(engine.from, engine.to, moved)] },
    thresholds: [...thresholds],
    figures: [...figures],
  };
}
