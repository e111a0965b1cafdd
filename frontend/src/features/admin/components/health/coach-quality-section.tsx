import { useQuery } from '@tanstack/react-query';
import { Segmented } from 'antd';
import { formatNumber } from '#lib/format.js';
import { downloads } from '#features/admin/api/exports.js';
import { coachQualityQuery } from '#features/admin/api/operations.js';
import { NONE } from '#features/admin/model/new-york.js';
import type { CoachQuality } from '#features/admin/model/operations.js';
import { humanised } from '#features/admin/model/profile-words.js';
import type { TabProps } from '../frame/tab-props.js';
import { DataTable, type Column } from '../table/data-table.js';
import { ListActions } from '../table/list-actions.js';
import { Loaded } from '../table/loaded.js';
import { Toolbar } from '../table/toolbar.js';

const USUAL_DAYS = 30;

const share = (part: number, answers: number): string =>
  answers === 0 ? NONE : `${formatNumber(part)} (${formatNumber((100 * part) / answers, 1)}%)`;

const COLUMNS: readonly Column<CoachQuality>[] = [
  { title: 'Model', cell: ({ model }) => model },
  { title: 'Answers', align: 'end', cell: ({ answers }) => formatNumber(answers) },
  {
    title: 'Sentences dropped',
    align: 'end',
    cell: ({ sentencesDropped }) => formatNumber(sentencesDropped),
  },
  { title: 'Rewrites', align: 'end', cell: ({ rewrites, answers }) => share(rewrites, answers) },
  { title: 'Fallbacks', align: 'end', cell: ({ fallbacks, answers }) => share(fallbacks, answers) },
  { title: 'Failures by kind', wraps: true, cell: ({ failures }) => failureWords(failures) },
];

function failureWords(failures: Readonly<Record<string, number>>): string {
  const kinds = Object.entries(failures)
    .filter(([, count]) => count > 0)
    .sort(([, a], [, b]) => b - a);
  return kinds.length === 0
    ? 'None'
    : kinds
        .map(([kind, count]) => `${humanised(kind.replaceAll('-', '_'))} ${formatNumber(count)}`)
        .join(' · ');
}

/** How often a model said what the data does not support, and what followed. */
export function CoachQualitySection({ search: { days = USUAL_DAYS }, onSearch }: TabProps) {
  const quality = useQuery(coachQualityQuery(days));
  return (
    <section>
      <Toolbar
        title="Coach quality"
        filters={
          <Segmented<number>
            aria-label="Days"
            value={days}
            options={[7, USUAL_DAYS, 90].map((value) => ({ value, label: `${value} days` }))}
            onChange={(chosen) => onSearch({ days: chosen === USUAL_DAYS ? undefined : chosen })}
          />
        }
        actions={
          <ListActions
            of="coach quality"
            queries={[quality]}
            download={() => downloads.quality(days)}
          />
        }
      />
      <Loaded
        what="Coach quality"
        query={quality}
        empty={{
          is: (rows) => rows.length === 0,
          words: 'The coach has not answered in this time.',
        }}
      >
        {(rows) => (
          <DataTable
            name="Coach quality"
            columns={COLUMNS}
            rows={rows}
            keyOf={({ model }) => model}
            short
          />
        )}
      </Loaded>
    </section>
  );
}
