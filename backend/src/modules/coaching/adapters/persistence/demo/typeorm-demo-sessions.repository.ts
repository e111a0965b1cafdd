import { Injectable } from '@nestjs/common';
import { In, LessThan } from 'typeorm';
import { DatabaseSession } from '#platform/database/database-session.js';
import type { DemoMessage } from '#coaching/domain/demo/demo-message.js';
import type { DemoSession } from '#coaching/domain/demo/demo-session.js';
import {
  DemoSessionsRepository,
  type AnsweredQuestion,
  type CountedQuestion,
} from '#coaching/ports/demo/demo-sessions.repository.js';
import { DemoMessageRecord } from './demo-message.record.js';
import { DemoSessionRecord } from './demo-session.record.js';
import { ANONYMISE, GIVE_BACK, SETTLE, TAKE } from './demo-session.sql.js';

@Injectable()
export class TypeormDemoSessionsRepository extends DemoSessionsRepository {
  constructor(private readonly session: DatabaseSession) {
    super();
  }

  async add(session: DemoSession, keyHash: string): Promise<void> {
    await this.session.manager().insert(DemoSessionRecord, { ...session, keyHash });
  }

  async byKey(keyHash: string): Promise<DemoSession | null> {
    return this.session.manager().findOneBy(DemoSessionRecord, { keyHash });
  }

  async take(sessionId: string, limit: number): Promise<boolean> {
    return (await this.changed(TAKE, [sessionId, limit])).length > 0;
  }

  async giveBack(sessionId: string): Promise<void> {
    await this.changed(GIVE_BACK, [sessionId]);
  }

  async settle(
    sessionId: string,
    { text, preset }: CountedQuestion,
    limit: number,
  ): Promise<number | null> {
    const [row] = await this.changed(SETTLE, [sessionId, limit, text, preset]);
    return row?.answered ?? null;
  }

  async answered(sessionId: string): Promise<number> {
    const { answered } = await this.session
      .manager()
      .findOneByOrFail(DemoSessionRecord, { id: sessionId });
    return answered;
  }

  async keep(sessionId: string, { question, answer }: AnsweredQuestion): Promise<boolean> {
    const rows = [question, answer].map((message) => ({ ...message, sessionId }));
    // Waits for a concurrent writer of the same row, and learns whether it succeeded.
    const stored = await this.session
      .manager()
      .createQueryBuilder()
      .insert()
      .into(DemoMessageRecord)
      .values(rows)
      .orIgnore()
      .returning('id')
      .execute();
    return (stored.raw as readonly unknown[]).length === rows.length;
  }

  async byIds(sessionId: string, ids: readonly string[]): Promise<readonly DemoMessage[]> {
    const records = await this.session
      .manager()
      .findBy(DemoMessageRecord, { sessionId, id: In([...ids]) });
    return records.map(({ sessionId: _, ...message }) => message);
  }

  async messages(sessionId: string, limit: number): Promise<readonly DemoMessage[]> {
    const records = await this.session.manager().find(DemoMessageRecord, {
      where: { sessionId },
      order: { createdAt: 'DESC', id: 'DESC' },
      take: limit,
    });
    return records.reverse().map(({ sessionId: _, ...message }) => message);
  }

  async anonymise(before: Date): Promise<number> {
    const rows = await this.changed(ANONYMISE, [before]);
    return rows.length;
  }

  async remove(before: Date): Promise<number> {
    const { affected } = await this.session
      .manager()
      .delete(DemoSessionRecord, { createdAt: LessThan(before) });
    return affected ?? 0;
  }

  /** The rows that an UPDATE returns. */
  private async changed(
    sql: string,
    parameters: readonly unknown[],
  ): Promise<{ answered: number }[]> {
    const [rows] = await this.session
      .manager()
      .query<[{ answered: number }[], number]>(sql, [...parameters]);
    return rows;
  }
}
