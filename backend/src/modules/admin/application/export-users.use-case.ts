import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.js';
import { AccountPlans } from '#accounts/index.js';
import { csvLine } from '../domain/csv.js';
import type { UserQuery } from '../domain/user-query.js';
import type { UserRow } from '../domain/user-row.js';
import { UserDirectory, type DirectoryPlace } from '../ports/user-directory.js';
import { AuditTrail, type Staff } from './audit-trail.js';
import { UserRows } from './user-rows.js';

const BATCH = 1000;

const COLUMNS: readonly (readonly [string, (row: UserRow) => string | null])[] = [
  ['userId', ({ userId }) => userId],
  ['email', ({ email }) => email],
  ['firstName', ({ firstName }) => firstName],
  ['lastName', ({ lastName }) => lastName],
  ['city', ({ city }) => city],
  ['country', ({ country }) => country],
  ['sport', ({ sport }) => sport],
  ['subscription', ({ subscriptionDisplay }) => subscriptionDisplay],
  ['access', ({ accessDisplay }) => accessDisplay],
  ['nextBilling', ({ known }) => known.nextBillingAt?.toISOString() ?? null],
  ['lastPayment', ({ known }) => known.plan.lastPayment],
  ['paidThrough', ({ known }) => known.plan.paidThrough?.toISOString() ?? null],
  ['createdAt', ({ createdAt }) => createdAt.toISOString()],
];

/** The whole list as CSV, streamed: only one batch is in memory. */
@Injectable()
export class ExportUsers {
  constructor(
    private readonly directory: UserDirectory,
    private readonly rows: UserRows,
    private readonly plans: AccountPlans,
    private readonly trail: AuditTrail,
    private readonly clock: Clock,
  ) {}

  async execute(staff: Staff, query: UserQuery): Promise<Readable> {
    await this.plans.turn(this.clock.now());
    await this.trail.note(staff, {
      action: 'users-exported',
      details: { filter: query.filter, searched: query.search.trim() !== '' },
    });
    return Readable.from(this.lines(query), { objectMode: false });
  }

  private async *lines(query: UserQuery): AsyncGenerator<Buffer> {
    yield Buffer.from(csvLine(COLUMNS.map(([name]) => name)));
    let place: DirectoryPlace | null = null;
    do {
      const entries = await this.directory.after(query, place, BATCH);
      const rows = await this.rows.of(entries);
      if (rows.length > 0)
        yield Buffer.from(
          rows.map((row) => csvLine(COLUMNS.map(([, value]) => value(row)))).join(''),
        );
      place = entries.length < BATCH ? null : (entries.at(-1) ?? null);
    } while (place !== null);
  }
}
