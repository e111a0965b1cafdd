import { inWords, say } from '#coaching/domain/answer/say.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import type { Finding } from '../finding.js';
import { worded } from '../wording.js';

const KIND = 'structure.mountain-day';

/** Metres climbed, and metres for each kilometre: what makes a mountain day (ours). */
const LEAST_M = 1000;
/** Less is a session of climbs, not a day (ours). s. */
const LEAST_S = 2 * 3600;
const STEEP = { cycling: 18, running: 30 } as const;

/** A long way up and down: its distance, its height, its hours. */
export function mountainDay(sheet: FactSheet): readonly Finding[] {
  const [distance, gain, loss, duration] = (
    ['session.distance', 'climb.gain', 'climb.loss', 'session.duration'] as const
  ).map((key) => sheet.get(key));
  const rate = sheet.number('climb.rate') ?? 0;
  if (!distance || !gain || !loss || !duration) return [];
  if (Number(duration.value) < LEAST_S) return [];
  if (Number(gain.value) < LEAST_M || rate < STEEP[sheet.context.family]) return [];
  const heartRate = sheet.get('heartRate.average');
  const beats = heartRate ? say`, at ${heartRate} on average` : '';
  const times = sheet.get('climbs.again.1.count');
  const hill = sheet.get('climbs.again.1.height');
  const row = times && hill && Number(times.value) >= 3;
  return [
    {
      kind: KIND,
      statement: row
        ? say`${distance} and ${gain} of climbing in ${duration}, ${inWords(times)} times up the same hill of ${hill}`
        : worded(sheet, KIND, [
            say`A mountain day: ${distance} with ${gain} up and ${loss} down in ${duration}${beats}`,
            say`${distance} in the mountains, ${gain} up and ${loss} down in ${duration}${beats}`,
          ]),
      because: [],
      surprise: 0.7,
      importance: 1,
      confidence: 1,
      ...(row && times.at && { at: { from: times.at.from, to: times.at.to } }),
      covers: [
        'structure.course',
        'structure.hill-repeats',
        'structure.long-day',
        'structure.steady',
      ],
    },
  ];
}
