import { after, say, type Spoken } from '#coaching/domain/answer/say.js';
import type { Fact } from '#coaching/domain/facts/fact.js';
import type { MetricId, Shown } from '../metrics/span-metric.js';
import type { Part } from '../series/part.js';
import { listed, start, within } from '../words.js';
import { wordingOf, type Wording } from './wording.js';

/** A value that is to be said. */
export interface Spoke {
  readonly metric: MetricId;
  readonly fact: Fact;
}

/** All values of one part in one sentence, in the order in which they were asked for. */
export function valuesSentence(part: Part, values: readonly Spoke[], shown: Shown): string {
  const [only] = values;
  if (only && values.length === 1) return single(part, only, shown);
  const { said, rest } = withBeats(part, values, shown);
  const clauses = said.length === 0 ? rest.map(asClause(part, shown)) : said;
  const groups = GROUPS.flatMap((by) => groupOf(by, part, clauses));
  const ofPart = clauses.some(({ wording }) => wording.by === 'part');
  return sentence(clausesOf(groups), ofPart ? '' : ` ${within(part)}`);
}

/** Clauses with an "and" of their own are parted by commas. */
function clausesOf(groups: readonly string[]): string {
  if (groups.length < 3 && !groups.some((text) => text.includes(' and '))) return listed(groups);
  return [...groups.slice(0, -1), `and ${groups.at(-1) ?? ''}`].join(', ').replace(/^and /, '');
}

function sentence(text: string, where: string): string {
  return `${(text[0] ?? '').toUpperCase()}${text.slice(1)}${where}.`;
}

interface Clause {
  readonly wording: Wording;
  readonly value: string;
}

const GROUPS = ['part', 'you', 'your', 'the'] as const;

function asClause(part: Part, shown: Shown): (value: Spoke) => Clause {
  return ({ metric, fact }) => ({ wording: wordingOf(metric, part, shown), value: say`${fact}` });
}

const OUTPUTS: readonly MetricId[] = ['power', 'speed', 'normalized'];

/** "195 W at 159 bpm": the heart rate follows its output. */
function withBeats(
  part: Part,
  values: readonly Spoke[],
  shown: Shown,
): { readonly said: readonly Clause[]; readonly rest: readonly Spoke[] } {
  const heart = values.find(({ metric }) => metric === 'heartRate');
  const output = values.find(({ metric }) => OUTPUTS.includes(metric));
  if (!heart || !output) return { said: [], rest: values };
  const clause = asClause(part, shown);
  return {
    rest: [],
    said: values
      .filter((one) => one !== heart)
      .map((one) =>
        one === output
          ? { ...clause(one), value: say`${output.fact} at ${heart.fact}` }
          : clause(one),
      ),
  };
}

/** What is said of one subject, its verbs once each. */
function groupOf(by: Wording['by'], part: Part, clauses: readonly Clause[]): readonly string[] {
  const own = clauses.filter(({ wording }) => wording.by === by);
  if (own.length === 0) return [];
  const items = own.map(({ wording: { noun, verb, tail }, value }, at) => {
    const before = own[at - 1]?.wording;
    const end = tail === undefined ? '' : ` ${tail}`;
    if (by === 'part' || by === 'you')
      return `${before?.verb === verb ? '' : `${verb} `}${value}${end}`;
    const lead = at === 0 ? '' : by === 'your' ? 'your ' : 'the ';
    const same = before?.noun === noun;
    const named = same ? '' : `${lead}${noun} `;
    return `${named}${before?.verb === verb && !same ? '' : `${verb} `}${value}${end}`;
  });
  const who = by === 'part' ? nameAtStart(part) : by;
  return [`${who} ${listed(items)}`];
}

function nameAtStart(part: Part): string {
  return part.name.startsWith('km ') ? start(part) : part.name;
}

function single(part: Part, { metric, fact }: Spoke, shown: Shown): string {
  const wording = wordingOf(metric, part, shown);
  const none = nothing(metric, part, fact);
  if (none !== null) return none;
  if (wording.at !== undefined) {
    const noun = wording.noun.replace(/ at the (?:start|end)$/, '');
    return sentence(
      say`${wording.by} ${noun} was ${fact} at the ${wording.at} of ${part.name}`,
      '',
    );
  }
  const [text = ''] = groupOf(wording.by, part, [{ wording, value: say`${fact}` }]);
  const placeless = wording.by === 'part' || wording.timeless === true;
  return sentence(text, placeless ? '' : ` ${within(part)}`);
}

/** "You did not stop": no time is no value that anybody says. */
function nothing(metric: MetricId, part: Part, fact: Fact): string | null {
  if (fact.value !== 0 || (metric !== 'stopped' && metric !== 'pausedTime')) return null;
  const verb = metric === 'stopped' ? 'stop' : 'pause the timer';
  return say`You did not ${verb} ${within(part)}${after(fact)}.`;
}

/** One metric in two parts: "You averaged 170 W in the first half and 181 W in the second half". */
export function pairSentence(
  metric: MetricId,
  pair: readonly [Said, Said],
  shown: Shown,
  end: string,
): string {
  const [one, two] = pair;
  const { by, noun, verb, tail } = wordingOf(metric, one.part, shown);
  const behind = tail === undefined ? '' : ` ${tail}`;
  if (by === 'part')
    return sentence(
      say`${nameAtStart(one.part)} ${verb} ${one.value}${behind}${after(one.mark)} and ${two.part.name}${after(two.mark)} ${two.value}${end}`,
      '',
    );
  const who = by === 'you' ? 'you' : `${by} ${noun}`;
  return sentence(
    say`${who} ${verb} ${one.value} ${within(one.part)}${after(one.mark)} and ${two.value} ${within(two.part)}${after(two.mark)}${end}`,
    '',
  );
}

/** A value, or several joined already, in the part that has it. */
export interface Said {
  readonly part: Part;
  readonly value: Spoken;
  /** Stands behind the name of the part, whose numbers are no values. */
  readonly mark: Fact;
}
