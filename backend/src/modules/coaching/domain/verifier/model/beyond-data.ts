import { found, type ModelCheck } from './model-sentence.js';

const word = (...all: readonly string[]): RegExp =>
  new RegExp(String.raw`\b(?:${all.join('|')})\b`);

/** The body, food, drink, drugs, sleep and what only a doctor may say. */
const BODY = word(
  'glycogen|carb(?:s|ohydrates?)?|calorie deficit|protein|gels?|electrolytes?|sodium|salt|sugar|caffeine|coffee|espresso|supplements?|vitamins?|iron|magnesium|diet|nutrition|fuel(?:l?ed|l?ing)?|food|eat(?:en|ing)?|ate|meal|breakfast|drink(?:ing)?|drank|fluids?|hydrat\\w+|dehydrat\\w+|water|weight loss|lose weight|race weight',
  'ibuprofen|painkillers?|medic\\w+|drugs?|doctor|disease|diagnos\\w+|symptoms?|inflam\\w+|tendon\\w*|injur\\w+|sprain\\w*|strain(?:ed|s)?|tear|knees?|calf|calves|hamstrings?|quads|achilles|hips?|shins?|ankles?|ic(?:e|ing) (?:it|your)|physio\\w*|massage|foam roll\\w*|stretch(?:es|ing)? (?:your|out)|compression|anemi\\w*|anaemi\\w*|hormon\\w*|cortisol|immune|virus|illness|ill|sick|infection|overtrain\\w*|burn-?out|thyroid|asthma|blood|arter\\w+|cardiac|heart (?:disease|attack|health|muscle)|healthy|unhealthy|safe(?:ly)?|dangerous|harmful|normal for (?:you|your age)|age group|your age',
  'sleep(?:ing)?|slept|nap|stress(?:ed|ful)? (?:at|from|life)|alcohol|hangover|mental(?:ly)?|motivation|nerves|nervous|anxi\\w+|mood|lactate|vo2(?:max)?|muscle (?:fib(?:re|er)s?|damage|mass)|hrv|variability of your heart|ground contact|vertical oscillation|stride length|core temperature|body battery|recovery time|lungs|legs (?:were|are|felt|got)|tired|sore(?:ness)?|exhaust\\w+|form (?:broke|fell|held)|bonk\\w*|hit the wall',
);
/** Weather, traffic, ground, equipment. */
const OUTSIDE = word(
  'wind(?:y|s)?|headwind|tailwind|rain\\w*|weather|humid\\w*|sun(?:ny)?|heat|hot|cold|ic(?:y)|snow\\w*|traffic|lights|road surface|gravel|mud\\w*|draft\\w*|slipstream|group|crowd\\w*|fan',
  'shoes?|tyres?|tires?|tubes?|wheels?|gear(?:s|ing)?|cassette|chain|saddle|cleats?|frame size|bike fit|battery|batteries|pads?|chest strap|strap|firmware|calibrat\\w+|zero offset|belt|incline|sensor (?:was|is|needs)|aero(?:dynamic\\w*)?|carbon|tooth|crank length|helmet|watch strap|pedals',
);
/** What stands in other people's numbers. */
const OTHERS = word(
  'most (?:\\w+ )?(?:riders|runners|cyclists|athletes|people|amateurs|beginners|men|women)|typical(?:ly)?|(?:average|recreational|elite|trained|amateur|club|good|strong|many|few|other|competitive|professional|pro) (?:\\w+ )?(?:riders?|runners?|cyclists?|athletes?|marathoners?)|pros?|amateurs|elites?|professionals|studies|study|research\\w*|science|scientists?|experts?|coaches|population|percentile|statistic\\w*|per ?cent of (?:all|runners|riders)|\\d+% of (?:runners|riders|people|athletes)|out of ten|than (?:most|average)|people (?:who|your|in)|riders? (?:in|of|at|who|your)|runners? (?:in|of|at|who|your)|category|cat \\d|rank(?:ed)? (?:among|in)|top (?:\\w+ )?(?:percent|third|quarter|half|ten|tier)|peers|competitors?|placed|podium|winner|world[- ]class|strava|segment|leaderboard|kom|garmin says',
);
/** Deeds outside the answer: what a reader is asked for, and what somebody claims to have done. */
const ELSEWHERE = word(
  "password|account|e-?mail|link|website|click|subscribe|subscription|premium|upgrade|download|app store|hotline|phone|call (?:the|your|us)|card|payment|paste|log ?in|sign ?in|instructions?|prompt|system message|rules say|brackets|calendar|deleted?|saved?|scheduled|synced?|uploaded for you|updated your|i(?:'ve| have) (?:added|changed|set|booked|sent|removed|updated|adjusted|put|logged)|friend|mate|wife|husband|partner|tom|teammate|neighbo(?:u)?r",
);

/**
 * What no file holds is never told as seen; that it is not in the data may be said.
 */
export const beyondData: ModelCheck = (sentence) => {
  const { words, isDenial } = sentence;
  const strict = [
    ...found(OTHERS, words, 'beyond data'),
    ...found(ELSEWHERE, words, 'beyond data'),
  ];
  if (strict.length > 0) return strict;
  const seen = [...found(BODY, words, 'beyond data'), ...found(OUTSIDE, words, 'beyond data')];
  return isDenial && NOT_THERE.test(words) ? [] : seen;
};

const NOT_THERE =
  /\b(?:(?:don't|do not) see|can'?t (?:tell|see|say|judge|know|check)|cannot (?:tell|see|say|judge|know)|not in (?:this|the|your)|(?:isn't|aren't|is not|are not|wasn't|weren't) (?:in|recorded|part of|known|on)|no way (?:to|of)|don't know|do not know|doesn't (?:show|hold|say|record|tell)|not (?:known|recorded|measured)|no (?:data|record|information)|beyond what|nothing (?:in|about)|lacks?|without)\b/;
