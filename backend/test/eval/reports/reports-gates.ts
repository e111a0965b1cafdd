import type { Gate } from '../report/gates.js';
import { actionOf } from './passages.js';
import type { PlayedReports, ScoredSet, WrittenReport } from './play-reports.js';
import { onlyRestates } from './restates.js';
import type { ScoredPoint } from './score-reading.js';
import { firstSentence, sharing, wordingOf } from './wording.js';

const MOST_IMPORTANT = 3;
const LEAST_IMPORTANT_SAID = 0.9;
const LEAST_SAID = 0.7;
const LEAST_ACTIONS = 0.85;
const MOST_RESTATING = 0.1;
const LEAST_DIFFERENT_ACTIONS = 25;
const MOST_SHARED_OPENINGS = 0.1;

const share = (part: number, whole: number): number => (whole === 0 ? Number.NaN : part / whole);

/** Whether reports say what a coach says; whether they differ where the workouts do. */
export function reportsGates({ sets, corpus }: PlayedReports): readonly Gate[] {
  return [
    ...sets.filter(({ scores }) => scores.length > 0).flatMap(readingGates),
    ...(corpus.length === 0 ? [] : diversityGates(corpus)),
  ];
}

interface Placed extends ScoredPoint {
  readonly name: string;
}

function readingGates({ name: set, scores }: ScoredSet): readonly Gate[] {
  const points = scores.flatMap(({ name, points: own }): Placed[] =>
    own.map((scored) => ({ ...scored, name })),
  );
  const important = points.filter(({ point }) => point.importance === MOST_IMPORTANT);
  const judged = scores.filter(({ actionFits }) => actionFits !== null);
  const said = scores.flatMap(({ name, said: found }) =>
    found.map(({ banned, words }) => `${name} ${banned.id}: \u201c${words}\u201d`),
  );
  return [
    {
      system: 'reports',
      metric: `says what matters most: ${set}`,
      measured: share(important.filter(({ holds }) => holds).length, important.length),
      of: important.length,
      gate: LEAST_IMPORTANT_SAID,
      failures: important.filter(({ holds }) => !holds).map(pointLine),
    },
    {
      system: 'reports',
      metric: `says what a coach says, by importance: ${set}`,
      measured: share(weightOf(points.filter(({ holds }) => holds)), weightOf(points)),
      of: points.length,
      gate: LEAST_SAID,
      failures: points
        .filter(({ holds, point }) => !holds && point.importance < MOST_IMPORTANT)
        .map(pointLine),
    },
    {
      system: 'reports',
      metric: `says what a coach would not say: ${set}`,
      measured: said.length,
      of: scores.length,
      gate: 0,
      most: true,
      failures: said,
    },
    {
      system: 'reports',
      metric: `the action is of the kind that a coach gives: ${set}`,
      measured: share(judged.filter(({ actionFits }) => actionFits).length, judged.length),
      of: judged.length,
      gate: LEAST_ACTIONS,
      failures: judged
        .filter(({ actionFits }) => !actionFits)
        .map(({ name, report }) => `${name}: \u201c${actionOf(report)}\u201d`),
    },
  ];
}

function weightOf(points: readonly Placed[]): number {
  return points.reduce((sum, { point }) => sum + point.importance, 0);
}

function pointLine({ name, point, lacks }: Placed): string {
  return `${name} ${point.id} (${point.importance}): lacks ${lacks.join(', ')}`;
}

function diversityGates(corpus: readonly WrittenReport[]): readonly Gate[] {
  const restating = corpus.filter(({ headlineKeys }) => onlyRestates(headlineKeys));
  const alike = sharing(corpus, opening);
  const actions = corpus
    .map(({ report }) => wordingOf(actionOf(report)))
    .filter((one) => one !== '');
  return [
    {
      system: 'reports',
      metric: 'headlines that only restate distance, time and averages',
      measured: share(restating.length, corpus.length),
      of: corpus.length,
      gate: MOST_RESTATING,
      most: true,
      failures: restating.map(({ name, report }) => `${name}: ${report.headline}`),
    },
    {
      system: 'reports',
      metric: 'different actions, without their numbers',
      measured: new Set(actions).size,
      of: corpus.length,
      gate: LEAST_DIFFERENT_ACTIONS,
      count: true,
      failures: commonest(actions),
    },
    {
      system: 'reports',
      metric: 'first sentences that share their wording',
      measured: share(alike.length, corpus.length),
      of: corpus.length,
      gate: MOST_SHARED_OPENINGS,
      most: true,
      failures: alike.map(({ name, report }) => `${name}: ${report.headline}`),
    },
  ];
}

function opening({ report }: WrittenReport): string {
  return firstSentence(report.headline);
}

/** Actions that occur more than once, the commonest first. */
function commonest(actions: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const action of actions) counts.set(action, (counts.get(action) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count > 1)
    .sort(([, a], [, b]) => b - a)
    .map(([action, count]) => `${count} times: ${action}`);
}
