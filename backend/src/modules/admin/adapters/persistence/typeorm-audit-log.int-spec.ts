import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { auditLogContract } from '#test/contracts/admin/audit-log.contract.js';
import { newUser } from '#test/support/new-user.js';
import { openTestSession, type TestSession } from '#test/support/test-session.js';
import { SystemClock } from '#platform/database/system-clock.js';
import { UuidV7IdGenerator } from '#platform/database/uuid-v7.id-generator.js';
import { TypeormAuditLog } from './typeorm-audit-log.js';

describe('TypeormAuditLog', () => {
  const ids = new UuidV7IdGenerator(new SystemClock());
  let database: TestSession;
  beforeAll(async () => {
    database = await openTestSession();
  });
  afterAll(() => database.close());
  auditLogContract('PostgreSQL', () => new TypeormAuditLog(database.session), ids);

  it('tells whose an id is as long as the account or its closed row is there', async () => {
    const log = new TypeormAuditLog(database.session);
    const { userId, email } = await newUser(database.dataSource);
    await log.add({
      id: ids.next(),
      at: new Date(),
      actor: { userId: null, name: 'command line', address: '' },
      action: 'deleted',
      subject: userId,
      details: {},
    });
    const label = async () =>
      (await log.page({ actor: null, action: null, subject: userId }, null, 1))[0]?.subjectLabel;
    expect(await label()).toBe(email);
    await database.dataSource.query(`DELETE FROM users WHERE id = $1`, [userId]);
    expect(await label()).toBeNull();
    await database.dataSource.query(
      'INSERT INTO deleted_accounts (id, user_id, email, email_key, signup_date, deleted_at, ' +
        `upload_count) VALUES (gen_random_uuid(), $1, 'was@example.com', 'was@example.com', ` +
        'now(), now(), 0)',
      [userId],
    );
    expect(await label()).toBe('was@example.com');
  });
});
