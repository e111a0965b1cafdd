import { CreditCardOutlined } from '@ant-design/icons';
import { Action } from '../table/action.js';
import { formatNumber } from '#lib/format.js';
import { dollars, type UsageRow } from '#features/admin/model/usage.js';
import { Address } from '../table/badge.js';
import type { Column } from '../table/data-table.js';

export interface UsageUser {
  readonly userId: string;
  readonly email: string;
  readonly providerStatus: string | null;
  /** Of all time. */
  readonly uploads: number;
}

export const usageColumns = (onOpen: (user: UsageUser) => void): readonly Column<UsageRow>[] => [
  { title: 'Email', cell: ({ email }) => <Address of={email} /> },
  {
    title: 'Sub',
    cell: ({ subscriptionStatus }) => (subscriptionStatus === 'ACTIVE' ? 'Yes' : 'No'),
  },
  { title: 'Uploads', align: 'end', cell: ({ uploads }) => formatNumber(uploads) },
  { title: 'Input Tokens', align: 'end', cell: ({ promptTokens }) => formatNumber(promptTokens) },
  {
    title: 'Output Tokens',
    align: 'end',
    cell: ({ completionTokens }) => formatNumber(completionTokens),
  },
  { title: 'Total Tokens', align: 'end', cell: ({ totalTokens }) => formatNumber(totalTokens) },
  { title: 'Prompt Cost', align: 'end', cell: ({ promptCost }) => dollars(promptCost) },
  { title: 'Completion Cost', align: 'end', cell: ({ completionCost }) => dollars(completionCost) },
  { title: 'Total Cost', align: 'end', cell: ({ totalCost }) => dollars(totalCost) },
  {
    title: 'Actions',
    align: 'actions',
    cell: ({ userId, email, providerStatus, allUploads }) =>
      userId === null ? null : (
        <Action
          name="Subscription details"
          of={email}
          icon={<CreditCardOutlined aria-hidden />}
          onClick={() => onOpen({ userId, email, providerStatus, uploads: allUploads })}
        />
      ),
  },
];
