import type { FactSheet } from '../facts/fact-sheet.js';
import { TOPICS } from '../topics/all-topics.js';
import { askedOfWeeks } from '../topics/history/weeks-answer.js';
import { answerNothingAsked } from '../topics/nothing-asked.js';
import type { Topic } from '../topics/topic.js';
import { directAnswer, whatIfAnswer } from '../topics/direct/all-direct.js';
import type { DirectQuestion } from '../topics/direct/direct.js';
import { exactAnswer } from '../topics/exact/exact-answer.js';
import { notHere } from '../topics/exact/not-here.js';
import { notOfThatTime } from '../topics/exact/period-answer.js';
import { spotAnswer } from '../topics/exact/spot-answer.js';
import type { Guess } from '../understanding/aside.js';
import type { Ask } from '../understanding/follow-up.js';
import type { Nearest } from '../understanding/nearest.js';
import { composedAnswer, isFollowUp } from '../query/composed-answer.js';
import { plainMessage, withoutOpening } from '../query/asked-query.js';
import { isProjection } from '../query/slots/workout/projection-reader.js';
import { isAllRead } from '../query/slots/read-sides.js';
import { sideAnswers, type RunSides } from '../query/comparison/side-answer.js';
import { pastAnswers, type RunPast } from '../query/history/past-answer.js';
import type { RunQuery } from '../query/query-answer.js';
import { withTermBefore } from '../understanding/that-term.js';
import { readQuestion, type Reading } from '../understanding/understand.js';
import { sentencesOf, type Answer } from './answer.js';
import { bridgeBetween } from './bridge.js';
import { corrections, deniedClaims } from './corrections.js';
import { fitted, shaped } from './fit.js';
import { followOn, rankedOf } from './follow-on.js';
import { atLevel, levelOf, MOST_WORDS } from './level.js';
import type { Look } from './look.js';
import { paragraphs, withoutRepeats } from './paragraphs.js';
import type { Tell } from './tell.js';

export interface CoachAnswer {
  /** Whole, each with the white space behind it; numbers carry the mark of their fact. */
  readonly sentences: readonly string[];
  /**
   * False where nothing was understood, or it was about something else or a doctor's: such a
   * question uses nothing up.
   */
  readonly counts: boolean;
  /** What was answered, by the ids of the topics; `spot` for a place, `exact` for one value. */
  readonly topics: readonly string[];
  /** The sheet with what was looked up on the way. */
  readonly sheet: FactSheet;
  /** What may have been meant where nothing was understood. */
  readonly guesses: readonly Guess[];
}

/** What helps to answer beside the sheet; without it the sheet and the rules alone answer. */
export interface Aids {
  readonly look?: Look | undefined;
  readonly tell?: Tell | undefined;
  readonly nearest?: Nearest | undefined;
  readonly run?: RunQuery | undefined;
  readonly sides?: RunSides | undefined;
  readonly past?: RunPast | undefined;
}

/**
 * Answers a message from the facts of a sheet: corrections of what it takes for granted first, then
 * one finding with its evidence and meaning for each thing asked. Pure: the same message over the
 * same sheet gives the same words.
 * @param before the athlete's earlier messages, oldest first
 */
