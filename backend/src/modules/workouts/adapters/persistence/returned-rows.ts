import type { EntityManager } from 'typeorm';

/**
 * Rows of a statement with RETURNING. TypeORM answers INSERT with the rows, but UPDATE and DELETE
 * with [rows, count].
 */
export async function returnedRows<T extends object>(
  manager: EntityManager,
  sql: string,
  parameters: readonly unknown[],
): Promise<T[]> {
  const answer = await manager.query<T[] | [T[], number]>(sql, [...parameters]);
  return Array.isArray(answer[0]) ? answer[0] : (answer as T[]);
}
