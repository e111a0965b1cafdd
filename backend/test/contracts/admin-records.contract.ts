import { describe, expect, it } from '@jest/globals';
import type { AdminRecords } from '#admin/ports/records.js';

export interface AdminRecordsWorld {
  readonly records: AdminRecords;
  addClosed(email: string, deletedAt: string): Promise<void>;
  addVisit(own: string, at: string): Promise<void>;
}

export function adminRecordsContract(name: string, open: () => AdminRecordsWorld): void {
  describe(`admin records: ${name}`, () => {
    it('reads closed accounts newest first, page by page, with how many there are [ADL-01]', async () => {
      const world = open();
      const { records } = world;
      for (const day of [1, 3, 2])
        await world.addClosed(`${day}@example.com`, `2026-05-0${day}T10:00:00Z`);
      expect((await records.deletedAccounts(0, 2)).rows.map(({ email }) => email)).toEqual([
        '3@example.com',
        '2@example.com',
      ]);
      expect(await records.deletedAccounts(2, 2)).toMatchObject({
        rows: [{ email: '1@example.com' }],
        total: 3,
      });
    });

    it('reads visits of whole days in New York, newest first [ADS-03, X-27]', async () => {
      const world = open();
      const { records } = world;
      for (const at of [
        '2026-03-08T04:59:59Z',
        '2026-03-08T05:00:00Z',
        '2026-03-09T03:59:59Z',
        '2026-03-09T04:00:00Z',
      ])
        await world.addVisit(at, at);
      const { rows, total } = await records.demoSessions(
        { from: '2026-03-08', to: '2026-03-08' },
        0,
        10,
      );
      expect([rows.map(({ userQuestion }) => userQuestion), total]).toEqual([
        ['2026-03-09T03:59:59Z', '2026-03-08T05:00:00Z'],
        2,
      ]);
    });
  });
}
