import { describe, expect, it } from '@jest/globals';
import { SAMPLE_NAMES } from '#test/builders/coached-samples.js';
import { sampleSheet, UNIT_SYSTEMS } from '#test/builders/coached-sheets.js';
import { sentencesOf } from '../answer/answer.js';
import type { FactSheet } from '../facts/fact-sheet.js';
import { TOPICS } from '../topics/all-topics.js';
import { Verifier } from './verifier.js';

interface Sample {
  readonly sheet: FactSheet;
  readonly sentence: string;
}

/**
 * Every sentence with a cited number that the built-in coach says about the samples: true, and
 * known to be.
 */
const TRUE_SENTENCES: readonly Sample[] = SAMPLE_NAMES.flatMap((name) =>
  (['METRIC', 'IMPERIAL'] as const).flatMap((system) => {
    const sheet = sampleSheet(name, UNIT_SYSTEMS[system]);
    const sentences = new Set(
      TOPICS.flatMap((topic) =>
        sentencesOf(topic.answer(sheet, '')).map((sentence) => sentence.trim()),
      ),
    );
    return [...sentences]
      .filter((sentence) => /\d[^[]*\[F\d+\]/.test(sentence))
      .map((sentence) => ({ sheet, sentence }));
  }),
);

/** A number that stands right before its mark, zone numbers left out. */
const CITED_NUMBER = /(?<!zone )(?<![\w.:])\d[\d.:\u202f]*(?=[^\d[\]]{0,12}\[F\d+\])/g;

function holds({ sheet, sentence }: Sample): boolean {
  return new Verifier(sheet, '').check(sentence) !== '';
}

/**
 * Runs a change over all sentences it applies to; tells how many there were and which went
 * unnoticed.
 */
function mutated(change: (sentence: string, sheet: FactSheet) => readonly string[]): {
  made: number;
  unnoticed: string[];
} {
  const mutants = TRUE_SENTENCES.flatMap(({ sheet, sentence }) =>
    change(sentence, sheet)
      .filter((mutant) => mutant !== sentence)
      .map((mutant) => ({ sheet, sentence: mutant })),
  );
  return { made: mutants.length, unnoticed: mutants.filter(holds).map(({ sentence }) => sentence) };
}

/**
 * Each cited number with its last digit raised by one, so that nothing but rounding could explain
 * it; left out where the fact is a list that holds the other number too.
 */
function otherDigits(sentence: string, sheet: FactSheet): readonly string[] {
  return [...sentence.matchAll(CITED_NUMBER)].flatMap((match) => {
    const digits = match[0].replace(/[.:]$/, '');
    const last = Number(digits.at(-1));
    const changed = `${digits.slice(0, -1)}${last === 9 ? 8 : last + 1}`;
    const rest = sentence.slice(match.index + digits.length);
    const fact = sheet.withId(/\[(F\d+)\]/.exec(rest)?.[1] ?? '');
    return fact?.display.split(/, | and /).some((one) => one.startsWith(`${changed} `))
      ? []
      : [sentence.slice(0, match.index) + changed + rest];
  });
}

function swaps(
  pairs: readonly (readonly [RegExp, string])[],
): (sentence: string) => readonly string[] {
  return (sentence) =>
    pairs.flatMap(([words, other]) =>
      words.test(sentence) ? [sentence.replace(words, other)] : [],
    );
}

describe('Verifier', () => {
  it('lets through every true sentence', () => {
    expect(TRUE_SENTENCES.length).toBeGreaterThan(300);
    expect(
      TRUE_SENTENCES.filter((sample) => !holds(sample)).map(({ sentence }) => sentence),
    ).toEqual([]);
  });

  it('notices a wrong digit', () => {
    const { made, unnoticed } = mutated(otherDigits);
    expect(made).toBeGreaterThan(600);
    expect(unnoticed).toEqual([]);
  });

  it('notices a number ten times too large or too small', () => {
    const { unnoticed } = mutated((sentence) =>
      [...sentence.matchAll(CITED_NUMBER)]
        .filter(([number]) => !/[:.]/.test(number) && Number(number) > 0)
        .map(
          (match) =>
            `${sentence.slice(0, match.index)}${match[0]}0${sentence.slice(match.index + match[0].length)}`,
        ),
    );
    expect(unnoticed).toEqual([]);
  });

  it('notices a wrong unit', () => {
    const units: readonly (readonly [RegExp, string])[] = [
      [/(?<=\d )W(?= \[)/, 'bpm'],
      [/(?<=\d )bpm(?= \[)/, 'W'],
      [/(?<=\d )bpm(?= \[)/, 'rpm'],
      [/(?<=\d )km(?= \[)/, 'mi'],
      [/(?<=\d )mi(?= \[)/, 'km'],
      [/\/km(?= \[)/, '/mi'],
      [/\/mi(?= \[)/, '/km'],
      [/km\/h/, 'mph'],
      [/mph/, 'km/h'],
      [/°C/, '°F'],
      [/°F/, '°C'],
      [/(?<=\d)%(?= \[)/, ' W'],
      [/(?<=\d )min(?= \[)/, 's'],
      [/(?<=\d )m(?= \[)/, 'ft'],
      [/(?<=\d )ft(?= \[)/, 'm'],
      [/(?<=\d )rpm(?= \[)/, 'spm'],
      [/(?<=\d )kJ(?= \[)/, 'kcal'],
    ];
    const { made, unnoticed } = mutated(swaps(units));
    expect(made).toBeGreaterThan(300);
    // Nothing is nothing in every unit.
    expect(unnoticed.filter((sentence) => !/ 0 (?:m|ft) /.test(sentence))).toEqual([]);
  });

  it('notices a wrong direction', () => {
    const words: readonly (readonly [RegExp, string])[] = [
      [/\brose by\b/, 'fell by'],
      [/\bfell by\b/, 'rose by'],
      [/(?<=\] )higher\b/, 'lower'],
      [/(?<=\] )lower\b/, 'higher'],
      [/(?<=\] )slower\b/, 'faster'],
      [/(?<=\] )faster\b/, 'slower'],
      [/\+(?=\d)/, '\u2212'],
      [/\u2212(?=\d)/, '+'],
    ];
    const { made, unnoticed } = mutated(swaps(words));
    expect(made).toBeGreaterThan(60);
    expect(unnoticed).toEqual([]);
  });

  it('notices a right number under a wrong name', () => {
    const names: readonly (readonly [RegExp, string])[] = [
      [/\bpeaked at\b/, 'averaged'],
      [/\baveraged (?=\d)/, 'peaked at '],
      [/\bNormalized power was\b/, 'Average power was'],
      [/\bYou averaged (?=\d+ W \[F\d+\],)/, 'Your normalized power was '],
      [/\byour FTP of\b/, 'your average of'],
      [/\bbest 20 min power was\b/, 'average power was'],
      [/\bfirst half and\b/, 'second half and'],
      [/\b(?:power|heart rate) zone 3 means\b/, 'power zone 4 means'],
      [/\bYour cadence averaged\b/, 'Your heart rate averaged'],
    ];
    const { made, unnoticed } = mutated(swaps(names));
    expect(made).toBeGreaterThan(80);
    expect(unnoticed).toEqual([]);
  });

  it('notices numbers that changed places', () => {
    const { made, unnoticed } = mutated((sentence, sheet) => {
      const [first, second] = [...sentence.matchAll(/\[(F\d+)\]/g)];
      // Two facts that are shown alike may change places without anybody being misled.
      if (
        !first ||
        !second ||
        sheet.withId(first[1] ?? '')?.display === sheet.withId(second[1] ?? '')?.display
      )
        return [];
      return [
        `${sentence.slice(0, first.index)}${second[0]}${sentence.slice(first.index + first[0].length, second.index)}${first[0]}${sentence.slice(second.index + second[0].length)}`,
      ];
    });
    expect(made).toBeGreaterThan(200);
    expect(unnoticed).toEqual([]);
  });

  it('notices a zone that the fact is not about', () => {
    const { made, unnoticed } = mutated((sentence) =>
      [...sentence.matchAll(/(?<=\d \w+ \[F\d+\] in zone )[1-5](?= \()/g)].map(
        (match) =>
          `${sentence.slice(0, match.index)}${(Number(match[0]) % 5) + 1}${sentence.slice(match.index + 1)}`,
      ),
    );
    expect(made).toBeGreaterThan(20);
    expect(unnoticed).toEqual([]);
  });

  it('notices zones that do not exist', () => {
    const { made, unnoticed } = mutated(swaps([[/zone [1-5]/, 'zone 6']]));
    expect(made).toBeGreaterThan(40);
    expect(unnoticed).toEqual([]);
  });
});
