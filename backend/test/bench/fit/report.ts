import { cpus } from 'node:os';
import type { FileResult } from './decoding.js';
import type { Goal } from './goal.js';
import type { Stage } from './stages.js';

/** The whole result as a page of Markdown, which is readable on a terminal too. */
export function report(
  goals: readonly Goal[],
  files: readonly FileResult[],
  stages: readonly StagesOf[],
  rounds: number,
): string {
  return [
    '## Goals',
    '',
    table(
      ['goal', 'gate', 'stretch', 'measured', 'gate holds', 'stretch holds'],
      goals.map((goal) => [
        goal.what,
        goal.gate,
        goal.stretch,
        goal.measured,
        yes(goal.holdsGate),
        goal.stretch === '' ? '' : yes(goal.holdsStretch),
      ]),
    ),
    '',
    ...stages.flatMap(stageLines),
    '## File by file',
    '',
    'Milliseconds are medians of one run each on a shared machine; the ratios are medians of ' +
      'pairs measured in turn and are what counts.',
    '',
    table(
      [
        'file',
        'KB',
        'records ms',
        'all ms',
        'SDK ms',
        'records x SDK',
        'all x SDK',
        'all x SDK bare',
        'all x fit-file-parser',
        'floors',
      ],
      files.map(({ file, ms, ...ratios }) => [
        file.name,
        (file.bytes.length / 1000).toFixed(0),
        ms.records.toFixed(3),
        ms.all.toFixed(3),
        ms.sdk.toFixed(1),
        times(ratios.recordsToSdk),
        times(ratios.allToSdk),
        times(ratios.allToSdkBare),
        times(ratios.allToPeer),
        ratios.floorToAll.toFixed(1),
      ]),
    ),
    '',
    `Node ${process.versions.node}, ${cpus().length} x ` +
      `${cpus()[0]?.model.trim() ?? 'unknown'}, ${rounds} rounds.`,
    '',
  ].join('\n');
}

/** Where the time of some files goes. */
export interface StagesOf {
  readonly what: string;
  readonly stages: readonly Stage[];
}

/** Stages beyond these take next to nothing each. */
const MOST_STAGES = 30;

function stageLines({ what, stages }: StagesOf): string[] {
  const shown = stages.slice(0, MOST_STAGES);
  const others = stages.slice(MOST_STAGES);
  const sum = (of: 'ms' | 'share'): number => others.reduce((total, stage) => total + stage[of], 0);
  return [
    `## Where the time goes: ${what}`,
    '',
    table(
      ['stage', 'ms', 'share'],
      [...shown, { name: `${others.length} more`, ms: sum('ms'), share: sum('share') }].map(
        ({ name, ms, share }) => [name, ms.toFixed(2), `${(100 * share).toFixed(1)} %`],
      ),
    ),
    '',
  ];
}

/** A peer that does not read the file is no comparison. */
function times(ratio: number): string {
  return Number.isNaN(ratio) ? '–' : ratio.toFixed(0);
}

function yes(holds: boolean): string {
  return holds ? 'yes' : 'no';
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
