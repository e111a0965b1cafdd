/** Words of one kind: one of them in a follow-up takes the place of one in the question before. */
const LIKES: readonly RegExp[] = [
  /\b(?:zones? ?|z)[1-7]\b/,
  /\b(?:zones? ?|z)?(?:one|two|three|four|five)(?= ?(?:$|zone|\?))/,
  /\b(?:half(?:[ -]?marathon)?|full(?: marathon)?|marathon|\d+(?:\.\d+)? ?(?:km?|kms|kilomet(?:re|er)s?|mi|miles?))\b/,
  /\b\d{2,3}(?:\.\d)? ?(?:kg|kgs|kilos?|kilograms?)\b/,
  /\b[1-5]\d{2}(?: ?w(?:atts)?)?\b(?! ?(?:bpm|beats))/,
  /\b(?:sub ?-?)?\d{1,2}:\d{2}(?::\d{2})?\b|\bsub ?-?\d+\b/,
  /\b\d{1,2}(?:[.,]\d+)? ?(?:km ?\/? ?h|kmh|kph|mph)\b/,
  /\b\d+(?:[.,]\d+)? ?(?:%|percent)/,
  /\b\d+ ?(?:bpm|beats)\b/,
  /\b\d+(?:\.\d+)? ?(?:h|hrs?|hours?|min|mins|minutes?)\b/,
  /\b(?:power ?-?meter|power|watts?|wattage|heart ?-?rate(?: (?:strap|sensor|monitor))?|heart|hrm?|pulse|bpm|(?:chest )?strap|ticker|cadence(?: sensor)?|rpm|pace|speed(?: sensor)?|gps|distance|altitude|elevation|barometer|temperature)\b/,
  /\b(?:np|normali[sz]ed(?: power)?|xpower|variability(?: index)?|vi|intensity(?: factor)?|the if|an if|if(?= *\??$)|r?tss|training stress(?: score)?|stress score|(?:aerobic )?decoupling|drift|efficiency(?: factor)?|ef|ftp|w ?prime|w ?bal\w*|critical power|vdot|gap|grade.adjusted pace|trimp|coasting|cadence|form|fatigue|atl|ctl|tsb|monotony|vam|w\/kg)\b/,
  /\b(?:today|tomorrow|tmrw|(?:the )?day after(?: tomorrow)?|next (?:week|day|weekend|time|month))\b/,
];

/** Words that may surround what is put in the place of something else. */
const FRAME =
  /\b(?:and|or|but|so|ok|okay|then|what|whats|about|how|same|with|at|for|in|on|by|if|it|it were|was|were|be|would|will|could|is|my|the|a|an|only|just|now|rather|instead|say|more|like|that|this|one|ones|thing|again|also|too|as well|please|pls|plz|of|to|off|from|do|does|did|i|me|we|ditto|likewise|cool|thanks|thx|cheers|nice|hm+|right|over|make|lets|let|us|try|had|give|tell|know|mean|means|there|even|ah|yeah|no|actually|sorry|meant|not|them|these|those|maybe|perhaps|here|hypothetically|suppose|assuming|set|went|goes|trust|ok)\b/g;

/** More words beside it are a question of their own. */
const MOST_WORDS_BESIDE = 1;

/**
 * The question before with what a follow-up names in the place of its like: "how long in zone 2"
 * and "what about 4?" make "how long in zone 4"; empty where the follow-up names nothing alike.
 * Both in plain text.
 */
export function swapped(before: string, plain: string): readonly string[] {
  const alike = LIKES.filter((like) => like.test(before) && like.test(plain));
  const texts = alike
    .filter((like) => isAlone(plain, like))
    .map((like) => before.replace(new RegExp(like, 'g'), like.exec(plain)?.[0] ?? ''));
  const number = bareNumber(plain);
  return number === null ? texts : [...texts, ...withNumber(before, number)];
}

function isAlone(plain: string, like: RegExp): boolean {
  return rest(plain.replace(like, ' ')).length <= MOST_WORDS_BESIDE;
}

function rest(text: string): readonly string[] {
  return text
    .replace(FRAME, ' ')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
}

function bareNumber(plain: string): string | null {
  const [word = '', ...more] = rest(plain);
  return more.length === 0 && /^\d{1,3}$/.test(word) ? word : null;
}

const ZONE_NUMBER = /(\b(?:zones? ?|z))[1-7]\b/;
const NUMBER = /\b\d+(?:[.,]\d+)?\b/;

/** Where the question before names one number alone, another one is put in its place. */
function withNumber(before: string, number: string): readonly string[] {
  if (ZONE_NUMBER.test(before)) return [before.replace(ZONE_NUMBER, `$1${number}`)];
  const joined = before.replace(/\b(\d+(?:[.,]\d+)?)(?=(?:k|km|kg|w)\b)/g, '$1 ');
  const numbers = joined.match(new RegExp(NUMBER.source, 'g')) ?? [];
  return numbers.length === 1 ? [joined.replace(NUMBER, number)] : [];
}

/** Words that only turn the question before: other units, more of it, another view of the same. */
const TURNS =
  /\b(?:and|or|but|so|ok|then|just|only|now|what|whats|about|how|much|in|as|by|with|of|the|a|my|it|that|this|them|there|please|pls|percent(?:age)?|share|minutes?|mins?|hours?|time|each|every|all|above|beyond|over|up|higher|below|under|beneath|down|lower|plus|power|watts?|wattage|heart ?rate|hr|pulse|bpm|pace|zones?|ones?|instead|too|was|is|did|i|spend|spent|long)\b|%/g;

/** Whether a message says nothing but a turn of the question before it. */
export function isTurn(plain: string): boolean {
  return plain.replace(TURNS, ' ').replace(/[^a-z0-9]+/g, '') === '';
}
