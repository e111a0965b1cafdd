import { capitalized } from '#coaching/domain/answer/words.js';
import { inWords, say } from '#coaching/domain/answer/say.js';
import type { Fact } from '#coaching/domain/facts/fact.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import type { Finding } from '../finding.js';
import { atOutput } from './outputs.js';

/** Stops worth a word: this share of the time, or this long together (ours). */
const SHARE = 0.06;
const LONG_S = 480;
/** From so many stops on, what went without one is worth a word (ours). */
const MANY = 10;
/** … where they took this share of the time. */
const STANDING = 0.2;
/** A stop-and-go stretch that begins so early is the way out of town. Seconds (ours). */
const START_S = 300;
/** Standing with the clock on from here on changes averages (ours). */
const CLOCK_ON = 0.05;

/** Stops: how many and how long, standing with the clock on, the start, the longest stretch. */
export function stops(sheet: FactSheet): readonly Finding[] {
  return [...total(sheet), ...clockOn(sheet), ...town(sheet), ...unbroken(sheet)];
}

function total(sheet: FactSheet): readonly Finding[] {
  const [count, sum] = [sheet.get('stops.count'), sheet.get('stops.total')];
  const longest = sheet.get('stops.1.length');
  const all = sheet.number('session.duration') ?? 0;
  if (!count || !sum || !longest?.at || Number(count.value) < 2) return [];
  const seconds = Number(sum.value);
  if (seconds < LONG_S && seconds < SHARE * all) return [];
  const many = Number(count.value) >= MANY;
  const start = sheet.get('stops.1.start');
  const noun = sheet.context.family === 'cycling' ? 'ride' : 'run';
  const broken = sheet.context.shape === 'steady' || sheet.context.shape === 'rolling';
  return [
    {
      kind: 'terrain.stops.some',
      statement: capitalized(
        say`${inWords(count)} stops cut it into pieces, ${sum} in all, the longest ${longest}${start ? say` at ${start}` : ''}`,
      ),
      because: [],
      surprise: many ? 0.45 : 0.5,
      importance: 0.5,
      confidence: 1,
      at: longest.at,
      ...(broken && {
        action: `Choose a route with fewer crossings for the next ${noun}, or save the break for its turning point.`,
      }),
    },
  ];
}

function clockOn(sheet: FactSheet): readonly Finding[] {
  const [standing, duration] = [sheet.get('stops.clockOn'), sheet.get('session.duration')];
  const moving = sheet.get('session.moving');
  if (!standing || !duration || !moving) return [];
  if (Number(standing.value) < CLOCK_ON * Number(duration.value)) return [];
  return [
    {
      kind: 'terrain.stops.clock-on',
      statement: say`You stopped for ${standing} with the clock on: only ${moving} of ${duration} were on the move`,
      because: ['Averages over the whole time come out too low for that.'],
      surprise: 0.55,
      importance: 0.55,
      confidence: 0.9,
      action: 'Switch on auto-pause, or pause the clock when you stop.',
      covers: ['data.clock-on'],
    },
  ];
}

function town(sheet: FactSheet): readonly Finding[] {
  const [count, time, distance] = (['count', 'time', 'distance'] as const).map((what) =>
    sheet.get(`stops.traffic.1.${what}`),
  );
  if (!count?.at || !time || count.at.from > START_S) return [];
  const pauses = sheet.get('stops.traffic.1.pauses') ?? count;
  const way = distance ? say` over ${distance}` : '';
  const sum = sheet.get('stops.total');
  const noun = sheet.context.family === 'cycling' ? 'ride' : 'run';
  return [
    {
      kind: 'terrain.stops.town',
      statement: say`The first ${time} were stop-and-go: ${inWords(pauses)} stops${way}, before the ${noun} could settle`,
      because: [sum ? say`All stops together took ${sum}.` : null],
      surprise: 0.5,
      importance: 0.6,
      confidence: 0.9,
      at: count.at,
      action: `Start the clock outside town, so that the ${noun} is one unbroken block.`,
      covers: ['terrain.stops.some'],
    },
  ];
}

function unbroken(sheet: FactSheet): readonly Finding[] {
  const of = (what: 'time' | 'distance' | 'power' | 'heartRate'): Fact | undefined =>
    sheet.get(`stops.unbroken.${what}`);
  const [time, distance, start] = [of('time'), of('distance'), sheet.get('stops.unbroken.start')];
  const stopsCount = sheet.number('stops.count') ?? 0;
  const standing = sheet.number('stops.total') ?? 0;
  if (!time?.at || !distance || stopsCount < MANY) return [];
  if (standing < STANDING * (sheet.number('session.duration') ?? 0)) return [];
  return [
    {
      kind: 'terrain.stops.unbroken',
      statement: say`The longest stretch without a stop was ${time}${start ? say` from ${start}` : ''}, ${distance}${atOutput({ power: of('power'), heartRate: of('heartRate') })}`,
      because: [],
      surprise: 0.6,
      importance: 0.6,
      confidence: 1,
      at: time.at,
      action: say`Plan an unbroken block longer than ${time} inside such a day if it was meant as training.`,
    },
  ];
}
