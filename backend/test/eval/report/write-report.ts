import { GROUPS } from '../questions/question.js';
import type { Graded } from '../checks/grade.js';
import type { MutantResult } from '../checks/mutants.js';
import type { DoubleResult } from '../systems/doubles.js';
import type { EvalResult } from '../run-eval.js';
import { passes, type Gate } from './gates.js';
import { listeningSection } from './listening-section.js';
import { reportsSection } from './reports-section.js';

const MOST_EXAMPLES = 4;

/** A share as a percentage that never rounds up to whole, a count as it is. */
function shown({ measured, gate, most, count }: Gate): string {
  if (Number.isNaN(measured)) return 'nothing measured';
  if (count || (most && gate === 0)) return String(measured);
  const percent = measured * 100;
  return `${percent === 100 ? '100' : (Math.floor(percent * 100) / 100).toFixed(2)} %`;
}

function wanted({ gate, most, count }: Gate): string {
  if (count) return `at least ${gate}`;
  if (most && gate === 0) return 'none';
  const percent = `${Number((gate * 100).toFixed(1))} %`;
  if (most) return `at most ${percent}`;
  return gate === 1 ? percent : `at least ${percent}`;
}

/** The table as it is printed and stored; the same run gives the same words. */
export function gateTable(gates: readonly Gate[]): string {
  const rows = gates.map(
    (gate) =>
      `| ${gate.system} | ${gate.metric} | ${shown(gate)} | ${gate.of} | ${wanted(gate)} | ` +
      `${passes(gate) ? 'yes' : '**no**'} |`,
  );
  return [
    '| system | what | measured | cases | gate | holds |',
    '|---|---|---|---|---|---|',
    ...rows,
  ].join('\n');
}

function examples(gates: readonly Gate[]): string {
  const failing = gates.filter(({ failures }) => failures.length > 0);
  if (failing.length === 0) return 'None in this run.';
  return failing
    .map(({ system, metric, failures }) =>
      [
        `**${system}: ${metric}** (${failures.length})`,
        '',
        ...failures.slice(0, MOST_EXAMPLES).map((failure) => `- ${escaped(failure)}`),
      ].join('\n'),
    )
    .join('\n\n');
}

/** Attacks among the questions must not become markup of this page. */
function escaped(text: string): string {
  return text.replace(/[<>[\]|*_`]/g, (sign) => `\\${sign}`).replace(/[\u202a-\u202e\u200b]/g, '');
}

function questionTable(answers: readonly Graded[]): string {
  const rows = GROUPS.map(
    (group) =>
      `| ${group} | ${answers.filter(({ question }) => question.group === group).length} |`,
  );
  return [
    '| questions | asked |',
    '|---|---|',
    ...rows,
    `| **all** | **${answers.length}** |`,
  ].join('\n');
}

function sourceLine(answers: readonly Graded[]): string {
  const numbers = answers.flatMap((answer) => answer.numbers);
  const by = (source: string) => numbers.filter((number) => number.source === source).length;
  const compared = numbers.filter((number) => number.true !== null).length;
  return (
    `Of ${numbers.length} numbers shown by the built-in coach ${by('fact')} are values of ` +
    `cited facts, ${by('echo')} the athlete's own, ${by('suggestion')} suggestions for what is ` +
    `to come and ${by('convention')} conventions or stated limits. ${compared} were compared ` +
    'with the truth of the generator; the rest (medians of earlier sessions, climbs, ' +
    'decoupling and the like) were compared with their facts alone.'
  );
}

function modelTable(results: readonly DoubleResult[]): string {
  const rows = results.map(({ system, answers, refused, sentences, failed }) => {
    const own = answers.filter(({ seen }) => seen.coach === 'openai').length;
    const raw = sentences === 0 ? '\u2013' : `${((failed / sentences) * 100).toFixed(1)} %`;
    const wrong = answers
      .flatMap(({ numbers }) => numbers)
      .filter((number) => number.source === 'nowhere' || number.true === false).length;
    return (
      `| ${system.name} | ${answers.length + refused} | ${own} | ${answers.length - own} | ` +
      `${refused} | ${raw} | ${wrong} |`
    );
  });
  return [
    '| the service | asked | its answer shown | built-in instead | ended with an error | ' +
      'sentences that did not hold | wrong numbers shown |',
    '|---|---|---|---|---|---|---|',
    ...rows,
  ].join('\n');
}

function mutantTable({ byKind }: MutantResult): string {
  const rows = Object.entries(byKind).map(
    ([kind, { made, caught }]) => `| ${kind} | ${made} | ${caught} |`,
  );
  return ['| made false by | sentences | caught |', '|---|---|---|', ...rows].join('\n');
}

/** The whole page. */
export function evaluationPage({
  gates,
  answers,
  played,
  reports,
  models,
  mutants,
}: EvalResult): string {
  return `# How well the coach answers

Written by \`npm run eval -- --write\`; the same sources give the same page. \`npm run eval\`
prints the table and ends with code 1 where a gate does not hold.

${gateTable(gates)}

## What is asked, and how it is judged

Sessions are made second by second by a simulation of rider and runner, written as FIT files, read
by the product's own reader and judged by its own engine. Their true values are computed a second
time from the simulation alone, by formulas of their own (\`backend/test/eval/truth\`). The checks
of answers read numbers, units and words by code of their own (\`backend/test/eval/checks\`),
without the verifier that they judge.

${questionTable(answers)}

${sourceLine(answers)}

The paraphrases of the forty questions and half of the red flags and look-alikes were written after
the coach. At first sight of them 158 answers lacked a required fact (some of them by mistakes of
the checks) and 53 of 60 new red flags were seen; what is measured above is after it was mended, so
it says that these are answered, and less about wordings that nobody has thought of yet.

What is not measured here: whether athletes find the answers helpful, and any real language model.
The services below are local servers that speak the protocol.

${listeningSection(played)}

${reportsSection(reports)}

## The model path

${modelTable(models)}

## The verifier

${mutantTable(mutants)}

## Failures

${examples(gates)}
`;
}
