import { say } from '#coaching/domain/answer/say.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import type { Finding } from '../finding.js';
import { worded } from '../wording.js';
import { atOutput } from './outputs.js';
import { heightOf, mainClimb } from './slopes.js';

/** A main climb rises so far, and takes this share of all climbing (ours). */
const LEAST_M = 150;
const SHARE = 0.3;

/** The main climb of a longer way. */
export function climbs(sheet: FactSheet): readonly Finding[] {
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
