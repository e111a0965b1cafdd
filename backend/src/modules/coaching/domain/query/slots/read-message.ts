import { boundedMessage } from '#coaching/domain/understanding/bounded.js';
import { plainText } from '#coaching/domain/understanding/plain-text.js';
import { withDigits } from '#coaching/domain/verifier/number-words.js';
import type { End, Query, Series } from '../query.js';
import type { Around } from './around.js';
import { composeWorkout, followUp, ofItself } from './compose-workout.js';
import { withCourse } from './course-of.js';
import { KNOWN_SLOT_WORDS } from './known-words.js';
import { scan } from './scan.js';
import { senseOf, type Sense } from './sense.js';
import { timed } from './workout/asked-metrics.js';
import { withEnd } from './workout/order-readers.js';

/** More questions than this in one message would make a report, not an answer. */
const MOST_QUERIES = 3;
/** A message with more sentences than this is a story. */
const MOST_SENTENCES = 8;
/** Where a sentence ends; a decimal point ends no sentence. */
const ENDS = /[!?;\n\u2026]+|\.(?!\d)|(?<=[a-z]) - (?!(?:its|their)\b)/i;

/** "(ignore the stub at the end)". */
const ASIDE = /\((?:ignor(?:e|ing)|not|sorry|if|or|just|no|lol|i|we|my)\b[^()]*\)/gi;
/** "What about the rpm in there, it felt like grinding cement". */
const REMARK =
  /,\s*(?=(?:it|i|that|this|they|we) (?:felt|feels?|looked|looks?|seemed|seems?|thought|think|guess)\b)|,? (?=(?:sorry|lol|haha)\b)/gi;

/** "The 4 min one - pace + hr": what is asked of what stands before the dash. */
const TAIL =
  /(?<=\w) ?[-\u2013\u2014] (?=(?:(?:avg|average|max|mean|top)\s+)?(?:pace|hr|heart|pulse|power|watts|cadence|times?|length|kms?|hm|gradient|speed|distance|how (?:long|fast|slow|far|hard|many|much)|where|when)\b)/gi;

/** Reps have no recoveries and no warm-up in them anyway. */
const LEFT_OUT =
  /\b((?:hard|fast|quality|work|interval|rep|effort)\w*\b.*?),? (?:without|excluding|not counting|minus|leaving out|apart from) (?:the |my |all )?(?:jogs?|recover(?:y|ies)|rests?|warm-? ?up|cool-? ?down|easy (?:bits|parts|stuff))(?:,? (?:and|or|&) (?:the |my )?(?:jogs?|recover(?:y|ies)|rests?|warm-? ?up|cool-? ?down|easy (?:bits|parts|stuff)))*/gi;

/** "I did ten reps right? lost count", "no power meter sadly": why somebody asks. */
const WHY_ASKED =
  /\b(?:i )?(?:(?:have |ve )?(?:lost|losing) (?:count|track)|cant remember|dont remember|forgot(?:ten)?|(?:am |m )?not sure|dont have a clue|no (?:clue|idea))(?: (?:myself|sorry|anymore|how many))?(?=\W*$)|,? ?\b(?:(?:given |since |as |because |cos )?(?:i |ive )?(?:no|without a|dont have a|havent got a|didnt have a|got no|have no) (?:power ?-?meter|pm|watts|heart ?-?rate (?:strap|monitor)|strap|hrm)(?: (?:sadly|sorry|here|on this(?: bike| one)?|today|unfortunately|yet|though|tho))*)(?=\W*$)/gi;

/**
 * What a message asks of one workout, as far as its words alone say it: a query for each of its
 * sentences that asks something. Empty where a sentence asks what no query says.
 */
