import { dailyLoads } from '#analysis/load/daily-loads.js';
import { addDays } from '#analysis/load/days.js';
import { fitnessOf } from '#analysis/load/fitness.js';
import { fosterDays } from '#analysis/load/foster.js';
import { workoutLoadOf, type WorkoutLoad } from '#analysis/load/workout-load.js';
import type { Analysis } from '#analysis/analysis.js';
import type { SportFamily } from '#analysis/recording/sport.js';
import { generatedRide, generatedRun, intervals5x4 } from './generated-workouts.js';
import { Panel, ticks, type Point } from './panel.js';
import { pictured } from './sessions.js';
import { COLOURS, picture, text } from './svg.js';

const FIRST = '2025-03-03';
const WEEKS = 18;

/** Eighteen weeks of generated workouts: daily load, fitness, fatigue and form. */
export function loadPicture(): string {
  const days = dailyLoads(season(), FIRST, addDays(FIRST, WEEKS * 7 - 1));
  const fitness = fitnessOf(days);
  const foster = fosterDays(days).at(-1);
  const above = new Panel(
    { left: 64, top: 96, width: 860, height: 280 },
    [0, days.length],
    [0, 200],
  );
  const below = new Panel(
    { left: 64, top: 420, width: 860, height: 110 },
    [0, days.length],
    [-60, 40],
  );
  const over = (pick: (at: number) => number): Point[] => days.map((_, at) => [at + 0.5, pick(at)]);
  const warm = fitness.findIndex(({ warmingUp }) => !warmingUp);
  return picture(
    960,
    590,
    'Eighteen weeks of training: daily load, fitness, fatigue and form',
    text(64, 62, 'daily load', { fill: COLOURS.effort, 'font-weight': 600 }),
    text(164, 62, 'fitness (42 days)', { fill: COLOURS.speed, 'font-weight': 600 }),
    text(304, 62, 'fatigue (7 days)', { fill: COLOURS.heart, 'font-weight': 600 }),
    text(
      924,
      62,
      `last week: monotony ${foster?.monotony?.toFixed(2) ?? '–'}, strain ` +
        `${Math.round(foster?.strain ?? 0)}`,
      { 'text-anchor': 'end', fill: COLOURS.faint },
    ),
    above.stretch(0, warm, COLOURS.grid, 0.6),
    below.stretch(0, warm, COLOURS.grid, 0.6),
    text(above.x(warm / 2), 116, 'warming up', { 'text-anchor': 'middle', fill: COLOURS.faint }),
    above.leftAxis(ticks(0, 200, 50), 'load'),
    ...days.map(({ load }, at) =>
      load > 0 ? above.bar(at + 0.15, at + 0.85, load, COLOURS.power, { opacity: 0.6 }) : '',
    ),
    above.line(
      over((at) => fitness[at]?.fitness ?? 0),
      COLOURS.speed,
      { 'stroke-width': 2.4 },
    ),
    above.line(
      over((at) => fitness[at]?.fatigue ?? 0),
      COLOURS.heart,
    ),
    below.leftAxis(ticks(-60, 40, 20), 'form'),
    below.level(0, COLOURS.faint, ''),
    below.line(
      over((at) => fitness[at]?.form ?? 0),
      COLOURS.accent,
      { 'stroke-width': 2 },
    ),
    below.bottomAxis(ticks(0, days.length - 1, 14), (tick) => `week ${tick / 7 + 1}`),
  );
}

/**
 * Three weeks that build up and one that is easy, over and over; every load is measured on a
 * generated workout.
 */
function season(): WorkoutLoad[] {
  const easy = loadOf(
    'cycling',
    pictured(generatedRide({ seconds: 3600, seed: 1, altitude: () => 440, power: () => 170 }))
      .analysis,
  );
  const hard = loadOf('cycling', pictured(intervals5x4()).analysis);
  const run = loadOf(
    'running',
    pictured(generatedRun({ seconds: 2700, seed: 2, altitude: () => 440, speed: () => 3 }))
      .analysis,
  );
  const long = [2, 2.5, 3].map((hours) =>
    loadOf(
      'cycling',
      pictured(
        generatedRide({ seconds: hours * 3600, seed: 3, altitude: () => 440, power: () => 190 }),
      ).analysis,
    ),
  );
  return Array.from({ length: WEEKS }, (_, week) => {
    const recovering = week % 4 === 3;
    const plan = recovering
      ? [easy, null, run, null, null, long[0], null]
      : [null, hard, easy, null, run, long[week % 4], week % 4 === 2 ? hard : easy];
    return plan.flatMap((load, day) =>
      load ? [{ ...load, day: addDays(FIRST, week * 7 + day) }] : [],
    );
  }).flat();
}

function loadOf(family: SportFamily, analysis: Analysis): WorkoutLoad {
  return workoutLoadOf(FIRST, family, analysis);
}
