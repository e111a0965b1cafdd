import { Table } from 'antd';
import { useMemo } from 'react';
import type { ChartView } from '../../../../components/chart/chart-view.js';
import type { UnitPreferences } from '../../../../lib/units.js';
import { lookAt } from '../../hooks/look-at.js';
import type { Segment } from '../../model/analysis.js';
import type { Family } from '../../model/channels.js';
import { named, outputOf, type NamedSegment } from '../../model/segments.js';
import { segmentColumns } from './segment-columns.js';
import styles from './segments-table.module.css';

export interface SegmentsTableProps {
  readonly segments: readonly Segment[];
  readonly family: Family;
  readonly units: UnitPreferences;
  readonly view: ChartView;
}

const ROWS_ON_A_PAGE = 50;

/** Parts of the session; one under the pointer is marked on the curves, a click looks at it closely. */
export function SegmentsTable({ segments, family, units, view }: SegmentsTableProps) {
  const rows = useMemo(() => {
    const output = outputOf(segments, family, units);
    return { output, data: named(segments, output) };
  }, [segments, family, units]);
  const columns = useMemo(() => segmentColumns(rows.output, family, units, (segment) => lookAt(view, segment)), [rows.output, family, units, view]);
  const point = (segment: Segment | null): void => view.set({ highlight: segment && { from: segment.from, to: segment.to } });
  return (
    <Table<NamedSegment>
      size="small"
      className={styles.table}
      columns={columns}
      dataSource={rows.data}
      pagination={segments.length > ROWS_ON_A_PAGE ? { pageSize: ROWS_ON_A_PAGE, size: 'small', showSizeChanger: false } : false}
      rowClassName={({ kind }) => styles[kind] ?? ''}
      onRow={(segment) => ({
        onMouseEnter: () => point(segment),
        onMouseLeave: () => point(null),
        onClick: () => lookAt(view, segment),
      })}
    />
  );
}
