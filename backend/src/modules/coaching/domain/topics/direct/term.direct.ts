import { say, type Line } from '#coaching/domain/answer/say.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import { direct, type Direct } from './direct.js';
import type { FactKey } from '#coaching/domain/facts/registry/fact-key.js';

interface Term {
  readonly words: RegExp;
  readonly name: string;
  /** To follow the name and "is". */
  readonly is: string;
  /** What a value of it says. */
  readonly says: string;
  /** The value of this workout: the first of these facts that is there. */
  readonly keys: readonly FactKey[];
  /** Under which it is unknown. */
  readonly unknown?: readonly string[];
}

const TERMS: readonly Term[] = [
  {
    words: /\b(?:np|normali[sz]ed power|xpower)\b/,
    name: 'normalized power',
    is: 'an average that gives hard minutes more weight',
    says: 'It shows how hard a ride was on the body better than the plain average.',
    keys: ['power.normalized'],
    unknown: ['normalizedPower', 'power', 'runPower'],
  },
  {
    words: /\b(?:variability index|vi)\b/,
    name: 'variability index',
    is: 'normalized power divided by average power',
    says: 'Even power keeps it low, surges raise it.',
    keys: ['power.variability'],
    unknown: ['variabilityIndex', 'power', 'runPower'],
  },
  {
    words: /\b(?:intensity factor|the if|an if|your if|what is if|if mean)\b/,
    name: 'intensity factor',
    is: 'your effort as a share of your threshold',
    says: 'On rides it is normalized power over FTP, on runs pace against threshold pace.',
    keys: ['load.intensity'],
    unknown: ['intensityFactor', 'power'],
  },
  {
    words: /\b(?:r?tss|training stress(?: score)?|stress score)\b/,
    name: 'training stress',
    is: 'how long and how hard you went in a single number',
    says: 'Duration and the square of the intensity factor make it up.',
    keys: ['load.stress', 'load.heartRateStress'],
    unknown: ['trainingStress', 'power'],
  },
  {
    words: /\b(?:decoupling|pw ?:? ?hr|pa ?:? ?hr)\b/,
    name: 'decoupling',
    is: 'how far heart rate and output drift apart from the first half to the second',
    says: 'Little of it means that the effort suited your endurance.',
    keys: ['heartRate.decoupling'],
    unknown: ['decoupling', 'heartRate'],
  },
  {
    words: /\b(?:(?:cardiac|heart rate|hr) drift|drift)\b/,
    name: 'heart rate drift',
    is: 'how your heart rate changes in the course of a steady effort',
    says: 'Heat, thirst and tiredness raise it.',
    keys: ['heartRate.drift'],
    unknown: ['heartRateDrift', 'heartRate'],
  },
  {
    words: /\b(?:efficiency factor|ef)\b/,
    name: 'efficiency factor',
    is: 'your power, or on runs your speed, for each heartbeat',
    says: 'Compare it only with the same kind of session on other days.',
    keys: ['load.efficiency'],
    unknown: ['efficiencyFactor', 'heartRate'],
  },
  {
    words: /\b(?:ftp|functional threshold)\b/,
    name: 'FTP',
    is: 'the highest power that you can hold for about an hour',
    says: 'Power zones and training stress are built on it.',
    keys: ['threshold.ftp'],
    unknown: ['ftp'],
  },
  {
    words: /\b(?:w ?prime|w ?bal\w*|wbal)\b/,
    name: 'W′',
    is: 'the work that you can do above your critical power before you must ease off',
    says: 'It fills up again while you ride easier.',
    keys: ['wPrime.capacity'],
    unknown: ['wPrime'],
  },
  {
    words: /\bcritical power\b/,
    name: 'critical power',
    is: 'the line between power that you can hold for long and power that uses up a reserve',
    says: 'It is close to your FTP.',
    keys: ['wPrime.criticalPower'],
    unknown: ['wPrime'],
  },
  {
    words: /\bvdot\b/,
    name: 'VDOT',
    is: 'a running score from an all-out effort that lets times over different distances be compared',
    says: 'The higher, the faster.',
    keys: ['prediction.vdot'],
    unknown: ['vdot'],
  },
  {
    words: /\b(?:gap|grade.adjusted(?: pace)?)\b/,
    name: 'grade-adjusted pace',
    is: 'the pace on flat ground that would have cost you as much as the hills did',
    says: 'On flat routes it equals your pace.',
    keys: ['speed.graded'],
    unknown: ['gradeAdjustedPace'],
  },
  {
    words: /\btrimp\b/,
    name: 'TRIMP',
    is: 'a load from heart rate: minutes weighted by how high it was',
    says: 'It needs no power meter.',
    keys: ['load.heartRate'],
    unknown: ['trimp', 'heartRate'],
  },
  {
    words: /\bcoasting\b/,
    name: 'coasting',
    is: 'time on the move without pedalling',
    says: 'It lowers average power, and normalized power less.',
    keys: ['power.coasting'],
  },
  {
    words: /\bcadence\b/,
    name: 'cadence',
    is: 'turns of the pedals in a minute, or on runs steps of both feet',
    says: 'There is no number that is right for everybody.',
    keys: ['cadence.average'],
    unknown: ['cadence'],
  },
  {
    words: /\b(?:training )?load\b/,
    name: 'load',
    is: 'one number for how hard and how long you trained',
    says: 'A hard hour counts more than an easy one.',
    keys: [],
  },
  {
    words: /\b(?:form|freshness|tsb)\b/,
    name: 'form',
    is: 'your fitness minus your fatigue, so how fresh you are',
    says: 'Below zero you carry more load than you are used to.',
    keys: ['fitness.form'],
  },
  {
    words: /\b(?:fatigue|atl)\b/,
    name: 'fatigue',
    is: 'your load averaged over about a week',
    says: 'It rises and falls quickly.',
    keys: ['fitness.fatigue'],
  },
  {
    words: /\b(?:monotony)\b/,
    name: 'monotony',
    is: 'how alike the days of a week are: their mean load divided by their scatter',
    says: 'Hard and easy days beside each other keep it low.',
    keys: ['fitness.monotony'],
  },
];

