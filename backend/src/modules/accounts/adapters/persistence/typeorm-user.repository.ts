import { Injectable } from '@nestjs/common';
import { IsNull, type Repository } from 'typeorm';
import { DomainError } from '#kernel/domain-error.js';
import { columnsOf } from '#platform/database/columns-of.js';
import { DatabaseSession } from '#platform/database/database-session.js';
import { OFTEN } from '#platform/database/preparing-client.js';
import { emailKey, type User } from '#accounts/domain/user.js';
import { UserRepository } from '#accounts/ports/user.repository.js';
import { toUser, toUserRecord } from './user.mapper.js';
import { UserRecord } from './user.record.js';

@Injectable()
export class TypeormUserRepository extends UserRepository {
  constructor(private readonly session: DatabaseSession) {
    super();
  }

  async add(user: User): Promise<void> {
    const result = await this.records()
      .createQueryBuilder()
      .insert()
      .values(toUserRecord(user))
      .orIgnore()
      .returning('id')
      .execute();
    if ((result.raw as unknown[]).length === 0) {
      throw new DomainError('EMAIL_TAKEN', 'An account with this email exists already.', {});
    }
  }

  async findById(id: string): Promise<User | null> {
    const records = this.records();
    // Every request with a token asks this.
    const [record] = await this.session
      .manager()
      .query<UserRecord[]>(
        `${OFTEN}SELECT ${columnsOf(records)} FROM users WHERE id = $1 AND leaving_since IS NULL`,
        [id],
      );
    return record ? toUser(record) : null;
  }

  async findByEmail(email: string): Promise<User | null> {
    const record = await this.records().findOneBy({
      emailKey: emailKey(email),
      leavingSince: IsNull(),
    });
    return record && toUser(record);
  }

  hasAdministrator(): Promise<boolean> {
    return this.records().existsBy({ role: 'admin' });
  }

  async changePassword(user: User, passwordHash: string): Promise<number | null> {
    const { affected } = await this.records().update(
      { id: user.id, tokenVersion: user.tokenVersion, leavingSince: IsNull() },
      { passwordHash, tokenVersion: user.tokenVersion + 1, updatedAt: () => 'now()' },
    );
    return affected === 1 ? user.tokenVersion + 1 : null;
  }

  async refreshPasswordHash(user: User, passwordHash: string): Promise<void> {
    await this.records().update({ id: user.id, passwordHash: user.passwordHash }, { passwordHash });
  }

  private records(): Repository<UserRecord> {
    return this.session.manager().getRepository(UserRecord);
  }
}
