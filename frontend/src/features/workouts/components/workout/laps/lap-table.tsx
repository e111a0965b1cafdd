import { Button } from 'antd';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { type ChartView, useChartView } from '#components/chart/chart-view.js';
import { lookAt } from '#features/workouts/hooks/chart/point-chart.js';
import type { TermId } from '#features/workouts/model/metrics/definitions.js';
import type { Span } from '#features/workouts/model/chart/streams.js';
import { Term } from '../metrics/term.js';
import styles from './lap-table.module.css';

/** A part of the session with its name. */
export interface NamedPart extends Span {
  readonly key: string;
  readonly name: string;
}

export interface PartColumn<Part> {
  readonly title: string;
  /**
   * On a narrow screen `lead` stands in the row itself, `detail` in a line below; `wide` is for
   * wide screens alone.
   */
  readonly place: 'lead' | 'detail' | 'wide';
  /** Stands before the value where there is no head, unless its unit says enough. */
  readonly short?: string;
  /** What the column means, where its title does not say. */
  readonly explanation?: string;
  readonly term?: TermId;
  readonly tell: (part: Part) => ReactNode;
}

export interface LapTableProps<Part extends NamedPart> {
  /** What the table holds, for those who hear it. */
  readonly label: string;
  readonly nameTitle: string;
  readonly parts: readonly Part[];
  readonly columns: readonly PartColumn<Part>[];
  readonly view: ChartView;
  /** The look of a row: its kind. */
  readonly kindOf?: (part: Part) => string;
}

const SHOWN_AT_FIRST = 40;
const NO_ROW = -1;

/**
 * Parts of the session in step with the curves: the one under the pointer or the keyboard's focus
 * is marked there, the one at the cursor is marked here, a click looks at it closely and another
 * one goes back.
 */
export function LapTable<Part extends NamedPart>({
  label,
  nameTitle,
  parts,
  columns,
  view,
  kindOf,
}: LapTableProps<Part>) {
  const [all, setAll] = useState(false);
  const [active, setActive] = useState(0);
  const current = useChartView(view, ({ cursor }) =>
    cursor === null ? NO_ROW : parts.findIndex(({ from, to }) => cursor >= from && cursor < to),
  );
  const chosen = useChartView(view, ({ zoom, selection }) =>
    parts.findIndex((part) => isSame(part, selection ?? zoom)),
  );
  const shown = all ? parts : parts.slice(0, SHOWN_AT_FIRST);
  const point = (part: Part | null): void =>
    view.set({ highlight: part && { from: part.from, to: part.to } });
  const choose = (part: Part, index: number): void =>
    index === chosen
      ? view.set({ zoom: null, selection: null, highlight: null, marked: null })
      : lookAt(view, part);

  return (
    <>
      {/* The roles stand although they are the elements' own: a table that is laid out as lines
          loses them. */}
      <table role="table" className={styles.table} aria-label={label}>
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col">
              {nameTitle}
            </th>
            {columns.map(({ title, place, explanation, term }) => (
              <th key={title} role="columnheader" scope="col" data-place={place}>
                {explanation === undefined ? (
                  title
                ) : (
                  <Term explanation={explanation} term={term}>
                    {title}
                  </Term>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" onKeyDown={(event) => walk(event, view)}>
          {shown.map((part, index) => (
            <tr
              key={part.key}
              role="row"
              data-kind={kindOf?.(part)}
              data-current={index === current}
              data-chosen={index === chosen}
              onMouseEnter={() => point(part)}
              onMouseLeave={() => point(null)}
              onClick={() => choose(part, index)}
            >
              <th role="rowheader" scope="row">
                <button
                  type="button"
                  data-part
                  tabIndex={index === Math.min(active, shown.length - 1) ? 0 : -1}
                  aria-pressed={index === chosen}
                  title="Look at it on the curves"
                  onFocus={() => {
                    setActive(index);
                    point(part);
                  }}
                  onBlur={() => point(null)}
                >
                  <i aria-hidden />
                  {part.name}
                </button>
              </th>
              {columns.map(({ title, short, place, tell }) => (
                <td key={title} role="cell" data-place={place} data-short={short}>
                  {tell(part)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {shown.length < parts.length ? (
        <Button size="small" className={styles.all} onClick={() => setAll(true)}>
          Show all {parts.length}
        </Button>
      ) : null}
    </>
  );
}

function isSame(part: Span, extent: Span | null): boolean {
  return (
    extent !== null && Math.abs(extent.from - part.from) < 1 && Math.abs(extent.to - part.to) < 1
  );
}

const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(last, at + 1),
  ArrowUp: (at) => Math.max(0, at - 1),
  Home: () => 0,
  End: (_, last) => last,
};

/**
 * The arrow keys go from row to row, Escape shows the whole session again: the table is one stop of
 * the Tab key.
 */
function walk(event: KeyboardEvent<HTMLElement>, view: ChartView): void {
  if (event.key === 'Escape') return view.set({ zoom: null, selection: null, marked: null });
  const step = STEPS[event.key];
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-part]')];
  const at = buttons.indexOf(event.target as HTMLElement);
  if (!step || at < 0) return;
  event.preventDefault();
  buttons[step(at, buttons.length - 1)]?.focus();
}