export function readMessage(message: string, around: Around): readonly Query[] {
  const queries: Query[] = [];
  for (const sense of withoutRemarks(sensesOf(message))) {
    // "Table." behind what is to be in it.
    if (queries.length > 0 && isForm(sense)) continue;
    const taken = takenForGranted(sense, around);
    if (taken) {
      queries.push(taken);
      continue;
    }
    const query = composeWorkout(sense, {
      ...around,
      before: [...around.before, ...queries],
      continued: queries.length > 0,
    });
    const several =
      query === null || leavesOut(query, sense) ? severalOf(sense, around, queries) : null;
    if (several) {
      queries.push(...several);
      continue;
    }
    const clause = query && isUnderstood(sense) ? null : clauseOf(sense, around);
    if (query && isUnderstood(sense)) queries.push(query);
    else if (clause) queries.push(clause);
    else if (query !== null || asksMore(sense)) return [];
  }
  return queries.length > MOST_QUERIES ? [] : withoutExplained(queries);
}

/** A count says nothing of the values that are asked for beside it. */
function leavesOut({ operation }: Query, { metrics, ends, asks, does }: Sense): boolean {
  if (operation.kind === 'count') return metrics.length > 0 || asks('how fast') || asks('how long');
  const counting = does('count') || asks('how many');
  return counting && metrics.length + ends.length > 0 && operation.kind !== 'countWhere';
}

/** A query for each question of a sentence; null where one of them is not understood. */
function severalOf(
  { questions = [] }: Sense,
  around: Around,
  earlier: readonly Query[],
): readonly Query[] | null {
  const found: Query[] = [];
  for (const question of questions) {
    const before = [...around.before, ...earlier, ...found];
    const counted = found.at(-1);
    const query =
      (counted && ofCounted(counted, question)) ??
      composeWorkout(question, { ...around, before, continued: before.length > 0 });
    if (!query || !isUnderstood(question)) return null;
    found.push(query);
  }
  return found.length > 1 ? found : null;
}

/** "And how fast were they": values of what was counted right before. */
function ofCounted({ operation, scope }: Query, question: Sense): Query | null {
  const metrics = timed(question);
  if (operation.kind !== 'count' || !('series' in scope)) return null;
  if (question.read.series !== null || question.read.scopes.length > 0) return null;
  const [end] = question.ends;
  if (end) return endOfCounted(scope.series, end.end, question);
  if (metrics.length === 0) return null;
  return { metrics, scope, operation: { kind: 'value' }, why: false };
}

/** "And which was the longest", "and where was the longest". */
function endOfCounted(series: Series, end: End, question: Sense): Query {
  const metrics = withEnd(question);
  const placed = question.asks('where') || question.asks('when');
  return placed
    ? {
        metrics: [],
        scope: { kind: 'end', series, metric: metrics[0] ?? null, end, which: 1 },
        operation: { kind: 'when' },
        why: false,
      }
    : {
        metrics,
        scope: { kind: 'each', series },
        operation: { kind: 'extreme', end, which: 1 },
        why: false,
      };
}

const GRANTED =
  /^(?:so )?(?:since|given(?: that)?|seeing(?: as| that| how)?|considering(?: that)?|now that|as|because)\b/;

/** "Since power kept rising across the set, ...": what a question builds on is looked at first. */
function takenForGranted({ text, clauses = [] }: Sense, around: Around): Query | null {
  const [first, ...rest] = clauses;
  if (!first || rest.length === 0 || !GRANTED.test(text) || !first.does('trend')) return null;
  if (first.metrics.length === 0 || first.unread > 1 || first.has('elsewhere')) return null;
  const query = ofItself(first, around);
  const claimed = query && withCourse(query, first, true);
  return claimed?.course === undefined ? null : claimed;
}

/** Says how the answer is to look, and nothing else. */
function isForm({ content, does, unread, read }: Sense): boolean {
  return content === 1 && does('list') && unread === 0 && read.series === null;
}

