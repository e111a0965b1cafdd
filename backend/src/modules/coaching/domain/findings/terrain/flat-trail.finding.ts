import { say } from '#coaching/domain/answer/say.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import type { Finding } from '../finding.js';

/** Flat ground that the device calls a trail. */
export function flatTrail(sheet: FactSheet): readonly Finding[] {
  const [gain, distance] = [sheet.get('climb.gain'), sheet.get('session.distance')];
  if (!sheet.has('contradiction.flat-trail') || !gain || !distance) return [];
  return [
    {
      kind: 'terrain.flat-trail',
      statement: say`Flat ground, not a trail run: ${gain} up in all, over ${distance}, so the pace counts as on the road`,
      because: [],
      surprise: 0.6,
      importance: 0.5,
      confidence: 0.9,
      action: 'Choose the road profile on the watch for such a course.',
      covers: ['contradiction.flat-trail'],
    },
  ];
}
