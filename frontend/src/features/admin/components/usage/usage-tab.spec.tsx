import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openDashboard, usageAnswer, usageRow } from '#testing/admin.js';
import { failure } from '#testing/environment/network.js';
import { newYorkDay } from '#features/admin/model/new-york.js';

const route = 'GET /api/admin/usage';
const perDay = [
  { day: '2026-03-01', model: 'gpt-4o-mini', cost: '0.0020', tokens: 9000 },
  { day: '2026-03-03', model: 'builtin', cost: '0', tokens: 0 },
  { day: '2026-03-03', model: 'gpt-4o-mini', cost: '0.0040', tokens: 18_000 },
];
const text = (elements: readonly Element[]): (string | null)[] =>
  elements.map(({ textContent }) => textContent);

describe('AI Usage & Costs', () => {
  it('starts with today in New York [AUG-01, AUG-03, AUG-10, X-27, X-49]', async () => {
    const { network } = openDashboard('?tab=usage', { [route]: usageAnswer() });
    expect(await screen.findByRole('heading', { name: 'AI Usage & Costs' })).toBeTruthy();
    expect(screen.getByText(/GPT-4o Mini pricing/)).toBeTruthy();
    await waitFor(() =>
      expect(Object.fromEntries(network.callsTo(route)[0]?.query ?? [])).toEqual({
        startDate: newYorkDay(new Date()),
      }),
    );
    expect(screen.queryByLabelText('Start date')).toBeNull();
  });

  it('reveals start and end of custom days; the end may stay open [AUG-01, AUG-02]', async () => {
    const { user, network, address } = openDashboard('?tab=usage', { [route]: usageAnswer() });
    await user.click(await screen.findByTitle('Custom'));
    fireEvent.change(await screen.findByLabelText('Start date'), {
      target: { value: '2026-03-01' },
    });
    await waitFor(() => expect(address()).toContain('startDate=2026-03-01'));
    await waitFor(() =>
      expect(Object.fromEntries(network.callsTo(route).at(-1)?.query ?? [])).toEqual({
        startDate: '2026-03-01',
      }),
    );
    fireEvent.change(screen.getByLabelText('End date'), { target: { value: '2026-03-07' } });
    await waitFor(() =>
      expect(Object.fromEntries(network.callsTo(route).at(-1)?.query ?? [])).toEqual({
        startDate: '2026-03-01',
        endDate: '2026-03-07',
      }),
    );
  });

  it('waits until a day is typed whole and rejects impossible ones [AUG-02]', async () => {
    const { network, address } = openDashboard(
      '?tab=usage&range=custom&startDate=2026-03-01&endDate=2026-02-31',
      { [route]: usageAnswer() },
    );
    const start = await screen.findByLabelText<HTMLInputElement>('Start date');
    expect(screen.getByLabelText<HTMLInputElement>('End date').value).toBe('');
    for (const half of ['', '0002-03-01', '0202-03-01'])
      fireEvent.change(start, { target: { value: half } });
    expect(start.value).toBe('0202-03-01');
    fireEvent.change(start, { target: { value: '2026-02-01' } });
    await waitFor(() => expect(address()).toContain('startDate=2026-02-01'));
    fireEvent.change(start, { target: { value: '' } });
    fireEvent.blur(start);
    expect(start.value).toBe('2026-02-01');
    expect(network.callsTo(route).map(({ query }) => query.get('startDate'))).toEqual([
      '2026-03-01',
      '2026-02-01',
    ]);
  });

  it('sums everything, costs with four decimals [AUG-05, AUG-06, AUG-12]', async () => {
    openDashboard('?tab=usage', {
      [route]: usageAnswer([usageRow(), usageRow({ userId: 'user-2', email: 'b@example.org' })]),
    });
    const bar = await screen.findByLabelText('Totals');
    expect(Array.from(bar.children, ({ children }) => text(Array.from(children)))).toEqual([
      ['Total Uploads', '6'],
      ['Input Tokens', '24\u202f000'],
      ['Output Tokens', '1600'],
      ['Total Tokens', '25\u202f600'],
      ['Prompt Cost', '$0.0036'],
      ['Completion Cost', '$0.0010'],
      ['Total Cost', '$0.0046'],
    ]);
  });

  it('lists users; Sub is Yes for ACTIVE only [AUG-04, AUG-06, AUG-07, AUG-08]', async () => {
    openDashboard('?tab=usage', {
      [route]: usageAnswer([
        usageRow(),
        usageRow({ userId: 'user-2', email: 'b@example.org', subscriptionStatus: 'CANCELED' }),
      ]),
    });
    const table = within(await screen.findByRole('region', { name: 'Usage by user' }));
    expect(text(table.getAllByRole('columnheader'))).toEqual([
      'Email',
      'Sub',
      'Uploads',
      'Input Tokens',
      'Output Tokens',
      'Total Tokens',
      'Prompt Cost',
      'Completion Cost',
      'Total Cost',
      'Actions',
    ]);
    const [, first, second] = table.getAllByRole('row');
    expect(text(within(first as HTMLElement).getAllByRole('cell')).slice(0, 8)).toEqual([
      'Yes',
      '3',
      '12\u202f000',
      '800',
      '12\u202f800',
      '$0.0018',
      '$0.0005',
      '$0.0023',
    ]);
    expect(text(within(second as HTMLElement).getAllByRole('cell'))[0]).toBe('No');
  });

  it('opens the subscription of a row’s user [AUG-09, X-47]', async () => {
    const { user, network } = openDashboard('?tab=usage', {
      [route]: usageAnswer(),
      'GET /api/subscription/status': {
        subscriptionStatus: 'ACTIVE',
        uploadsUsed: 3,
        uploadsRemaining: 'unlimited',
      },
    });
    await user.click(
      await screen.findByRole('button', { name: 'Subscription details: ada@example.org' }),
    );
    expect(await screen.findByText('Uploads remaining')).toBeTruthy();
    expect(screen.getByText('Provider status').parentElement?.textContent).toBe(
      'Provider statusactive',
    );
    expect(network.callsTo('GET /api/subscription/status')[0]?.query.get('userId')).toBe('user-1');
  });

  it('draws the cost of each day and model, days without any among them', async () => {
    openDashboard('?tab=usage&range=custom&startDate=2026-03-01', {
      [route]: usageAnswer([usageRow()], perDay),
    });
    const chart = await screen.findByRole('img', {
      name: 'Cost by day from 1 Mar 2026 to 3 Mar 2026; the most on 3 Mar 2026 with $0.0040',
    });
    expect(
      Array.from(chart.querySelectorAll('[title]'), (bar) => bar.getAttribute('title')),
    ).toEqual([
      '1 Mar 2026: $0.0020\ngpt-4o-mini $0.0020',
      '2 Mar 2026: $0.0000',
      '3 Mar 2026: $0.0040\ngpt-4o-mini $0.0040',
    ]);
    expect(
      text(within(screen.getByRole('table', { name: 'Cost by model' })).getAllByRole('rowheader')),
    ).toEqual(['gpt-4o-mini', 'builtin']);
  });

  it('says that there is none, and tells a failure as such [AUG-11, X-54]', async () => {
    const { user, network } = openDashboard('?tab=usage', {
      [route]: failure(500, 'INTERNAL', 'Something failed.'),
    });
    expect(await screen.findByText('Usage could not be loaded')).toBeTruthy();
    expect(screen.queryByText('No usage data found for the selected period.')).toBeNull();
    network.answer({ [route]: usageAnswer([]) });
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('No usage data found for the selected period.')).toBeTruthy();
  });
});
