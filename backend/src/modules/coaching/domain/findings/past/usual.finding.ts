import { againstUsual } from '#coaching/domain/topics/fitness/own-history.js';
import { say, size } from '#coaching/domain/answer/say.js';
import { sessionNoun } from '#coaching/domain/answer/words.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import type { Finding } from '../finding.js';

/** A load this far from the usual one stands out, %; half of it is a matter of route and day. */
const UNUSUAL = 40;
/** What two like sessions differ by without reason: efficiency in %, heart rate in bpm (ours). */
const EFFICIENCY_NOISE = 5;

/** More or less than this athlete usually does in sessions of this kind. */
export function unusualLoad(sheet: FactSheet): readonly Finding[] {
  const change = sheet.get('history.load.change');
  const median = sheet.get('history.load.median');
  const count = sheet.get('history.similar.count');
  if (!change || !median || !count || Math.abs(Number(change.value)) < UNUSUAL) return [];
  const more = Number(change.value) > 0;
  return [
    {
      kind: 'past.load',
      statement: say`The load was ${size(change)} ${more ? 'higher' : 'lower'} than your usual ${median} in ${sessionNoun(sheet)}s like this`,
      because: [againstUsual(sheet, 'duration')],
      surprise: more ? 0.8 : 0.5,
      importance: more ? 0.7 : 0.35,
      confidence: Number(count.value) >= 5 ? 0.9 : 0.7,
      action: more ? 'Give the days after it more room than usual before the next hard one.' : null,
    },
  ];
}

/** Output for each heartbeat against sessions of this kind: fitter, tired, or warm. */
export function unusualEfficiency(sheet: FactSheet): readonly Finding[] {
  const change = sheet.get('history.efficiency.change');
  const count = sheet.get('history.similar.count');
  if (!change || !count || Math.abs(Number(change.value)) < EFFICIENCY_NOISE) return [];
  const more = Number(change.value) > 0;
  const output = sheet.context.family === 'cycling' ? 'power' : 'speed';
  return [
    {
      kind: 'past.efficiency',
      statement: say`You got ${size(change)} ${more ? 'more' : 'less'} ${output} out of each heartbeat than you usually do in ${sessionNoun(sheet)}s like this`,
      because: [
        againstUsual(sheet, 'heartRate'),
        more ? null : 'Heat, tiredness and a strap that reads too high all look like this.',
      ],
      surprise: 0.7,
      importance: 0.6,
      confidence: 0.75,
      action: more
        ? 'Keep the next session of this kind at this heart rate, and see whether the gain stays.'
        : 'Look at the next easy session: if heart rate is high there too, take a rest day.',
    },
  ];
}
