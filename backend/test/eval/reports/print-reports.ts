import { actionOf, wordsOf } from './passages.js';
import type { PlayedReports } from './play-reports.js';
import type { Score } from './score-reading.js';
import { median } from './wording.js';

const mark = (holds: boolean | null): string => {
  if (holds === null) return 'not judged';
  return holds ? 'yes' : '**no**';
};

/** One row for each reading. */
export function readingTable({ sets }: PlayedReports): string {
  const rows = sets
    .flatMap(({ scores }) => scores)
    .map((score) => {
      const important = score.points.filter(({ point }) => point.importance === 3);
      const cells = [
        score.name,
        tally(important),
        tally(score.points),
        String(score.said.length),
        mark(score.actionFits),
        mark(score.recoveryFits),
        String(wordsOf(score.report)),
      ];
      return `| ${cells.join(' | ')} |`;
    });
  return [
    '| workout | matters most | all points | must not | action | recovery | words |',
    '|---|---|---|---|---|---|---|',
    ...rows,
  ].join('\n');
}

function tally(points: Score['points']): string {
  return `${points.filter(({ holds }) => holds).length} of ${points.length}`;
}

/** What is measured and has no gate. */
export function figuresOf({ sets, corpus }: PlayedReports): readonly string[] {
  const lengths = corpus.map(({ report }) => wordsOf(report));
  return [
    ...sets.map(({ name, scores }) => {
      const judged = scores.filter(({ recoveryFits }) => recoveryFits !== null);
      const fits = judged.filter(({ recoveryFits }) => recoveryFits).length;
      return `Recovery fits: ${fits} of ${judged.length} (${name}).`;
    }),
    ...(corpus.length === 0
      ? []
      : [
          `Words of a report: median ${median(lengths)}, longest ${Math.max(...lengths)}.`,
          `Headlines that show no value: ${corpus.filter(({ headlineKeys }) => headlineKeys.length === 0).length} of ${corpus.length}.`,
        ]),
  ];
}

/** A report whole, with what is wanted of it. */
export function scorePage(score: Score): string {
  const { name, reading, report, points, said } = score;
  const found = new Map(said.map(({ banned, words }) => [banned.id, words]));
  return [
    `=== ${name} ===`,
    `(${reading.session})`,
    '',
    ...reportLines(report),
    '',
    ...points.map(
      ({ point, holds, lacks }) =>
        `${holds ? '  ok ' : 'MISS '} ${point.importance} ${point.id}: ${point.say}` +
        (holds ? '' : `\n        lacks ${lacks.join(', ')}`),
    ),
    ...reading.mustNot.map(({ id, why }) => {
      const words = found.get(id);
      return words === undefined ? `  ok  not ${id}` : `SAID  ${id}: \u201c${words}\u201d. ${why}`;
    }),
    `${flag(score.actionFits)} action \u201c${actionOf(report)}\u201d; wanted \u201c${reading.action}\u201d`,
    `${flag(score.recoveryFits)} recovery; wanted \u201c${reading.recovery}\u201d`,
    '',
  ].join('\n');
}

export function reportLines({ headline, sections }: Score['report']): readonly string[] {
  return [`# ${headline}`, ...sections.map(({ title, text }) => `## ${title}\n${text}`)];
}

function flag(holds: boolean | null): string {
  if (holds === null) return '  ?  ';
  return holds ? '  ok ' : 'MISS ';
}
