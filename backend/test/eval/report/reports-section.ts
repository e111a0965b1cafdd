import type { PlayedReports } from '../reports/play-reports.js';
import { figuresOf, readingTable } from '../reports/print-reports.js';

/** First reports before a coach's reading of the same workouts. */
export function reportsSection(played: PlayedReports | null): string {
  if (!played) return '';
  const { missing } = played;
  const skipped =
    missing.length === 0
      ? ''
      : `\n\nReadings of these recordings were skipped, as they are missing here: ${missing.join(', ')}.`;
  return `## Reports

A reading is what a coach says of one workout: points with their words and numbers, weighted 1 to
3, what must not be said, one action, and the recovery. Readings are written from the file, without
the code. A point holds when one section, with the headline before it, has one word of each group
and each number within its tolerance. An action fits when it is of the kind that the reading gives;
watts and minutes may differ. \`rubric\` is 30 device recordings and could be read while findings were
written. \`blind\` is ten more recordings and ten workouts of the simulation
(\`backend/test/eval/reports/readings\`), read by somebody who had not seen the code. At first sight
they gave 55.0 % of what matters most (22 of 40), 50.0 % of all points by importance, one sentence
that must not be said, fitting actions for 12 of 20 and fitting recovery for 18 of 20; they have
been worked with since. Twelve more by somebody else then gave, at first sight, 80.0 % (20 of 25),
76.1 %, none, 8 of 12 and 10 of 12. A third set of twenty, all of generated sessions, gave 71.1 % (32 of 45), 65.6 %, one,
about 12 of 20 and 18 of 20 (judged by reading). Before findings, the rubric gave 25.5 %, 23.7 %, one, 7 and 11 of 30.
Diversity is measured on all recordings that
the product accepts; changed copies of one recording count once.

${readingTable(played)}

${figuresOf(played)
  .map((line) => `- ${line}`)
  .join('\n')}${skipped}`;
}
