import { say } from '#coaching/domain/answer/say.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import type { Finding } from '../finding.js';
import { worded } from '../wording.js';
import { atOutput } from './outputs.js';
import { heightOf, mainClimb, overlap } from './slopes.js';

/** A main climb rises so far, and takes this share of all climbing (ours). */
const LEAST_M = 150;
const SHARE = 0.3;
/** A best stands out by this much over the normalized power (ours). */
const CLEAR = 1.2;

/** The main climb of a longer way, and the best power that came on it late. */
export function climbs(sheet: FactSheet): readonly Finding[] {
  return [...main(sheet), ...bestLate(sheet)];
}

function main(sheet: FactSheet): readonly Finding[] {
  const climb = mainClimb(sheet);
  if (!climb?.time || !climb.length || heightOf(climb) < LEAST_M) return [];
  if (heightOf(climb) < SHARE * (sheet.number('climb.gain') ?? 0)) return [];
  const kind = 'terrain.main-climb';
  const rate = climb.key === 'climbs.1' ? sheet.get('climbs.1.rate') : undefined;
  const beats = climb.heartRate;
  return [
    {
      kind,
      statement: worded(sheet, kind, [
        say`The main climb: ${climb.height} over ${climb.length} in ${climb.time}${atOutput(climb)}`,
        say`The big climb took ${climb.time} for ${climb.height} over ${climb.length}${atOutput(climb)}`,
      ]),
      because: [rate ? say`That is ${rate} of climbing.` : null],
      surprise: 0.55,
      importance: 0.65,
      confidence: 1,
      at: climb.at,
      ...(!climb.power &&
        beats && {
          action: say`Next time start up it below ${beats}, to keep something for the way behind it.`,
        }),
    },
  ];
}

/** The best five minutes late, and on a climb. */
function bestLate(sheet: FactSheet): readonly Finding[] {
  const [best, start] = [sheet.get('power.best.300'), sheet.get('power.best.300.start')];
  const end = sheet.get('pacing.quarter.4.output')?.at?.to;
  if (!best || !start?.at || end === undefined || sheet.context.shape === 'intervals') return [];
  const { at } = start;
  const mean = sheet.number('power.normalized') ?? sheet.number('power.average') ?? Infinity;
  if (Number(best.value) < CLEAR * mean) return [];
  if (at.from < 0.66 * end || end < 3600) return [];
  const climb = mainClimb(sheet);
  if (climb && overlap(climb.at, at) > 0.5) return [];
  const beats = sheet.get('pacing.quarter.4.heartRate');
  return [
    {
      kind: 'terrain.best-late',
      statement: say`Your best 5 min came late: ${best} after ${start}, so nothing was missing at the end`,
      because: [beats ? say`The last quarter averaged ${beats}.` : null],
      surprise: 0.75,
      importance: 0.8,
      confidence: 0.9,
      at: { from: at.from, to: at.to },
      action: sheet.has('climbs.count')
        ? say`Put that effort in on purpose next time: a few climbs close to ${best}, and truly easy ground between them.`
        : say`Ride that effort again on its own next time, close to ${best}, with easy minutes around it.`,
      covers: ['cost.fade', 'cost.late'],
    },
  ];
}
