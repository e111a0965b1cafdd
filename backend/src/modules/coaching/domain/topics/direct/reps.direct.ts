import { after, say, when, type Line } from '#coaching/domain/answer/say.js';
import type { Fact } from '#coaching/domain/facts/fact.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import { direct, type Direct } from './direct.js';
import { means } from './meant.js';

const NEXT =
  /\b(?:next (?:time|week|session|one|set)|should|aim|target|goal|for all|instead|go for|add|(?:do|be|go|get) better|better (?:to|if|next)|what(?:s| is)? better|(?:reps|watts|intervals) or more|more (?:reps|watts|intervals) or)\b/;
const OF_REPS =
  /\b(?:reps?|intervals?|repeats?|all (?:of them|\d+|two|three|four|five|six|seven|eight|ten)|target|watts|pace|aim)\b/;
const NOT_HERE = /\b(?:tomorrow|race|ftp|zone|rest|recover\w*|easy|week plan|marathon|10k|half)\b/;
/** A set whose last is this much weaker was begun too hard, percent (ours). */
const FADED = -5;

/** A target for the next such set: what the athlete held over the whole of this one. */
export const nextTarget: Direct = (sheet, question) => {
  const { plain } = question;
  const asked = (NEXT.test(plain) && OF_REPS.test(plain)) || means(question, 'next-set');
  if (!asked || NOT_HERE.test(plain)) return null;
  const ofSet = sheet.get('intervals.count');
  const mean = sheet.get('intervals.output');
  if (!ofSet || !mean || sheet.has('intervals.lengths')) return null;
  if (/\b(?:why|did|was|were)\b/.test(plain) && !/\bwould\b/.test(plain)) return null;
  const faded = (sheet.number('intervals.trend') ?? 0) <= FADED;
  if (/\badd\b|\bmore (?:reps|watts|intervals)\b/.test(plain))
    return repsOrWatts(sheet, mean, faded);
  return direct(
    sheet,
    faded
      ? say`Aim for about ${mean} in every one: that is what you averaged over all ${ofSet}.`
      : say`Aim for ${mean} to begin with, the mean you held over all ${ofSet}, and go up only if the last feels easy.`,
    trend(sheet),
    strongest(sheet),
  );
};

function repsOrWatts(sheet: FactSheet, mean: Fact, faded: boolean): ReturnType<Direct> {
  return direct(
    sheet,
    faded
      ? say`Neither yet: hold ${mean} over the whole set first.`
      : say`Add a rep or two at ${mean} before you add more intensity.`,
    trend(sheet),
  );
}

function trend(sheet: FactSheet): Line {
  return when(sheet, ['intervals.trend'], (change) => {
    if (!change) return null;
    return Number(change.value) <= FADED
      ? say`You began harder than you could hold: the last was ${change} against the first.`
      : say`From the first to the last the change was ${change}, so you were in control.`;
  });
}

function strongest(sheet: FactSheet): Line {
  const reps = sheet
    .all('intervals.rep.')
    .filter(({ key }) => key.endsWith('.output'))
    .sort((a, b) => Number(b.value) - Number(a.value));
  const [best, weakest] = [reps[0], reps.at(-1)];
  return best && weakest && reps.length > 1
    ? say`The strongest was ${best}, the weakest ${weakest}.`
    : null;
}

const TOO_HOT =
  /\b(?:start\w*|began|begin|go|went|set off|gone)\b.*\b(?:too )?(?:hot|hard|fast|quick|strong)\b|\bblew up\b|\bblow up\b|\boverc\w+k\w*\b/;

/** Whether a set was begun too hard. */
export const setTooHot: Direct = (sheet, { plain }) => {
  if (
    !TOO_HOT.test(plain) ||
    !sheet.has('intervals.count') ||
    /\b(?:why|should|next)\b/.test(plain)
  )
    return null;
  const trendFact = sheet.get('intervals.trend');
  const count = sheet.number('intervals.count');
  const [first, last] = [
    sheet.get('intervals.rep.1.output'),
    sheet.get(`intervals.rep.${count ?? 0}.output`),
  ];
  if (!trendFact || !first || !last) return null;
  const faded = Number(trendFact.value) <= FADED;
  return direct(
    sheet,
    faded
      ? say`Yes, a bit too hard: you went from ${first} in the first to ${last} in the last.`
      : say`No: the first was ${first} and the last ${last}.`,
    when(sheet, ['intervals.output'], (mean) =>
      mean && faded ? say`Your mean of ${mean} was the target you could have held.` : null,
    ),
  );
};

