import type { SheetKind } from '../facts/fact-sheet.js';
import type { Meaning } from './meanings/meaning.js';
import { isForeign } from './language.js';
import { isOffTopic } from './off-topic.js';

/**
 * What a message is that asks nothing about training: thanks, a greeting, a question about the
 * coach, about another world, or in another language.
 */
export type Aside = 'thanks' | 'greeting' | 'abilities' | 'off-topic' | 'language';

/** A question that may have been meant, to be offered. */
export interface Guess {
  /** To end the sentence "Did you mean …?". */
  readonly label: string;
  readonly question: string;
}

const FILLER = String.raw`(?: |ok(?:ay)?|cool|great|nice|awesome|perfect|lol|haha|coach|mate|man|a lot|so much|very much|again|for (?:that|this|the help|your help)|thats? (?:helps|helpful)|that helps|(?:youre|you are|you|ur|u r|u are|u) (?:just |really |simply )?(?:the |a )?(?:best|legend|star|great|awesome|goat|champ|lifesaver|brilliant)|legend|thats (?:all|it|everything)(?: (?:for (?:today|now)|i (?:needed|wanted)))?|(?:see|catch|speak to|talk to) (?:you|ya|u)(?: (?:later|tomorrow|soon|around|next time|next week|(?:mon|tues|wednes|thurs|fri|satur|sun)day))?|(?:that|this|it) was (?:a |really |so |very )*(?:beast|helpful|useful|fun|great|tough one|good one)|bye|then|good|and|have a (?:nice|good) (?:day|one)|[,?]|much|really|all)*`;
const THANKS = new RegExp(
  String.raw`^${FILLER}(?:thanks?(?: you)?|thx|ty|tysm|cheers|appreciate it|much appreciated|got it|good to know|makes sense|that makes sense|you rock|youre the best)${FILLER}$`,
);
const PRAISE =
  /^(?:ok(?:ay)?|cool|great|nice(?: one)?|awesome|perfect|brilliant|lovely|sweet|wow|lol|haha|good|alright|fair enough|love it|bye|good ?night|see you(?: later| tomorrow)?)(?: (?:ok|cool|then|coach|mate|lol|bye|that helps))*$/;
const GREETING =
  /^(?:hi|hey|hello|hiya|howdy|yo|sup|good (?:morning|afternoon|evening|day)|morning|greetings|hey there|hi there|hello there|whats up)(?: (?:coach|there|again|mate|man|everyone))*(?: ?,? ?how(?:s it going| are you(?: doing)?(?: today)?))?$|^how are you(?: doing)?(?: today)?$/;

/** What a whole message is beside a question about training, by the rules alone. */
export function asideOf(message: string, plain: string): Aside | null {
  if (isOffTopic(plain)) return 'off-topic';
  const whole = plain.replace(/[?\s,]+$/, '');
  if (THANKS.test(whole) || PRAISE.test(whole)) return 'thanks';
  if (GREETING.test(whole)) return 'greeting';
  return isForeign(message) ? 'language' : null;
}

const ASIDES: Readonly<Record<string, Aside>> = {
  thanks: 'thanks',
  greeting: 'greeting',
  abilities: 'abilities',
  'off-topic': 'off-topic',
};

/** The aside that a meaning of small talk stands for. */
export function asideMeant({ id }: { readonly id: string }): Aside | null {
  return ASIDES[id] ?? null;
}

/** Kinds of sheets on which a meaning can be asked; small talk is possible everywhere. */
export function isAskedOn(
  meaning: Pick<Meaning, 'id' | 'topics' | 'asked'>,
  kind: SheetKind,
): boolean {
  const { topics, asked = [] } = meaning;
  return kind in topics || asked.includes(kind) || asideMeant(meaning) !== null;
}
