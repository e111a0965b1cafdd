import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.js';
import { AccountPlans } from '#accounts/index.js';
import { csvHeading, csvLines, type CsvColumn } from '../domain/csv.js';
import type { UserQuery } from '../domain/user-query.js';
import type { UserRow } from '../domain/user-row.js';
import { UserDirectory, type DirectoryPlace } from '../ports/user-directory.js';
import { AuditTrail, type Staff } from './audit-trail.js';
import { UserRows } from './user-rows.js';

const BATCH = 1000;

const COLUMNS: readonly CsvColumn<UserRow>[] = [
  ['userId', ({ userId }) => userId],
  ['email', ({ email }) => email],
  ['firstName', ({ firstName }) => firstName],
  ['lastName', ({ lastName }) => lastName],
  ['city', ({ city }) => city],
  ['country', ({ country }) => country],
  ['sport', ({ sport }) => sport],
  ['role', ({ role }) => role],
  ['subscription', ({ subscriptionDisplay }) => subscriptionDisplay],
  ['access', ({ accessDisplay }) => accessDisplay],
  ['uploads', ({ uploads }) => uploads],
  ['nextBilling', ({ known }) => known.nextBillingAt],
  ['lastPayment', ({ known }) => known.plan.lastPayment],
  ['paidThrough', ({ known }) => known.plan.paidThrough],
  ['createdAt', ({ createdAt }) => createdAt],
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
      details: {
        filter: query.filter,
        only: query.only ?? null,
        searched: query.search.trim() !== '',
      },
    });
    return Readable.from(this.lines(query), { objectMode: false });
  }

  private async *lines(query: UserQuery): AsyncGenerator<Buffer> {
    yield Buffer.from(csvHeading(COLUMNS));
    let place: DirectoryPlace | null = null;
    do {
      const entries = await this.directory.after(query, place, BATCH);
      const rows = await this.rows.of(entries);
      if (rows.length > 0) yield Buffer.from(csvLines(COLUMNS, rows));
      place = entries.length < BATCH ? null : (entries.at(-1) ?? null);
    } while (place !== null);
  }
}
