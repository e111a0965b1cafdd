import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { deletedAccount, openDashboard, pageOf } from '#testing/admin.js';
import { failure } from '#testing/environment/network.js';

const route = 'GET /api/admin/deleted-accounts';
const text = (elements: readonly Element[]): (string | null)[] =>
  elements.map(({ textContent }) => textContent);

describe('deleted accounts', () => {
  it('lists each account [ADL-01, ADL-02, ADL-03, ADL-04, ADL-05, ADL-06, X-26]', async () => {
    const told = deletedAccount({
      id: 'gone-2',
      email: 'told@example.org',
      feedbackReason: 'difficult-to-use',
      feedbackText: 'Too many numbers',
      wouldRecommend: 'maybe',
      deletedBy: 'chief@example.org',
    });
    openDashboard('?tab=deleted', {
      [route]: { deletedAccounts: [deletedAccount(), told], pagination: pageOf(2) },
    });
    const table = within(await screen.findByRole('region', { name: 'Deleted accounts' }));
    expect(text(table.getAllByRole('columnheader'))).toEqual([
      'Email',
      'Signup Date',
      'Deletion Date',
      'Days Active',
      'Uploads Used',
      'Reason',
      'Feedback',
      'Would Recommend',
      'Deleted By',
    ]);
    const [, silent, spoken] = table.getAllByRole('row');
    expect(text(within(silent as HTMLElement).getAllByRole('cell'))).toEqual([
      '5 Jan 2026',
      '1 Mar 2026',
      '55',
      '3',
      'No reason provided',
      'No feedback',
      'No response',
      'Owner',
    ]);
    expect(text(within(spoken as HTMLElement).getAllByRole('cell')).slice(4)).toEqual([
      'difficult to use',
      'Too many numbers',
      'maybe',
      'chief@example.org',
    ]);
  });

  it('tells yes, no and anything else apart by their looks [ADL-06]', async () => {
    const answers = (['yes', 'no', 'maybe'] as const).map((wouldRecommend) =>
      deletedAccount({ id: wouldRecommend, wouldRecommend }),
    );
    openDashboard('?tab=deleted', { [route]: { deletedAccounts: answers, pagination: pageOf(3) } });
    await screen.findByText('maybe');
    expect(
      ['yes', 'no', 'maybe'].map((answer) => screen.getByText(answer).dataset['tone']),
    ).toEqual(['accent', 'danger', 'quiet']);
  });

  it('says that there are none, and tells a failure as such [ADL-07, X-54]', async () => {
    const { user, network } = openDashboard('?tab=deleted', {
      [route]: failure(500, 'INTERNAL', 'Something failed.'),
    });
    expect(await screen.findByText('Deleted accounts could not be loaded')).toBeTruthy();
    network.answer({ [route]: { deletedAccounts: [], pagination: pageOf(0) } });
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('No deleted accounts found.')).toBeTruthy();
  });
});