const EXPLAIN =
  /\b(?:explain|define|definition|meaning of|(?<!i )means?|stands? for|translate|for dummies|in (?:plain|simple|baby|normal|easy) (?:\w+ )?(?:words?|language|english|terms)|what on earth|like im|dont get|dont understand|good for|what do you call|when its at home)\b/;
const WHAT_IS = /\b(?:what ?(?:is|are|s)|whats)(?: (?:a|an|the))? (?!my\b|our\b|this\b)/;
/** A value or a judgement is asked for, or a whole other thing. */
const NO_TERM =
  /\b(?:why|tomorrow|best|highest|lowest|laps?|reps?|km \d|half|quarter|zone|goal|estimate|if (?:my|i)|how (?:much|low|deep|close)|last|first|average (?:power|of)|for (?:the|this|that) (?:ride|run|workout|session)|in (?:the|this))\b/;
const AND_MINE = /\b(?:and|mine|what was mine|how much|my (?:number|value|score))\b/;

/** What a term means and what it was in this workout, both in the first sentence. */
export const termAndValue: Direct = (sheet, { plain, before }) => {
  const term = TERMS.find(({ words }) => words.test(plain));
  if (!term) return mine(sheet, plain, before);
  const explains = EXPLAIN.test(plain);
  const asksWhatIs = explains || (WHAT_IS.test(plain) && !/\b(?:my|was|were|did|i)\b/.test(plain));
  const both = /\bwhat (?:is|are) (?:it|that|they)\b/.test(plain) && AND_MINE.test(plain);
  if (!(asksWhatIs || both) || (NO_TERM.test(plain) && !explains)) return null;
  if (/\b(?:does (?:this|that|it|my))\b.*\bmean\b/.test(plain)) return null;
  const opening = first(sheet, term);
  return opening === null ? null : direct(sheet, opening, has(sheet, term) ? term.says : null);
};

const OF_MINE =
  /^(?:(?:and|so|ok|okay|cool|right|ah|thanks|thx|cheers|got it|i see|makes sense)[ ,]*)*(?:(?:what|whats|how (?:much|high|low|big|many))\b.*\b(?:mine|i (?:have|had|get|got)|my (?:one|own|number|value|score|figure)|(?:was|is) it (?:here|today|for me|this time|on this (?:ride|run|one))|for me)\b|(?:and )?(?:mine|my (?:one|own|number|value|score|figure)|for me|(?:what )?did i (?:have|get|do)|today|here|(?:for|on|in) (?:this|todays?|the|my) (?:one|ride|run|workout|session))).{0,12}$/;
const ABOUT_TERM = 2;

/** "And what was mine?" after the meaning of a term. */
function mine(sheet: FactSheet, plain: string, before: readonly string[]): ReturnType<Direct> {
  if (!OF_MINE.test(plain)) return null;
  const asked = before.slice(0, ABOUT_TERM).find((text) => asksMeaning(text));
  const term = TERMS.find(({ words }) => asked !== undefined && words.test(asked));
  if (!term) return null;
  const value = term.keys.map((key) => sheet.get(key)).find((fact) => fact !== undefined);
  const reason = (term.unknown ?? []).map((key) => sheet.unknown(key)).find((one) => one);
  if (value) return direct(sheet, say`Your ${term.name} was ${value}.`, term.says);
  return reason ? direct(sheet, say`I have no ${term.name} here, because ${reason}.`) : null;
}

function asksMeaning(plain: string): boolean {
  return EXPLAIN.test(plain) || WHAT_IS.test(plain);
}

/** Whether there is a value to be explained; a term without values is always explained. */
function has(sheet: FactSheet, { keys }: Term): boolean {
  return keys.length === 0 || keys.some((key) => sheet.has(key));
}

/** Null where nothing is known of a value: then the plain meaning is said. */
function first(sheet: FactSheet, { name, is, keys, unknown = [] }: Term): Line {
  const title = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  const value = keys.map((key) => sheet.get(key)).find((fact) => fact !== undefined);
  if (keys.length === 0) return `${title} is ${is}.`;
  if (value) return say`${title}, ${value} here, is ${is}.`;
  const reason = unknown.map((key) => sheet.unknown(key)).find((one) => one !== undefined);
  return reason ? say`${title} is ${is}; I have no value here, because ${reason}.` : null;
}
