import { beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { IdGenerator } from '#kernel/id-generator.js';
import type { AuditEntry } from '#admin/domain/audit-entry.js';
import type { AuditLog } from '#admin/ports/audit-log.js';

const ALL = { actor: null, action: null, subject: null };

export function auditLogContract(name: string, open: () => AuditLog, ids: IdGenerator): void {
  describe(`audit log: ${name}`, () => {
    let log: AuditLog;
    let subject: string;

    beforeEach(() => {
      log = open();
      subject = randomUUID();
    });

    const entry = (changes: Partial<AuditEntry> = {}): AuditEntry => ({
      id: ids.next(),
      at: new Date('2026-05-01T10:00:00Z'),
      actor: { userId: randomUUID(), name: 'boss@example.com', address: '127.0.0.1' },
      action: 'suspended',
      subject,
      details: { reason: 'Sharing', days: null },
      ...changes,
    });

    it('returns the added entry', async () => {
      const added = entry();
      await log.add(added);
      expect(await log.page({ ...ALL, subject }, null, 10)).toEqual([
        { ...added, subjectLabel: null },
      ]);
    });

    it('reads the newest first, page by page', async () => {
      const added = [entry(), entry(), entry()];
      for (const one of added) await log.add(one);
      const first = await log.page({ ...ALL, subject }, null, 2);
      const second = await log.page({ ...ALL, subject }, first.at(-1)?.id ?? null, 2);
      expect([...first, ...second].map(({ id }) => id)).toEqual(
        added.map(({ id }) => id).toReversed(),
      );
    });

    it('filters by administrator, action and athlete', async () => {
      const name = `${subject}@example.com`;
      await log.add(entry());
      await log.add(
        entry({
          actor: { userId: null, name, address: '::1' },
          action: 'deleted',
          subject: null,
          details: {},
        }),
      );
      expect(await log.page({ ...ALL, actor: name }, null, 10)).toHaveLength(1);
      expect(await log.page({ ...ALL, actor: name, action: 'suspended' }, null, 10)).toEqual([]);
      expect(await log.page({ ...ALL, subject, action: 'suspended' }, null, 10)).toHaveLength(1);
    });
  });
}
