import { describe, expect, it } from '@jest/globals';
import { SAMPLE_NAMES } from '#test/builders/coached-samples.js';
import { sampleSheet, UNIT_SYSTEMS } from '#test/builders/coached-sheets.js';
import { sentencesOf } from '../answer/answer.js';
import type { FactSheet } from '../facts/fact-sheet.js';
import { TOPICS } from '../topics/all-topics.js';
import { speaksOf } from '../topics/topic.js';
import { Verifier } from './verifier.js';

/**
 * So many mutated answers, and what the verifier must do with them (design of the coach, section
 * 8).
 */
const WANTED = 500;
const RECALL = 0.99;
const FALSE_BLOCKS = 0.01;

interface Answer {
  readonly sheet: FactSheet;
  readonly sentences: readonly string[];
}

/** Whole answers of the built-in coach that rest on numbers: true, and known to be. */
const ANSWERS: readonly Answer[] = SAMPLE_NAMES.flatMap((name) =>
  (['METRIC', 'IMPERIAL'] as const).flatMap((system) => {
    const sheet = sampleSheet(name, UNIT_SYSTEMS[system]);
    return TOPICS.filter((topic) => speaksOf(topic, 'workout'))
      .map((topic) => sentencesOf(topic.answer(sheet, '')))
      .filter((sentences) => sentences.some((sentence) => /\d[^[]*\[F\d+\]/.test(sentence)))
      .map((sentences) => ({ sheet, sentences }));
  }),
);

/** A number right before its mark. */
const CITED =
  /(?<!zone )(?<![\w.:])(?<sign>[+\u2212])?(?<number>\d[\d.:\u202f]*)(?<between>[^\d[\]]{0,12})\[(?<id>F\d+)\]/;

/** The sentence made false, or null where it gives no hold to that kind of lie. */
type Lie = (sentence: string, sheet: FactSheet) => string | null;

function cited(
  sentence: string,
): { number: string; between: string; id: string; sign: string; at: number; whole: string } | null {
  const match = CITED.exec(sentence);
  if (!match) return null;
  const { number = '', between = '', id = '', sign = '' } = match.groups ?? {};
  return {
    number: number.replace(/[.:]$/, ''),
    between,
    id,
    sign,
    at: match.index,
    whole: match[0],
  };
}

const swap =
  (...pairs: readonly (readonly [RegExp, string])[]): Lie =>
  (sentence) => {
    const fitting = pairs.find(([words]) => words.test(sentence));
    return fitting ? sentence.replace(...fitting) : null;
  };

const LIES: Readonly<Record<string, Lie>> = {
  digit: (sentence) => {
    const found = cited(sentence);
    if (!found) return null;
    const last = Number(found.number.at(-1));
    return sentence.replace(
      found.whole,
      found.whole.replace(found.number, `${found.number.slice(0, -1)}${last === 9 ? 8 : last + 1}`),
    );
  },
  'ten times': (sentence) => {
    const found = cited(sentence);
    return !found || /[:.]/.test(found.number) || Number(found.number) === 0
      ? null
      : sentence.replace(found.whole, found.whole.replace(found.number, `${found.number}0`));
  },
  unit: swap(
    [/(?<=\d )W(?= \[)/, 'bpm'],
    [/(?<=[1-9] )bpm(?= \[)/, 'W'],
    [/(?<=\d)%(?= \[)/, ' W'],
    [/(?<=[1-9] )rpm(?= \[)/, 'bpm'],
    [/(?<=[1-9] )spm(?= \[)/, 'rpm'],
    [/(?<=\d )kJ(?= \[)/, 'kcal'],
  ),
  'imperial for metric': swap(
    [/\/km(?= \[)/, '/mi'],
    [/\/mi(?= \[)/, '/km'],
    [/km\/h/, 'mph'],
    [/mph/, 'km/h'],
    [/°C/, '°F'],
    [/°F/, '°C'],
    [/(?<=[1-9] )km(?= \[)/, 'mi'],
    [/(?<=[1-9] )mi(?= \[)/, 'km'],
  ),
  sign: swap([/\+(?=\d)/, '\u2212'], [/\u2212(?=\d)/, '+']),
  direction: swap(
    [/\brose by\b/, 'fell by'],
    [/\bfell by\b/, 'rose by'],
    [/(?<=\] )higher\b/, 'lower'],
    [/(?<=\] )lower\b/, 'higher'],
    [/(?<=\] )slower\b/, 'faster'],
    [/(?<=\] )faster\b/, 'slower'],
  ),
  'label swap': swap(
    [/\bpeaked at\b/, 'averaged'],
    [/\bNormalized power was\b/, 'Average power was'],
    [/\bYou averaged (?=\d+ W \[F\d+\],)/, 'Your normalized power was '],
    [/\byour FTP of\b/, 'your average of'],
    [/\bYour cadence averaged\b/, 'Your heart rate averaged'],
    [/\bYour heart rate averaged\b/, 'Your power averaged'],
  ),
  'neighbour rep': (sentence, sheet) => {
    const found = cited(sentence);
    const fact = found && sheet.withId(found.id);
    if (!found || !fact || !/\d/.test(fact.key)) return null;
    const family = fact.key.replace(/\d+/g, '#');
    const other = sheet.facts.find(
      ({ key, display }) =>
        key !== fact.key && key.replace(/\d+/g, '#') === family && display !== fact.display,
    );
    return other && fact.display.includes(found.number)
      ? sentence.replace(`[${found.id}]`, `[${other.id}]`)
      : null;
  },
  'changed places': (sentence, sheet) => {
    const [first, second] = [...sentence.matchAll(/\[(F\d+)\]/g)].map(([, id = '']) => id);
    if (!first || !second || sheet.withId(first)?.display === sheet.withId(second)?.display)
      return null;
    return sentence
      .replace(`[${first}]`, '[#]')
      .replace(`[${second}]`, `[${first}]`)
      .replace('[#]', `[${second}]`);
  },
  'no such zone': swap(
    [/\bzone [1-5]\b/, 'zone 6'],
    [/\bzones? [1-5] and [1-5]\b/, 'zones 6 and 7'],
  ),
  'stale FTP': (sentence) =>
    /\bFTP of \d+/.test(sentence)
      ? sentence.replace(/(?<=\bFTP of )\d+/, (watts) => String(Number(watts) - 20))
      : null,
  'invented metric': (sentence) =>
    /^You(?:r)? /.test(sentence) ? `Your VO2max is about 57 ml/kg/min. ` : null,
  'invented number': (sentence) =>
    /\[F\d+\]/.test(sentence) ? 'You burned 913 kcal of fat on the way. ' : null,
  'certain cause': (sentence) =>
    /\b(?:rose|fell|lower|higher)\b/.test(sentence)
      ? 'Your heart rate rose because of the heat. '
      : null,
  'record out of nowhere': (sentence) =>
    /^You(?:r)? /.test(sentence) ? 'That makes it your best ride ever. ' : null,
};

/**
 * The same numbers in the same order each time (Lehmer), so that a failure can be looked at again.
 */
function* dice(): Generator<number> {
  for (let state = 20_260_501; ; state = (state * 48_271) % 2_147_483_647)
    yield state / 2_147_483_647;
}

interface Mutant {
  readonly kind: string;
  readonly answer: Answer;
  readonly place: number;
  readonly lie: string;
}

/** Kinds of false sentences take turns, so that the many numbers do not crowd out the rest. */
function mutants(): readonly Mutant[] {
  const roll = dice();
  const possible = new Map(
    Object.entries(LIES).map(([kind, lie]) => [
      kind,
      ANSWERS.flatMap((answer) =>
        answer.sentences.flatMap((sentence, place): Mutant[] => {
          const told = lie(sentence, answer.sheet);
          return told === null || told === sentence ? [] : [{ kind, answer, place, lie: told }];
        }),
      ),
    ]),
  );
  const made: Mutant[] = [];
  while (made.length < WANTED * 1.2 && [...possible.values()].some((left) => left.length > 0)) {
    for (const left of possible.values())
      made.push(...left.splice(Math.floor((roll.next().value ?? 0) * left.length), 1));
  }
  return made;
}

function shownOf({ sheet }: Answer, sentences: readonly string[]): readonly boolean[] {
  const verifier = new Verifier(sheet, '');
  return sentences.map((sentence) => verifier.check(sentence) !== '');
}

describe('the verifier on whole answers', () => {
  const all = mutants();

  it(`notices at least ${RECALL * 100} of 100 false sentences, of each kind, in ${WANTED} answers and more`, () => {
    const missed = all.filter(
      ({ answer, place, lie }) =>
        shownOf(
          answer,
          answer.sentences.map((sentence, index) => (index === place ? lie : sentence)),
        )[place],
    );
    const byKind = Object.keys(LIES).map((kind) => ({
      kind,
      made: all.filter((mutant) => mutant.kind === kind).length,
    }));
    expect(byKind.filter(({ made }) => made < 5)).toEqual([]);
    expect(all.length).toBeGreaterThanOrEqual(WANTED);
    const told = missed.map(({ kind, lie }) => `${kind}: ${lie}`);
    expect(1 - missed.length / all.length < RECALL ? told : []).toEqual([]);
  });

  it(`blocks at most ${FALSE_BLOCKS * 100} of 100 true sentences, also beside a lie`, () => {
    const beside = all.flatMap(({ answer, place, lie }) => {
      const shown = shownOf(
        answer,
        answer.sentences.map((sentence, index) => (index === place ? lie : sentence)),
      );
      // What points back at the lie goes with it, as it must.
      return answer.sentences.flatMap((sentence, index) =>
        index === place || (index > place && /^(?:That|This|These|It|Both|So)\b/.test(sentence))
          ? []
          : [{ sentence, shown: shown[index] }],
      );
    });
    const blocked = [
      ...new Set(beside.filter(({ shown }) => shown !== true).map(({ sentence }) => sentence)),
    ];
    expect(blocked.length / beside.length > FALSE_BLOCKS ? blocked : []).toEqual([]);
    const alone = ANSWERS.flatMap((answer) =>
      shownOf(answer, answer.sentences).map((shown, index) => ({
        shown,
        sentence: answer.sentences[index],
      })),
    );
    const wrong = alone.filter(({ shown }) => !shown).map(({ sentence }) => sentence);
    expect(alone.length).toBeGreaterThan(1000);
    expect(wrong.length / alone.length > FALSE_BLOCKS ? wrong : []).toEqual([]);
  });
});
