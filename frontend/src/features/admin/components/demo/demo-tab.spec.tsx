import { describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { demoSession, openDashboard, pageOf } from '#testing/admin.js';
import { failure } from '#testing/environment/network.js';
import { newYorkDay } from '#features/admin/model/new-york.js';
import type { DemoSession } from '#features/admin/model/records.js';

const route = 'GET /api/admin/demo-sessions';
const answer = (demoSessions: readonly DemoSession[], total = demoSessions.length, page = 1) => ({
  demoSessions,
  total,
  pagination: pageOf(total, page, 100),
});
const text = (elements: readonly Element[]): (string | null)[] =>
  elements.map(({ textContent }) => textContent);

describe('demo sessions', () => {
  describe('demo sessions of today [ADS-05, ADS-06, X-27, X-28]', () => {
    it("lists today's sessions in New York time [ADS-01, ADS-02, ADS-03, ADS-04]", async () => {
      const summer = demoSession({
        id: 'demo-2',
        date: '2026-07-16T02:10:00.000Z',
        presetQuestion1: 'How hard was it?',
        presetQuestion2: 'And the heat?',
        userQuestion: 'Am I fast?',
      });
      const { network } = openDashboard('?tab=demo', { [route]: answer([summer, demoSession()]) });
      expect(await screen.findByText('Showing 2 record(s)')).toBeTruthy();
      expect(Object.fromEntries(network.callsTo(route)[0]?.query ?? [])).toEqual({
        startDate: newYorkDay(new Date()),
      });
      const table = within(screen.getByRole('region', { name: 'Demo sessions' }));
      const [head, first, second] = table
        .getAllByRole('row')
        .map((row) => text(Array.from(row.children)));
      expect(head).toEqual([
        'Date',
        'Time',
        'Sport',
        'Experience Level',
        'Data Source',
        'Age Range',
        'Gender',
        'Country',
        'Device Type',
        'Preset Question 1',
        'Preset Question 2',
        'Manual Question',
      ]);
      expect(first).toEqual([
        '15 Jul 2026',
        '22:10 EDT',
        'Cycling',
        'beginner',
        'sample',
        '30-39',
        'female',
        'Belgium',
        'desktop',
        'How hard was it?',
        'And the heat?',
        'Am I fast?',
      ]);
      expect(second?.slice(0, 2)).toEqual(['15 Jan 2026', '13:30 EST']);
    });
  });

  it('asks for the new day where the page is come back to on it [ADS-01, X-27]', async () => {
    const { network } = openDashboard('?tab=demo', { [route]: answer([demoSession()]) });
    await screen.findByText('Showing 1 record(s)');
    const tomorrow = Date.now() + 86_400_000;
    jest.spyOn(Date, 'now').mockReturnValue(tomorrow);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() =>
      expect(network.callsTo(route).at(-1)?.query.get('startDate')).toBe(
        newYorkDay(new Date(tomorrow)),
      ),
    );
  });

  it('reaches those behind the first hundred page by page [ADS-03]', async () => {
    const { user, network, address } = openDashboard('?tab=demo', {
      [route]: ({ query }) =>
        answer(
          [demoSession({ country: `Country ${query.get('page') ?? '1'}` })],
          230,
          Number(query.get('page') ?? 1),
        ),
    });
    expect(await screen.findByText('Country 1')).toBeTruthy();
    expect(screen.getByText('Showing 230 record(s)')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('Country 2')).toBeTruthy();
    expect(address()).toContain('page=2');
    expect(network.callsTo(route).at(-1)?.query.get('page')).toBe('2');
  });

  it('asks for custom days in the address and refreshes [ADS-01, ADS-02]', async () => {
    const { user, network } = openDashboard(
      '?tab=demo&range=custom&startDate=2026-01-01&endDate=2026-01-31',
      { [route]: answer([]) },
    );
    expect(await screen.findByText('No demo sessions found.')).toBeTruthy();
    expect(Object.fromEntries(network.callsTo(route)[0]?.query ?? [])).toEqual({
      startDate: '2026-01-01',
      endDate: '2026-01-31',
    });
    expect(screen.getByLabelText<HTMLInputElement>('End date').value).toBe('2026-01-31');
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    await waitFor(() => expect(network.callsTo(route)).toHaveLength(2));
  });

  it('says that there are none, and tells a failure as such [ADS-07, X-54]', async () => {
    const { user, network } = openDashboard('?tab=demo', {
      [route]: failure(500, 'INTERNAL', 'Something failed.'),
    });
    expect(await screen.findByText('Demo sessions could not be loaded')).toBeTruthy();
    network.answer({ [route]: answer([]) });
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('No demo sessions found.')).toBeTruthy();
  });
});