export function coachAnswer(
  asWritten: string,
  given: FactSheet,
  before: readonly string[] = [],
  aids: Aids = {},
): CoachAnswer {
  const { look, tell, nearest } = aids;
  const message = withTermBefore(asWritten, before);
  const reading = readQuestion(message, given.kind, before, nearest);
  const { guesses } = reading;
  const queried = queries(given, before, aids);
  const plain = withoutOpening(plainMessage(message));
  const earlier = before.map(plainMessage).reverse();
  const ofWhole = (text: string, sheet: FactSheet, ranked: DirectQuestion['ranked'] = []) =>
    directAnswer(sheet, { plain: text, before: earlier, ranked });
  const ranked = rankedOf(reading);
  const asked = reading.aside === null && given.kind === 'workout' ? message : null;
  // A follow-up is about the part that it leans on.
  const carried = asked === null ? null : followOn(plain, given, before, nearest);
  const followed =
    asked !== null && carried === null && (isProjection(plain) || isFollowUp(asked, given, before))
      ? compose(asked, given, before, aids)
      : null;
  const put =
    carried ??
    (reading.aside === null ? whatIfAnswer(given, { plain, before: earlier, ranked }) : null);
  // What has an answer of its own is no question about parts and values.
  const own =
    reading.aside === null && followed === null
      ? (put ?? (oneQuestion(reading, message) ? ofWhole(plain, given, ranked) : null))
      : null;
  const composed =
    followed ?? (asked !== null && own === null ? compose(asked, given, before, aids) : null);
  if (composed)
    return {
      sentences: paragraphs(withDenied(composed.answers, given, reading.asks[0])),
      counts: true,
      topics: ['query'],
      sheet: composed.sheet,
      guesses,
    };
  // Words that call no topic may still name a part and a value.
  const whole = given.kind === 'history' && reading.aside === null;
  const alone =
    ofSides(reading, given, message, queried) ??
    own ??
    (whole ? (askedOfWeeks(given, plain) ?? queried(message, given)) : null) ??
    (mayStillAsk(reading) && given.kind === 'workout' ? queried(plain, given) : null) ??
    unsureAnswer(reading, given, { plain, before: earlier, ranked });
  if (alone)
    return {
      sentences: sentencesOf(
        alone === own && own !== put
          ? corrected(alone.answer, given, reading.asks[0])
          : (withDenied([alone.answer], given, reading.asks[0])[0] ?? alone.answer),
      ),
      counts: true,
      topics: [alone === own ? (own.topic ?? 'query') : 'query'],
      sheet: alone.sheet,
      guesses,
    };
  const { asks } = reading;
  if (asks.length === 0)
    return {
      sentences: sentencesOf(answerNothingAsked(reading, given, message)),
      counts: false,
      topics: [],
      sheet: given,
      guesses,
    };
  let sheet = atLevel(given, levelAsked(asks, given));
  const answers: Answer[] = [];
  const topics: string[] = [];
  for (const ask of asks) {
    const several = sheet.kind === 'history' ? queried(ask.plain, sheet) : null;
    const exact = several ? null : exactAnswer(sheet, ask, tell);
    const query =
      several ??
      (exact || sheet.kind === 'comparison'
        ? null
        : (ofWhole(ask.plain, sheet, ask.ranked) ?? queried(ask.plain, sheet)));
    const spot = exact ?? query ?? spotAnswer(sheet, ask, look);
    const parts = spot
      ? [spot.answer]
      : ask.topics.map((topic) => inShape(topic, topic.answer(sheet, ask.plain, ask)));
    sheet = spot?.sheet ?? sheet;
    const [first, ...rest] = parts.length > 0 ? parts : [withoutTopic(sheet, ask)];
    if (!first) continue;
    answers.push(
      {
        ...first,
        finding: [
          ...corrections(sheet, ask, query !== null),
          spot ? null : notOfThatTime(sheet, ask),
          ...first.finding,
        ],
      },
      ...rest,
    );
    topics.push(...(kindOf({ exact, query, spot }) ?? ask.topics.map(({ id }) => id)));
  }
  const bridge = bridgeBetween(topics);
  if (bridge !== null) answers.push({ finding: [], evidence: [], meaning: [bridge] });
  const sentences = paragraphs(fitted(withoutRepeats(answers), MOST_WORDS[levelOf(sheet)]));
  return { sentences, counts: topics.some((topic) => topic !== 'health'), topics, sheet, guesses };
}

/** Nothing was understood, but it was no thanks and no greeting either. */
function mayStillAsk({ asks, aside }: Reading): boolean {
  return asks.length === 0 && aside !== 'thanks' && aside !== 'greeting';
}

function compose(message: string, sheet: FactSheet, before: readonly string[], { run }: Aids) {
  return run ? composedAnswer(message, { sheet, before, run }) : null;
}

