import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import { Verifier } from '#coaching/domain/verifier/verifier.js';
import { seededRandom } from '#workouts/domain/simulation/noise.js';

/** A whole answer with its marks, and the sheet it speaks of. */
export interface MarkedAnswer {
  readonly sheet: FactSheet;
  readonly sentences: readonly string[];
  readonly question: string;
}

type Lie = (sentence: string, sheet: FactSheet) => string | null;

const VALUE = /(?<![\w.:])(\d[\d.:\u202f]*\d|\d)(\s?[^\d[\]\s]{0,6})? \[(F\d+)\]/u;

const swapped =
  (pairs: readonly (readonly [RegExp, string])[]): Lie =>
  (sentence) => {
    const pair = pairs.find(([words]) => words.test(sentence));
    return pair ? sentence.replace(pair[0], pair[1]) : null;
  };

/** Ways to make a true sentence false, those of the design and no other code than this. */
const LIES: Readonly<Record<string, Lie>> = {
  digit: (sentence) =>
    onValue(sentence, (digits) =>
      digits.replace(/\d(?=\D*$)/, (last) => String((Number(last) + 3) % 10)),
    ),
  'first digit': (sentence) =>
    onValue(sentence, (digits) => digits.replace(/\d/, (first) => String((Number(first) % 9) + 1))),
  unit: swapped([
    [/(?<=\d )W(?= \[F)/, 'bpm'],
    [/(?<=\d )bpm(?= \[F)/, 'W'],
    [/(?<=\d)%(?= \[F)/, ' bpm'],
    [/(?<=\d )(?:rpm|spm)(?= \[F)/, 'W'],
    [/(?<=\d )kJ(?= \[F)/, 'W'],
  ]),
  'imperial for metric': swapped([
    [/\/km(?= \[F)/, '/mi'],
    [/\/mi(?= \[F)/, '/km'],
    [/(?<=\d )km(?= \[F)/, 'mi'],
    [/(?<=\d )mi(?= \[F)/, 'km'],
    [/km\/h(?= \[F)/, 'mph'],
    [/mph(?= \[F)/, 'km/h'],
  ]),
  sign: swapped([
    [/\+(?=[1-9])/, '\u2212'],
    [/\u2212(?=[1-9])/, '+'],
  ]),
  direction: swapped([
    [/\brose by\b/, 'fell by'],
    [/\bfell by\b/, 'rose by'],
    [/\bhigher\b(?= (?:than|in))/, 'lower'],
    [/\blower\b(?= than)/, 'higher'],
    [/\bfaster than\b/, 'slower than'],
    [/\bslower than\b/, 'faster than'],
  ]),
  'label swap': swapped([
    [/\band peaked at\b/, 'and averaged'],
    [/\bNormalized power was\b/, 'Average power was'],
    [/\byour FTP of\b/, 'your average power of'],
    [/\bYour cadence averaged\b/, 'Your heart rate averaged'],
    [/\bYour heart rate averaged\b/, 'Your cadence averaged'],
  ]),
  'neighbour rep': (sentence, sheet) => {
    const id = VALUE.exec(sentence)?.[3];
    const fact = id ? sheet.withId(id) : undefined;
    if (!fact || !/\.(?:rep|[1-5]|quarter)\./.test(fact.key)) return null;
    const shape = fact.key.replace(/\d+/g, '#');
    const other = sheet.facts.find(
      ({ key, display }) => key.replace(/\d+/g, '#') === shape && display !== fact.display,
    );
    return other ? sentence.replace(`[${fact.id}]`, `[${other.id}]`) : null;
  },
  zone: swapped([[/\bzone [1-5]\b(?! or)/, 'zone 7']]),
  'stale FTP': (sentence) =>
    /\bFTP of \d+ W/.test(sentence)
      ? sentence.replace(/(?<=\bFTP of )\d+/, (watts) => String(Number(watts) + 15))
      : null,
  'invented metric': (sentence) =>
    /^Your? /.test(sentence) ? 'Your lactate was 3.4 mmol/l at the end. ' : null,
  'invented number': (sentence) =>
    /\[F\d+\]/.test(sentence) ? 'You burned 431 g of carbohydrate on the way. ' : null,
};

function onValue(sentence: string, change: (digits: string) => string): string | null {
  const match = VALUE.exec(sentence);
  if (!match?.[1]) return null;
  return (
    sentence.slice(0, match.index) +
    change(match[1]) +
    sentence.slice(match.index + match[1].length)
  );
}

export interface MutantResult {
  readonly answers: number;
  readonly mutated: number;
  readonly caught: number;
  readonly byKind: Readonly<Record<string, { readonly made: number; readonly caught: number }>>;
  readonly missed: readonly string[];
  readonly trueSentences: number;
  readonly blocked: readonly string[];
}

/**
 * Makes one sentence of each of many answers false, kinds in turn, and looks what the verifier lets
 * through.
 */
export function runMutants(answers: readonly MarkedAnswer[], wanted: number): MutantResult {
  const random = seededRandom(20_250_614);
  const kinds = Object.keys(LIES);
  const tally = new Map(kinds.map((kind) => [kind, { made: 0, caught: 0 }]));
  const missed: string[] = [];
  const numbered = answers.filter(({ sentences }) =>
    sentences.some((sentence) => VALUE.test(sentence)),
  );
  let mutated = 0;
  for (let round = 0; mutated < wanted && round < 40; round++) {
    for (const [at, answer] of numbered.entries()) {
      if (mutated >= wanted) break;
      const kind = kinds[(at + round) % kinds.length] ?? '';
      const places = answer.sentences.flatMap((sentence, place) => {
        const lie = LIES[kind]?.(sentence, answer.sheet) ?? null;
        return lie === null || lie === sentence ? [] : [{ place, lie }];
      });
      const chosen = places[Math.floor(random() * places.length)];
      if (!chosen || random() < 0.5) continue;
      mutated += 1;
      const row = tally.get(kind) ?? { made: 0, caught: 0 };
      const caught = new Verifier(answer.sheet, answer.question).check(chosen.lie) === '';
      tally.set(kind, { made: row.made + 1, caught: row.caught + (caught ? 1 : 0) });
      if (!caught) missed.push(`${kind}: ${chosen.lie.trim()}`);
    }
  }
  const alone = answers.flatMap(({ sheet, sentences, question }) => {
    const verifier = new Verifier(sheet, question);
    return sentences
      .filter((sentence) => sentence.trim() !== '')
      .map((sentence) => ({ sentence, shown: verifier.check(sentence) !== '' }));
  });
  return {
    answers: numbered.length,
    mutated,
    caught: mutated - missed.length,
    byKind: Object.fromEntries(tally),
    missed,
    trueSentences: alone.length,
    blocked: [
      ...new Set(alone.filter(({ shown }) => !shown).map(({ sentence }) => sentence.trim())),
    ],
  };
}
