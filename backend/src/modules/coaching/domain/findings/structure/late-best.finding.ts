import { say, size, type Line } from '#coaching/domain/answer/say.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import type { Finding } from '../finding.js';
import { worded } from '../wording.js';

/** Bests that came late, from the most telling. */
const LENGTHS = [300, 1200, 30, 60] as const;
const WORDS = { 30: '30 s', 60: '1 min', 300: '5 min', 1200: '20 min' } as const;
/** A sprint says less of endurance than five minutes do. */
const WEIGHT = { 30: 0.55, 60: 0.55, 300: 0.9, 1200: 0.9 } as const;
/** So far over the average a best is an effort of its own, and a sprint (ours). */
const EFFORT = 1.15;
const SPRINT = 2;
/** Before so much of the session it was hardly work (ours). Seconds. */
const AFTER_S = 2400;

/** Power that was best after the work was done. */
export function lateBest(sheet: FactSheet): readonly Finding[] {
  if (sheet.context.shape === 'intervals') return [];
  for (const length of LENGTHS) {
    const power = sheet.get(`cost.durability.${length}.power`);
    const at = sheet.get(`cost.durability.${length}.at`);
    const work = sheet.get(`cost.durability.${length}.work`);
    if (!power || !at || !work || Number(at.value) < AFTER_S) continue;
    const sprint = length < 300;
    const average = sheet.number('power.average') ?? Infinity;
    if (Number(power.value) < (sprint ? SPRINT : EFFORT) * average) continue;
    return [
      {
        kind: 'structure.late-best',
        statement: sprint
          ? say`After ${at} there was still a sprint: ${power} for ${WORDS[length]}, the best of the day`
          : worded(sheet, 'structure.late-best', [
              say`The best ${WORDS[length]}, ${power}, came late, after ${at} and ${work} of work: fresh to the end`,
              say`Strongest late: the best ${WORDS[length]} at ${power} came after ${at} and ${work} of work`,
            ]),
        because: [length === 30 ? minute(sheet) : null],
        surprise: 0.75,
        importance: WEIGHT[length],
        confidence: 1,
        covers: ['terrain.best-late', 'structure.kick'],
        ...(power.at && { at: power.at }),
        action: sprint
          ? say`Do such sprints on purpose next time, with full rest between them, and leave the rest as easy as this.`
          : say`Put that effort in on purpose next time: repeat ${WORDS[length]} at ${size(power)} ${where(sheet)}`,
      },
    ];
  }
  return [];
}

function where(sheet: FactSheet): string {
  return sheet.has('climbs.count')
    ? 'on the climbs, and keep the flat between them truly easy.'
    : 'in two blocks, and keep the time between them truly easy.';
}

/** The best minute, where it came late as well. */
function minute(sheet: FactSheet): Line {
  const power = sheet.get('cost.durability.60.power');
  return power ? say`The best minute came late as well, at ${power}.` : null;
}
