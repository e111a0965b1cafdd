import { say, type Line } from '#coaching/domain/answer/say.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import type { Finding } from '../finding.js';
import { worded } from '../wording.js';

/** Nobody runs with fewer steps than this, or so slowly on flat ground (ours). 1/min; s/km. */
const RUNNING_STEPS = 125;
const RUNNING_PACE_S = 500;
/** Uphill slow paces and short steps are running too, or hiking (ours). m/km. */
const HILLY = 25;
/** With no cadence only a pace like this is a walk for sure (ours). s/km. */
const WALKING_PACE_S = 600;

/** A run by its label that was walked. */
export function walk(sheet: FactSheet): readonly Finding[] {
  const pace = sheet.get('speed.average');
  const distance = sheet.get('session.distance');
  if (!pace || !distance || !isWalk(sheet)) return [];
  const steps = sheet.get('cadence.average');
  const rhythm = steps ? say` with ${steps}` : '';
  return [
    {
      kind: 'structure.walk',
      statement: worded(sheet, 'structure.walk', [
        say`This was a walk: ${distance} at ${pace}${rhythm}, not a run`,
        say`A walk rather than a run: ${distance} at ${pace}${rhythm}`,
        say`By its pace this was a walk, ${distance} at ${pace}${rhythm}`,
      ]),
      because: [load(sheet)],
      surprise: 0.8,
      importance: 0.95,
      confidence: steps ? 1 : 0.8,
      action:
        'File it as a walk, so that it stays out of your running paces; to train, start with short runs and walks in turns.',
      covers: ['structure', 'terrain', 'cost'],
    },
  ];
}

/** Whether a run by its label was walked: by its pace, and its steps. */
export function isWalk(sheet: FactSheet): boolean {
  const seconds = 1000 / (sheet.number('speed.average') ?? 0);
  if (sheet.context.family !== 'running' || !Number.isFinite(seconds)) return false;
  if ((sheet.number('climb.rate') ?? 0) > HILLY) return false;
  const steps = sheet.number('cadence.average');
  return steps === null
    ? seconds >= WALKING_PACE_S
    : steps < RUNNING_STEPS && seconds >= RUNNING_PACE_S;
}

/** What it was for the heart: a walk is no load to plan around. */
function load(sheet: FactSheet): Line {
  const [heart, peak] = [sheet.get('heartRate.average'), sheet.get('heartRate.max')];
  const share = sheet.get('heartRate.maxShare');
  if (!heart || !peak || !share || sheet.context.effort?.level !== 'easy') return null;
  return say`Heart rate was ${heart} on average and ${peak} at most, ${share} of your maximum: no training load to speak of.`;
}
