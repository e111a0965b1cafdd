import { say } from '#coaching/domain/answer/say.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import type { Finding } from '../finding.js';
import { WHOLE_SESSION } from './whole-session.js';
import { worded } from '../wording.js';

const KIND = 'structure.day-of-stops';

/** Stops with this share of the whole time and this long made it a day out (ours). */
const SHARE = 0.25;
const LEAST_S = 2700;
/** A day out takes hours. */
const LONG_S = 10_800;
/** Longer breaks part two sessions. */
const MOST_S = 43_200;

/** A day out: as much standing as makes the ride another thing. */
export function dayOfStops(sheet: FactSheet): readonly Finding[] {
  const [duration, stopped] = [sheet.get('session.duration'), sheet.get('session.stopped')];
  const pauses = sheet.get('stops.pauses');
  if (!duration || !stopped || !pauses) return [];
  const [ridden, stood] = [Number(duration.value), Number(stopped.value)];
  if (stood > MOST_S || stood < LEAST_S || stood < SHARE * (ridden + stood)) return [];
  const long = ridden + stood >= LONG_S;
  const verb = sheet.context.family === 'cycling' ? 'riding' : 'running';
  return [
    {
      kind: KIND,
      statement: long
        ? worded(sheet, KIND, [
            say`A day out with long stops: ${duration} on the timer, ${stopped} standing in ${pauses} pauses`,
            say`A stop-and-go day, ${duration} of ${verb} and ${stopped} of standing in ${pauses} pauses`,
          ])
        : worded(sheet, KIND, [
            say`Only ${duration} of ${verb}, with ${stopped} of standing in ${pauses} pauses`,
            say`Stops took ${stopped} in ${pauses} pauses, and the ${verb} ${duration}`,
          ]),
      because: [],
      surprise: 0.8,
      importance: 0.95,
      confidence: 1,
      covers: [...WHOLE_SESSION, 'terrain.stops.some'],
    },
  ];
}
