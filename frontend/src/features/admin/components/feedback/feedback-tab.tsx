import { useQuery } from '@tanstack/react-query';
import { downloads } from '#features/admin/api/exports.js';
import { feedbackQuery } from '#features/admin/api/records.js';
import { useLastPage } from '#features/admin/hooks/use-last-page.js';
import { momentOf } from '#features/admin/model/new-york.js';
import { type Feedback, reasonWords } from '#features/admin/model/records.js';
import type { TabProps } from '../frame/tab-props.js';
import { Recommendation } from '../table/recommendation.js';
import { type Column, DataTable } from '../table/data-table.js';
import { ListActions } from '../table/list-actions.js';
import { Loaded } from '../table/loaded.js';
import { Pager } from '../table/pager.js';
import { Toolbar } from '../table/toolbar.js';

const COLUMNS: readonly Column<Feedback>[] = [
  { title: 'When', cell: ({ at }) => momentOf(at) },
  { title: 'Reason', cell: ({ reason }) => reasonWords(reason) },
  { title: 'Feedback', wraps: true, cell: ({ text }) => text || 'No feedback' },
  {
    title: 'Would Recommend',
    cell: ({ wouldRecommend }) => <Recommendation answer={wouldRecommend} />,
  },
];

/** What visitors said; feedback about a deleted account is listed with that account. */
export function FeedbackTab({ search: { page = 1, limit = 25 }, onSearch }: TabProps) {
  const feedback = useQuery(feedbackQuery(page, limit));
  const behind = useLastPage(
    feedback.data && {
      rows: feedback.data.feedback.length,
      pagination: feedback.data.pagination,
    },
    onSearch,
  );
  return (
    <>
      <Toolbar
        title="Visitor Feedback"
        note="Feedback about a deleted account is under Deleted Accounts"
        actions={<ListActions of="feedback" queries={[feedback]} download={downloads.feedback} />}
      />
      <Loaded
        what="Feedback"
        query={feedback}
        empty={{
          is: ({ feedback: rows }) => rows.length === 0 && !behind,
          words: 'No feedback of visitors found.',
        }}
      >
        {({ feedback: rows, pagination }) => (
          <>
            <DataTable
              name="Visitor feedback"
              columns={COLUMNS}
              rows={rows}
              keyOf={({ id }) => id}
              stale={feedback.isPlaceholderData}
            />
            <Pager
              pagination={pagination}
              of="answers"
              onPage={(next) => onSearch({ page: next })}
              onLimit={(size) => onSearch({ limit: size, page: undefined })}
            />
          </>
        )}
      </Loaded>
    </>
  );
}
