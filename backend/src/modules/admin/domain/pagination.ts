export interface Pagination {
  readonly page: number;
  readonly limit: number;
  readonly totalCount: number;
  readonly totalPages: number;
  /** False where there are more than were counted. */
  readonly exact: boolean;
}

export interface Count {
  readonly count: number;
  readonly exact: boolean;
}

/** Also an empty list has one page. */
export function pagination(page: number, limit: number, { count, exact }: Count): Pagination {
  return {
    page,
    limit,
    totalCount: count,
    totalPages: Math.max(1, Math.ceil(count / limit)),
    exact,
  };
}