/** "Dirt guy here, VAM for the steepest ramp?": the only clause that asks; the others are remarks. */
function clauseOf({ clauses }: Sense, around: Around): Query | null {
  if (!clauses || clauses.length < 2) return null;
  const read = clauses.map((clause) => {
    const query = clause.unread === 0 ? composeWorkout(clause, { ...around, before: [] }) : null;
    return asksMore(clause) || clause.ends.length > 0 || clause.read.series ? query : null;
  });
  const asking = read.filter((query) => query !== null);
  const onlyRemarks = clauses.every((clause, index) => read[index] != null || isRemark(clause));
  return asking.length === 1 && onlyRemarks ? (asking[0] ?? null) : null;
}

/** A clause that does not change the question. */
function isRemark({ metrics, limits, measures, numbers, read, slots }: Sense): boolean {
  const about = slots.flatMap((slot) => (slot.kind === 'elsewhere' ? [slot.about] : []));
  return (
    metrics.length + limits.length + measures.length + numbers.length + read.scopes.length === 0 &&
    about.every((one) => one === 'verdict' || one === 'sensor' || one === 'body')
  );
}

/** "So the rest was cake. How many halts?": a remark beside a question is not asked. */
function withoutRemarks(senses: readonly Sense[]): readonly Sense[] {
  const asking = senses.filter(isAsking);
  if (senses.length < 2 || asking.length === 0) return senses;
  const pointing = asking.some((sense) => sense.pointing !== null);
  const named = asking.some(({ read }) => read.scopes.length > 0 || read.series !== null);
  return senses.filter(
    (sense) =>
      isAsking(sense) ||
      (sense.measures.length + sense.read.scopes.length > 0 && !(named && isOfSensor(sense))) ||
      (pointing && sense.read.series !== null),
  );
}

/** "Zwift says 205 W": what another device shows is no claim about this workout. */
function isOfSensor({ slots }: Sense): boolean {
  return slots.some((slot) => slot.kind === 'elsewhere' && slot.about === 'sensor');
}

function isAsking(sense: Sense): boolean {
  return (
    sense.has('ask') || sense.metrics.length > 0 || sense.ends.length > 0 || sense.has('doing')
  );
}

/** "Cheers", "I knew it": nothing to lean on, and nothing that ends what was spoken of. */
export function saysNothing(message: string): boolean {
  return sensesOf(message).every(
    (sense) =>
      !isAsking(sense) &&
      sense.read.series === null &&
      sense.read.scopes.length + sense.read.loose.length === 0 &&
      !sense.has('elsewhere') &&
      sense.measures.length === 0,
  );
}

/** Whether a message is about what was answered before: each of its sentences that asks leans. */
export function leansBack(message: string, around: Around): boolean {
  if (around.aside || around.before.length === 0) return false;
  const senses = withoutRemarks(sensesOf(message));
  return senses.some((sense) => followUp(sense, around) !== null);
}

/** "Lap 4 only 154 W?? what happened there": the value is what is to be explained. */
function withoutExplained(queries: readonly Query[]): readonly Query[] {
  return queries.filter(({ scope, operation }, index) => {
    const next = queries[index + 1];
    const explained = next?.operation.kind === 'why' && operation.kind === 'value';
    return !(explained && JSON.stringify(next.scope) === JSON.stringify(scope));
  });
}

