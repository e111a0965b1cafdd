import { METRES_PER_MILE } from '#kernel/units.js';
import type { Look } from '#coaching/domain/answer/look.js';
import { say, type Line } from '#coaching/domain/answer/say.js';
import { sessionNoun } from '#coaching/domain/answer/words.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import type { Spot } from '#coaching/domain/understanding/spot.js';
import { placeFacts, type PlaceFacts } from './place-facts.js';
import type { FactKey } from '#coaching/domain/facts/registry/fact-key.js';

/** A place with its facts, or why there is none; the sheet may have grown on the way. */
export interface FoundPlace {
  readonly sheet: FactSheet;
  readonly place: PlaceFacts | null;
  readonly missing: Line;
}

/**
 * Finds what a spot points at: on the sheet where it is there, else by a closer look at the
 * recording.
 */
export function findPlace(sheet: FactSheet, spot: Spot, look?: Look): FoundPlace {
  switch (spot.kind) {
    case 'lap':
      return counted(sheet, spot, 'laps', 'laps.count', 'lap');
    case 'interval':
      return counted(sheet, spot, 'intervals.rep', 'intervals.count', 'work interval');
    case 'climb':
      return climb(sheet, spot);
    case 'part':
      return on(
        sheet,
        placeFacts(sheet, `pacing.${spot.part}`, partName(spot.part)),
        `I can't tell about ${partName(spot.part)}, because this ${sessionNoun(sheet)} was ` +
          'not cut into parts.',
      );
    case 'split':
      return split(sheet, spot, look);
    case 'edge':
    case 'stretch':
      return stretch(sheet, spot, look);
  }
}

function counted(
  sheet: FactSheet,
  spot: Extract<Spot, { kind: 'lap' | 'interval' | 'climb' }>,
  prefix: string,
  countKey: FactKey,
  noun: string,
): FoundPlace {
  const count = sheet.get(countKey);
  if (!count)
    return nothing(
      sheet,
      `I can't tell about ${article(noun)}, because this ${sessionNoun(sheet)} has no ${noun}s.`,
    );
  const number = spot.number === 'last' ? Number(count.value) : spot.number;
  if (number > Number(count.value))
    return nothing(
      sheet,
      say`You asked about ${spot.text}, but this ${sessionNoun(sheet)} has ${count} ${noun}${count.value === 1 ? '' : 's'}.`,
    );
  return on(
    sheet,
    placeFacts(sheet, `${prefix}.${number}`, `${noun} ${number}`),
    `I can't tell about ${spot.text}, because too many ${noun}s are in this file to keep each one.`,
  );
}

/** The sheet orders climbs by height; people count them as they come. */
function climb(
  sheet: FactSheet,
  spot: Extract<Spot, { kind: 'lap' | 'interval' | 'climb' }>,
): FoundPlace {
  const count = sheet.get('climbs.count');
  if (!count)
    return nothing(
      sheet,
      `I can't tell about a single climb, because I find none in this ${sessionNoun(sheet)} ` +
        'that is long and steep enough.',
    );
  const inOrder = sheet
    .all('climbs.')
    .filter(({ key }) => /^climbs\.\d+\.time$/.test(key))
    .sort((a, b) => (a.at?.from ?? 0) - (b.at?.from ?? 0));
  const number = spot.number === 'last' ? inOrder.length : spot.number;
  const found = inOrder[number - 1];
  if (!found)
    return nothing(
      sheet,
      say`You asked about ${spot.text}, but I find ${count} climb${count.value === 1 ? '' : 's'} in this ${sessionNoun(sheet)}.`,
    );
  return on(sheet, placeFacts(sheet, found.key.replace(/\.time$/, ''), 'that climb'), null);
}

function split(sheet: FactSheet, spot: Extract<Spot, { kind: 'split' }>, look?: Look): FoundPlace {
  const metres = spot.unit === 'mile' ? METRES_PER_MILE : 1000;
  const beyond = tooFar(sheet, (spot.number - 1) * metres, spot.text);
  if (beyond !== null) return nothing(sheet, beyond);
  const name = `${spot.unit} ${spot.number}`;
  const own =
    spot.unit === (sheet.context.units.distance === 'mi' ? 'mile' : 'km')
      ? placeFacts(sheet, `splits.${spot.number}`, name)
      : null;
  if (own) return on(sheet, own, null);
  const looked = look?.(sheet, spot);
  if (looked) return on(looked.sheet, placeFacts(looked.sheet, looked.key, looked.name), null);
  const each = sheet.number('laps.each');
  const lap =
    each !== null && Math.abs(each / metres - 1) < 0.02
      ? placeFacts(sheet, `laps.${spot.number}`, `lap ${spot.number}`)
      : null;
  return on(
    sheet,
    lap,
    `I can't tell about a single ${spot.unit === 'mile' ? 'mile' : 'kilometre'}, because the ` +
      `laps of this file are not laid by the ${spot.unit === 'mile' ? 'mile' : 'kilometre'}.`,
  );
}

function stretch(
  sheet: FactSheet,
  spot: Extract<Spot, { kind: 'edge' | 'stretch' }>,
  look?: Look,
): FoundPlace {
  const whole = sheet.number(spot.by === 'metres' ? 'session.distance' : 'session.duration');
  const from = spot.kind === 'stretch' ? spot.from : null;
  const beyond =
    from === null
      ? null
      : spot.by === 'metres'
        ? tooFar(sheet, from, spot.text)
        : tooLate(sheet, from, spot.text);
  if (beyond !== null) return nothing(sheet, beyond);
  if (spot.kind === 'edge' && whole !== null && spot.length > whole)
    return nothing(
      sheet,
      spot.by === 'metres'
        ? tooFar(sheet, spot.length, spot.text)
        : tooLate(sheet, spot.length, spot.text),
    );
  const looked = look?.(sheet, spot);
  if (looked) return on(looked.sheet, placeFacts(looked.sheet, looked.key, looked.name), null);
  return nothing(
    sheet,
    `I can't tell about just that stretch, because ` +
      `${look ? 'nothing was measured there' : 'its samples are not at hand here'}.`,
  );
}

function tooFar(sheet: FactSheet, metres: number, text: string): Line {
  const distance = sheet.get('session.distance');
  return distance && metres >= Number(distance.value)
    ? say`You asked about ${text}, but this ${sessionNoun(sheet)} was only ${distance} long.`
    : null;
}

function tooLate(sheet: FactSheet, seconds: number, text: string): Line {
  const duration = sheet.get('session.duration');
  return duration && seconds >= Number(duration.value)
    ? say`You asked about ${text}, but this ${sessionNoun(sheet)} took only ${duration}.`
    : null;
}

function partName(part: string): string {
  const [kind, place] = part.split('.');
  const names = kind === 'half' ? ['first', 'second'] : ['first', 'second', 'third', 'last'];
  return `the ${names[Number(place) - 1]} ${kind}`;
}

function article(noun: string): string {
  return `a single ${noun}`;
}

function on(sheet: FactSheet, place: PlaceFacts | null, otherwise: Line): FoundPlace {
  return {
    sheet,
    place,
    missing: place
      ? null
      : (otherwise ?? `I can't tell about that place, because no facts of it are at hand.`),
  };
}

function nothing(sheet: FactSheet, missing: Line): FoundPlace {
  return { sheet, place: null, missing };
}
