import type { Answer } from '#coaching/domain/answer/answer.js';
import type { Look } from '#coaching/domain/answer/look.js';
import { say, type Line } from '#coaching/domain/answer/say.js';
import { capitalized, sessionNoun } from '#coaching/domain/answer/words.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import type { AskedChannel } from '#coaching/domain/understanding/channel-asked.js';
import type { Ask } from '#coaching/domain/understanding/follow-up.js';
import { changeAfter } from './change-after.js';
import { findPlace } from './find-place.js';
import { placeFacts, standing, wholeFacts, type Levelled, type PlaceFacts } from './place-facts.js';
import { meaningOfPlace, slowness } from '../pacing/why-slow.js';

/** Topics that speak about halves and quarters themselves. */
const KNOW_PARTS = ['pacing', 'split', 'start', 'drift', 'durability', 'balance', 'climb-pacing'];
/** Topics that a place in the question does not turn into a question about the place. */
const KNOW_PLACES = [
  'recovery',
  'prediction',
  'climb-pacing',
  'definition',
  'history',
  'plan-next',
  'plan-week',
];

/** The answer about one place of a workout; null where the question is about the whole. */
export function spotAnswer(
  sheet: FactSheet,
  ask: Ask,
  look?: Look,
): { readonly answer: Answer; readonly sheet: FactSheet } | null {
  const { spot, channels } = ask;
  const topic = ask.topics[0]?.id ?? '';
  if (
    spot === null ||
    sheet.kind !== 'workout' ||
    (KNOW_PLACES.includes(topic) && ask.other === null && !isLength(ask))
  )
    return null;
  if (
    spot.kind === 'part' &&
    (KNOW_PARTS.includes(topic) || !channels.some((channel) => channel in LEVELS))
  )
    return null;
  if (topic === 'start' && spot.kind === 'edge' && ask.other === null) return null;
  const found = findPlace(sheet, spot, look);
  if (!found.place)
    return {
      answer: { finding: [found.missing], evidence: [], meaning: [extent(found.sheet)] },
      sheet: found.sheet,
    };
  if (ask.other !== null) return twoPlaces(found.sheet, found.place, ask, ask.other, look);
  const change = changeAfter(found.sheet, ask, found.place, look);
  const answer = answerAbout(found.sheet, found.place, ask);
  return {
    answer: change ? { ...answer, finding: [change.line, ...answer.finding] } : answer,
    sheet: change?.sheet ?? found.sheet,
  };
}

/** "How long for the first 5 km" asks for that stretch, though 5 km is a race as well. */
function isLength({ spot, channels, plain }: Ask): boolean {
  return (
    spot?.kind === 'edge' &&
    (channels.includes('time') ||
      channels.includes('speed') ||
      /\bhow (?:long|fast)\b/.test(plain)) &&
    !/\b(?:race|predict\w*|could|can)\b/.test(plain)
  );
}

/** Two places side by side: each measure of the first against that of the second. */
function twoPlaces(
  sheet: FactSheet,
  first: PlaceFacts,
  ask: Ask,
  other: NonNullable<Ask['other']>,
  look?: Look,
): { readonly answer: Answer; readonly sheet: FactSheet } {
  const found = findPlace(sheet, other, look);
  const second = found.place;
  if (!second)
    return {
      answer: { finding: [found.missing], evidence: [extent(found.sheet)], meaning: [] },
      sheet: found.sheet,
    };
  const asked = ask.channels.flatMap((channel) => LEVELS[channel] ?? []);
  const running = sheet.context.family === 'running';
  const all: readonly Levelled[] = running
    ? ['speed', 'heartRate', 'cadence']
    : ['power', 'speed', 'heartRate', 'cadence'];
  const parts = asked.length > 0 ? asked : all;
  const lines = [...new Set(parts)].flatMap(
    (part) => level(first, second, part, second.name) ?? [],
  );
  const [finding, ...evidence] = lines;
  return {
    answer: {
      finding: [
        finding ?? `I can't tell how the two differ in that, because it was not recorded in both.`,
      ],
      evidence: [
        ...evidence,
        first.time && second.time
          ? say`${capitalized(first.name)} took ${first.time}, ${second.name} ${second.time}.`
          : null,
      ],
      meaning: ['Hills, wind and stops are in both, so a difference need not be one of effort.'],
    },
    sheet: found.sheet,
  };
}

const LEVELS: Readonly<Partial<Record<AskedChannel, Levelled>>> = {
  power: 'power',
  normalized: 'power',
  heartRate: 'heartRate',
  speed: 'speed',
  cadence: 'cadence',
};

/** What a question about time wants first: how long the stretch took. */
const ASKS_TIME = /\bhow (?:long|much time)\b|\bhow many minutes\b/;