const DETECTED =
  /\b(?:how (?:do|did) you (?:know|find|detect|see)|where do (?:the|my|these) (?:reps|intervals) come from|didnt press|never pressed|without (?:pressing|laps)|no lap button)\b/;

/** Where the intervals come from. */
export const whereFrom: Direct = (sheet, { plain }) => {
  if (!DETECTED.test(plain) || !/\b(?:laps?|intervals?|reps?|efforts?)\b/.test(plain)) return null;
  return direct(
    sheet,
    when(sheet, ['intervals.source', 'intervals.count'], (source, count) =>
      source && count
        ? sheet.context.intervalSource === 'detected'
          ? say`I detected ${count} of them in your ${sheet.context.family === 'running' ? 'pace' : 'power'}, without laps${after(source)}.`
          : say`I count ${count} of them by ${source}.`
        : null,
    ),
    sheet.context.intervalSource === 'detected'
      ? 'A work interval is a stretch clearly above the level around it, long enough to be meant.'
      : null,
  );
};

const POINT = /\b(?:point|purpose|use|good for|benefit|why (?:do|would)|what do|what does)\b/;
const KINDS: readonly (readonly [RegExp, string])[] = [
  [
    /\b30 ?[/s-]* ?(?:and )?30s?\b|\b40 ?\/ ?20\w*\b|\b15 ?\/ ?15\w*\b/,
    'They collect time near your maximal oxygen uptake, because the rests are too short to recover fully.',
  ],
  [
    /\bover ?-? ?unders?\b/,
    'Over-unders teach you to clear lactate: you go just above threshold and recover just below it.',
  ],
  [
    /\bpyramids?\b/,
    'A pyramid changes the length of the reps, so you train several intensities in one session.',
  ],
  [/\bstrides?\b/, 'Strides are short fast runs that keep your stride quick without tiring you.'],
  [
    /\bsweet ?spot\b/,
    'Sweet spot is just below threshold: much training effect for an effort you can repeat.',
  ],
  [
    /\bvo2\w*(?: ?max)? (?:intervals|reps|work)\b/,
    'They raise your maximal oxygen uptake: minutes at an effort you hold for three to eight of them.',
  ],
];

/** What a kind of set is for. */
export const pointOfSet: Direct = (sheet, { plain }) => {
  if (!POINT.test(plain)) return null;
  const kind = KINDS.find(([words]) => words.test(plain))?.[1];
  if (kind === undefined) return null;
  const hard =
    sheet.get('intervals.zones.power.5.share') ?? sheet.get('intervals.zones.heartRate.5.share');
  return direct(sheet, kind, hard ? say`Here ${hard} of the work was in zone 5.` : null);
};

const RESIST =
  /\b(?:stop|avoid|prevent|fix|not|dont)\b.*\b(?:happen\w*|fad\w*|blow\w*|again|die|dying|bonk\w*)\b/;

/** How to end a race or a ride without fading. */
export const notFadeAgain: Direct = (sheet, { plain }) => {
  if (!RESIST.test(plain) || !/\b(?:how|what|next|race)\b/.test(plain)) return null;
  const [second, last] = [
    sheet.get('pacing.quarter.2.output'),
    sheet.get('pacing.quarter.4.output'),
  ];
  const average = sheet.get('power.average') ?? sheet.get('speed.average');
  if (!second || !last || !average || Number(last.value) >= Number(second.value)) return null;
  return direct(
    sheet,
    say`Start easier: near ${average}, the average you held here, instead of ${second}.`,
    say`In the last quarter you were down to ${last}.`,
    'Long rides with the last part at race effort train the rest.',
  );
};

const RACE_LIKE = /\brace\b.*\b(?:like (?:this|that)|this way|slow (?:then|to) fast|negative)\b/;

/** Whether a race should be paced like this session. */
export const raceLikeThis: Direct = (sheet, { plain }) => {
  if (!RACE_LIKE.test(plain)) return null;
  const change = sheet.get('pacing.second.pace') ?? sheet.get('pacing.second.output');
  const [first, second] = [sheet.get('pacing.half.1.output'), sheet.get('pacing.half.2.output')];
  if (!change || !first || !second) return null;
  const much = Math.abs(sheet.number('pacing.second.output') ?? 0) > 3;
  return direct(
    sheet,
    much
      ? say`Even is better: here the halves were ${first} and ${second}, and such a slow start gives time away.`
      : say`Yes: your halves were ${first} and ${second}, and even pacing works.`,
    'A slightly faster second half is the usual aim.',
  );
};
