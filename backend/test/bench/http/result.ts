/** One line of the table of loads. */
export interface Result {
  readonly what: string;
  readonly connections: number | null;
  /** What is asked of it, in words. */
  readonly goal: string;
  /** What was seen, in words. */
  readonly seen: string;
  /** Requests a second against the bare route in the same moment; null where that says nothing. */
  readonly ratio: number | null;
  /** Null where no goal is set. */
  readonly held: boolean | null;
}

export const ms = (value: number): string =>
  `${value < 10 ? value.toFixed(1) : value.toFixed(0)} ms`;

function metInWords(held: boolean | null): string {
  if (held === null) return '';
  return held ? 'yes' : 'no';
}

/** A table of Markdown. */
export function tableOf(results: readonly Result[]): string {
  return [
    '| what is asked | connections | seen | x bare route | goal | goal met |',
    '| --- | ---: | --- | ---: | --- | --- |',
    ...results.map(
      ({ what, connections, goal, seen, ratio, held }) =>
        `| ${what} | ${connections ?? ''} | ${seen} | ` +
        `${ratio === null ? '' : ratio.toFixed(3)} | ${goal} | ` +
        `${metInWords(held)} |`,
    ),
  ].join('\n');
}
