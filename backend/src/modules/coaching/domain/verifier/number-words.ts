const WORDS: Readonly<Record<string, number>> = {
  two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, eleven: 11, twelve: 12, thirteen: 13, fourteen: 14, fifteen: 15,
  sixteen: 16, seventeen: 17, eighteen: 18, nineteen: 19, twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60, seventy: 70, eighty: 80, ninety: 90,
};

/** What people count or measure; a number word before anything else ("the two of them") is no measurement. */
const COUNTED =
  'intervals?|reps?|repetitions?|repeats?|laps?|efforts?|hours?|minutes?|mins?|seconds?|climbs?|times|km|kilomet(?:re|er)s?|miles?|met(?:re|er)s?|feet|watts?|beats?|bpm|percent|per cent|' +
  'pauses?|stops?|surges?|sprints?|sets?|rounds?|recoveries|points?|splits?|days?|weeks?|rides?|runs?|sessions?|workouts?|steps?|degrees|calories|attacks?';

const TENS = 'twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety';
const ALONE = Object.keys(WORDS).join('|');
const PATTERN = new RegExp(String.raw`\b(?:(${TENS})[ -](two|three|four|five|six|seven|eight|nine|one)|(${ALONE}))(?=[ -](?:[a-z]+[ -]){0,2}?(?:${COUNTED})\b)`, 'gi');

/** Writes counted number words as digits: "five work intervals" becomes "5 work intervals". */
export function withDigits(text: string): string {
  return text
    .replace(PATTERN, (_, tens?: string, ones?: string, alone?: string) => {
      if (alone) return String(valueOf(alone));
      return String(valueOf(tens ?? '') + (ones?.toLowerCase() === 'one' ? 1 : valueOf(ones ?? '')));
    })
    .replace(/\b(?:an?|one) hour and a half\b/gi, '90 minutes')
    .replace(/\bhalf an hour\b/gi, '30 minutes')
    .replace(/\b(?:an|one) hour\b(?= (?:and )?\d)/gi, '1 hour');
}

function valueOf(word: string): number {
  return WORDS[word.toLowerCase()] ?? 0;
}