/** A question about workouts side by side is read whole. */
function ofSides(
  { aside }: Reading,
  given: FactSheet,
  message: string,
  queried: ReturnType<typeof queries>,
) {
  if (given.kind !== 'comparison') return null;
  // "Best lap of all" may sound as if it were about something else.
  const about =
    aside === null ||
    (aside === 'off-topic' && isAllRead(message)) ||
    (aside === 'thanks' &&
      (/\b(?:and|what about|how about)\b/i.test(message) ||
        /^\W*(?:list|show|compare|give|which|what|how|rank)\b/i.test(message)));
  return about ? queried(message, given) : null;
}

/** Where nothing was understood, the likeliest meaning is better than no answer. */
function unsureAnswer({ asks, aside }: Reading, sheet: FactSheet, question: DirectQuestion) {
  return asks.length === 0 && aside === null
    ? directAnswer(sheet, { ...question, unsure: true })
    : null;
}

/** What a question takes for granted is set right before it is answered. */
function corrected(answer: Answer, sheet: FactSheet, ask: Ask | undefined): Answer {
  const wrong = ask ? corrections(sheet, ask).filter((line) => line !== null) : [];
  return wrong.length === 0 ? answer : { ...answer, finding: [...wrong, ...answer.finding] };
}

/** A query answers what was asked; what was claimed beside it is set right first. */
function withDenied(
  answers: readonly Answer[],
  sheet: FactSheet,
  ask: Ask | undefined,
): readonly Answer[] {
  const denied = ask ? deniedClaims(sheet, ask).filter((line) => line !== null) : [];
  return answers.map((answer, at) =>
    at > 0 || denied.length === 0 ? answer : { ...answer, finding: [...denied, ...answer.finding] },
  );
}

/** A report is given only where one is asked for. */
function inShape({ id }: Topic, answer: Answer): Answer {
  return shaped(answer, REPORTS.includes(id) ? 'report' : 'answer');
}

const REPORTS = ['summary', 'recap'];

/** What answered: the first of these that did; null where it was topics. */
function kindOf(ways: Readonly<Record<string, object | null>>): readonly string[] | null {
  const way = Object.keys(ways).find((name) => ways[name] !== null);
  return way === undefined ? null : [way];
}

/** Answers what names a part of the workout that can be measured; null to everything else. */
function queries(given: FactSheet, before: readonly string[], { run, sides, past }: Aids) {
  if (given.kind === 'history' && past) return pastAnswers(before, past);
  if (given.kind === 'comparison' && sides) return sideAnswers(before, sides);
  if (given.kind !== 'workout' || run === undefined) return () => null;
  return (plain: string, sheet: FactSheet) => {
    const composed = composedAnswer(plain, { sheet, before, run });
    const [answer] = composed?.answers ?? [];
    return composed && answer ? { answer, sheet: composed.sheet } : null;
  };
}

/** Nothing understood, or one thing asked in however many clauses. */
function oneQuestion({ asks, aside }: Reading, message: string): boolean {
  const [first, ...others] = asks;
  if (aside !== null || LOOKED_UP.includes(first?.exact?.kind ?? '')) return false;
  return (
    others.every(({ follows, topics }) => follows || topics[0] === first?.topics[0]) ||
    !/[?;.].*[a-z]/i.test(message)
  );
}

/** What a tool works out from the samples is asked before anything else. */
const LOOKED_UP = [
  'time-between',
  'best-power',
  'peak',
  'stops',
  'per-kilo',
  'best-ever',
  'felt',
  'parts',
];

function levelAsked(asks: readonly Ask[], sheet: FactSheet) {
  const again = asks.find((ask) => ask.again !== null)?.again;
  return again === 'simpler' ? 'beginner' : again === 'deeper' ? 'advanced' : levelOf(sheet);
}

/** A value was stated and nothing asked: the sum of the session stands beside it. */
function withoutTopic(sheet: FactSheet, ask: Ask): Answer {
  if (sheet.kind !== 'workout') return notHere(sheet, ask);
  const summary: Topic | undefined = TOPICS.find(({ id }) => id === 'summary');
  return summary
    ? { ...summary.answer(sheet, ''), meaning: [] }
    : { finding: [], evidence: [], meaning: [] };
}
