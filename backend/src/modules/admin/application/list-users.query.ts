import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.js';
import { AccountPlans } from '#accounts/index.js';
import { pagination, type Pagination } from '../domain/pagination.js';
import type { UserQuery } from '../domain/user-query.js';
import type { UserRow } from '../domain/user-row.js';
import { UserDirectory } from '../ports/user-directory.js';
import { UserRows } from './user-rows.js';

export interface UserPage {
  readonly users: readonly UserRow[];
  readonly pagination: Pagination;
}

/** A page of accounts by plan, search and order. */
@Injectable()
export class ListUsers {
  constructor(
    private readonly directory: UserDirectory,
    private readonly rows: UserRows,
    private readonly plans: AccountPlans,
    private readonly clock: Clock,
  ) {}

  /** @param page from 1; a page after the last is empty */
  async execute(query: UserQuery, page: number, limit: number): Promise<UserPage> {
    if (query.filter !== 'ALL') await this.plans.turn(this.clock.now());
    const { entries, count } = await this.directory.page(query, (page - 1) * limit, limit);
    return { users: await this.rows.of(entries), pagination: pagination(page, limit, count) };
  }
}