function answerAbout(sheet: FactSheet, place: PlaceFacts, ask: Ask): Answer {
  const whole = ask.spot?.kind === 'interval' ? intervalsTogether(sheet) : wholeFacts(sheet);
  const running = sheet.context.family === 'running';
  const asked = ask.channels.flatMap((channel) => LEVELS[channel] ?? []);
  const main: Levelled =
    asked.find((part) => place[part]) ?? (running || !place.power ? 'speed' : 'power');
  const about =
    ask.spot?.kind === 'interval' ? 'all of them together' : `the whole ${sessionNoun(sheet)}`;
  const wanted = asked.find((part) => !place[part]);
  const others = (['power', 'speed', 'heartRate', 'cadence'] as const).filter(
    (part) => part !== main && place[part] && (part !== 'power' || !running),
  );
  return {
    finding: [
      wanted && asked.length === 1
        ? `I can't tell your ${WORD[wanted]} there, because none was recorded.`
        : null,
      ASKS_TIME.test(ask.plain) ? time(place) : null,
      slowness(ask, place, whole) ?? level(place, whole, main, about),
    ],
    evidence: [
      ASKS_TIME.test(ask.plain) ? null : time(place),
      ...others
        .slice(0, asked.length > 1 ? 4 : 3)
        .map((part) => level(place, whole, part, about, true)),
      slope(place),
      graded(place),
      stopped(place),
    ],
    meaning: [meaningOfPlace(ask, place, whole)],
  };
}

const WORD: Readonly<Record<Levelled, string>> = {
  power: 'power',
  speed: 'speed',
  graded: 'speed',
  heartRate: 'heart rate',
  cadence: 'cadence',
};

/** "In km 4 your heart rate averaged 152 bpm, above the 146 bpm of the whole run." */
function level(
  place: PlaceFacts,
  whole: PlaceFacts,
  part: Levelled,
  about: string,
  again = false,
): Line {
  const there = place[part];
  const all = whole[part];
  if (!there) return null;
  const name =
    part === 'speed' && there.display.includes('/') && !there.display.includes('/h')
      ? 'pace'
      : WORD[part];
  // The place is named once; what follows is of the same.
  const opening = say`${again ? 'There' : capitalized(inPlace(place.name))} your ${name} averaged ${there}`;
  const where = standing(place, whole, part);
  if (!all || where === null) return `${opening}.`;
  if (where === 'same') return say`${opening}, about the same as over ${about} (${all}).`;
  const word = name === 'pace' ? (where === 'above' ? 'faster than' : 'slower than') : where;
  return say`${opening}, ${word} the ${all} of ${about}.`;
}

export function inPlace(name: string): string {
  return /^(?:after|past|beyond|between|from|before|until|up to|at|around|since)\b/.test(name)
    ? name
    : /^that climb/.test(name)
      ? `on ${name}`
      : `in ${name}`;
}

/**
 * A stretch that was largely a stop is called a stop; otherwise its length and its speed would
 * not fit together.
 */
const STOPPED_SHARE = 0.2;

function time(place: PlaceFacts): Line {
  if (!place.time) return null;
  const stops =
    place.stopped && Number(place.stopped.value) >= STOPPED_SHARE * Number(place.time.value)
      ? say`, including stops of ${place.stopped}, which the averages leave out`
      : '';
  return say`It took ${place.time}${place.distance ? say` for ${place.distance}` : ''}${stops}.`;
}

function slope(place: PlaceFacts): Line {
  if (!place.grade || Math.abs(Number(place.grade.value)) < 0.5) return null;
  return say`The ground ${Number(place.grade.value) > 0 ? 'went uphill' : 'went downhill'} there, at ${place.grade} on average.`;
}

function graded(place: PlaceFacts): Line {
  return place.graded && place.speed && place.graded.display !== place.speed.display
    ? say`With hills taken out that is a pace of ${place.graded}.`
    : null;
}

function stopped(place: PlaceFacts): Line {
  if (
    place.time &&
    place.stopped &&
    Number(place.stopped.value) >= STOPPED_SHARE * Number(place.time.value)
  )
    return null;
  return place.stopped ? say`You stopped for ${place.stopped} of it.` : null;
}

function intervalsTogether(sheet: FactSheet): PlaceFacts {
  return placeFacts(sheet, 'intervals', 'the intervals') ?? wholeFacts(sheet);
}

function extent(sheet: FactSheet): Line {
  const distance = sheet.get('session.distance');
  const duration = sheet.get('session.duration');
  return distance && duration
    ? say`It covered ${distance} in ${duration}; ask me about any part of that.`
    : null;
}
