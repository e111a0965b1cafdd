import type { Answer } from '#coaching/domain/answer/answer.js';
import type { Look } from '#coaching/domain/answer/look.js';
import { say, type Line } from '#coaching/domain/answer/say.js';
import { capitalized, list } from '#coaching/domain/answer/words.js';
import type { Fact } from '#coaching/domain/facts/fact.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import type { AskedChannel } from '#coaching/domain/understanding/channel-asked.js';
import type { Ask } from '#coaching/domain/understanding/follow-up.js';
import { placeFacts, type PlaceFacts } from '../exact/place-facts.js';
import { placeOf } from './compared.js';
import { subjectIn } from './contest.js';

interface PlaceOfOne {
  readonly subject: string;
  readonly place: PlaceFacts;
}

const PARTS: Readonly<Partial<Record<AskedChannel, keyof PlaceFacts>>> = {
  power: 'power',
  normalized: 'power',
  heartRate: 'heartRate',
  speed: 'speed',
  cadence: 'cadence',
  time: 'time',
  distance: 'distance',
};
const WORD: Readonly<Partial<Record<keyof PlaceFacts, string>>> = {
  power: 'power',
  speed: 'speed',
  heartRate: 'heart rate',
  cadence: 'cadence',
};

/**
 * "Power in the first 10 minutes", of each of the workouts or of the one that is named; null where
 * no single place is asked for.
 */
export function eachPlace(
  sheet: FactSheet,
  { spot, other, channels, plain }: Ask,
  look?: Look,
): { readonly answer: Answer; readonly sheet: FactSheet } | null {
  if (sheet.kind !== 'comparison' || spot === null || other !== null) return null;
  const named = subjectIn(plain.replace(spot.text, ' '));
  const wanted = sheet.extras.subjects.filter(({ name }) => named === null || name === named);
  let grown = sheet;
  const places: PlaceOfOne[] = [];
  for (const { name } of wanted) {
    const seen = look?.(grown, spot, name);
    grown = seen?.sheet ?? grown;
    const place = seen ? placeFacts(grown, seen.key, seen.name) : null;
    if (place) places.push({ subject: name, place });
  }
  // Of ten minutes nobody asks how long they took.
  const asked = channels
    .flatMap((channel) => PARTS[channel] ?? [])
    .filter((part) => part !== 'time' || !('by' in spot) || spot.by !== 'seconds');
  const running = sheet.context.family === 'running';
  const parts =
    asked.length > 0
      ? asked
      : (['power', 'speed', 'heartRate', 'cadence'] as const).filter(
          (part) => part !== 'power' || !running,
        );
  const lines = [...new Set(parts)].map((part) => line(places, part));
  const without = wanted.filter(({ name }) => !places.some(({ subject }) => subject === name));
  const missing =
    without.length > 0
      ? `I can't tell about that part of ${list(without.map(({ name }) => placeOf(name)))}, ` +
        `because ${look ? 'there is no such part in it' : 'its samples are not at hand here'}.`
      : null;
  const [finding, ...evidence] = lines.filter((one) => one !== null);
  return {
    sheet: grown,
    answer: {
      finding: [
        finding ?? missing ?? `I can't tell that of this part, because it was not recorded.`,
      ],
      evidence: [...evidence, finding ? missing : null],
      meaning:
        places.length > 1
          ? ['Hills, wind and stops are in both, so a difference need not be one of effort.']
          : [],
    },
  };
}

/** "In the first 10:00 your power averaged 150 W in the first and 180 W in the second." */
function line(places: readonly PlaceOfOne[], part: keyof PlaceFacts): Line {
  const rows = places.flatMap(({ subject, place }) => {
    const fact = place[part];
    return typeof fact === 'object' ? [{ subject, fact: fact satisfies Fact }] : [];
  });
  const [first] = rows;
  if (!first) return null;
  const values = list(rows.map(({ subject, fact }) => say`${fact} in ${placeOf(subject)}`));
  const name = places[0]?.place.name ?? '';
  if (part === 'time' || part === 'distance') return `${capitalized(name)} took ${values}.`;
  const word = part === 'speed' && /\/(?:km|mi)$/.test(first.fact.display) ? 'pace' : WORD[part];
  return `In ${name} your ${word} averaged ${values}.`;
}