/** The sentences of a message by their slots; those that say nothing are left out. */
export function sensesOf(message: string): readonly Sense[] {
  return boundedMessage(message)
    .replace(/\b(?:no|nr)\. ?(?=\d)/gi, 'number ')
    .replace(/\bw\/o\b/gi, 'without')
    .replace(/#(?=\d)/g, 'number ')
    .replace(ASIDE, ' ')
    .replace(TAIL, ' ')
    .replace(LEFT_OUT, '$1')
    .replace(/[\u2019']/g, '')
    .replace(WHY_ASKED, ' ')
    .replace(REMARK, '; ')
    .replace(/>/g, ' above ')
    .replace(/</g, ' below ')
    .split(ENDS)
    .filter((sentence) => /[a-z0-9]/i.test(sentence))
    .slice(0, MOST_SENTENCES)
    .map((sentence) => ({
      ...senseOf(scan(slotText(sentence))),
      clauses: clausesOf(sentence),
      questions: questionsOf(sentence),
    }))
    .filter(
      ({ content, unread, leaning, pointing, slots, text }) =>
        content + unread > 0 ||
        slots.some(({ kind }) => kind === 'ask') ||
        ((leaning || pointing !== null) && slots.length > 1) ||
        (leaning && OTHER_WAY.test(text)),
    );
}

/** "And down?" */
const OTHER_WAY = /\b(?:up|down)$/;

const QUESTIONS =
  /,? (?:and|&|plus|n) (?:also )?(?=(?:how|what|whats|what's|which|where|when|give|list|show|did|was|were)\b)/i;
const ASKING =
  /^\W*(?:so |ok |and |hey )?(?:how|what|whats|what's|which|where|when|count|give|list|show|did|was|were)\b/i;

/** The questions of a sentence; empty where it has one. */
function questionsOf(sentence: string): readonly Sense[] {
  if (!ASKING.test(sentence)) return [];
  const questions = sentence.split(QUESTIONS);
  return questions.length < 2 ? [] : questions.map((one) => senseOf(scan(slotText(one))));
}

const CLAUSES = /[,:()\u2013\u2014]| - |\b(?:because|coz|cuz|so (?:i|we|that)|asking for)\b/i;

/** The clauses of a sentence; empty where it has one. */
function clausesOf(sentence: string): readonly Sense[] {
  const clauses = sentence.split(CLAUSES).filter((clause) => /[a-z]/i.test(clause));
  return clauses.length < 2 ? [] : clauses.map((clause) => senseOf(scan(slotText(clause))));
}

/** "Worst quarter pacewise". */
const WISE = /\b(pace|speed|power|watts?|hr|heart ?rate|pulse|cadence|time|distance)[- ]?wise\b/g;

/** "First-half pace". */
const HYPHENED =
  /\b(first|second|third|fourth|last|final|opening|closing)-(half|third|quarter|lap|rep|interval|km|kilomet(?:re|er)|mile|climb|minute|hour)\b/g;

/** "Every k quicker than the last": than the one before it. */
const EACH_BEFORE =
  /(\b(?:each|every) .*) (?:than|to) (?:the |its )?(?:last|previous(?: one)?|one before(?: it)?|before|predecessor)\b/g;

/** "The same hill four times": how often is no number of one of them. */
const TIMES_UP =
  /\b(hill|climb|loop|mountain|ascent|lap|road|pass) (?:\d+|two|three|four|five|six|seven|eight|nine|ten) times\b/g;

/** The last full km is the last one: what is cut off is never meant. */
function slotText(sentence: string): string {
  const digits = /hundred|thousand/i.test(sentence) ? withDigits(sentence) : sentence;
  return plainText(digits, KNOWN_SLOT_WORDS)
    .replace(WISE, '$1')
    .replace(HYPHENED, '$1 $2')
    .replace(/\bk ?#?(\d{1,2})(?= |$)/g, 'km $1')
    .replace(/\b(top|bottom) (\d+) (?:kms|ks|kilomet(?:re|er)s)\b/g, '$1 $2 splits')
    .replace(EACH_BEFORE, '$1')
    .replace(TIMES_UP, '$1')
    .replace(
      /(?<!\b(?:last|final) )\b(?:full|whole|complete|single) (?=k\b|km|kilomet|mile|lap)/g,
      '',
    );
}

/** Most of what was said was read. */
function isUnderstood({ content, unread, unreadPlace, metrics }: Sense): boolean {
  // An unread place does not matter to stopped time: every stop counts.
  const placed = unreadPlace && !metrics.includes('stopped');
  return !placed && (unread <= 1 || content > unread);
}

/** A sentence without a query is small talk unless it asks, or speaks of what others answer. */
function asksMore(sense: Sense): boolean {
  return (
    sense.slots.some((slot) => slot.kind === 'elsewhere' && slot.about !== 'verdict') ||
    sense.has('ask') ||
    sense.metrics.length > 0 ||
    sense.has('doing')
  );
}
