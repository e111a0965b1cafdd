import type { ObjectLiteral, Repository } from 'typeorm';

/**
 * Every column of a record under the name of its property, for statements that are written by hand.
 */
export function columnsOf<Record extends ObjectLiteral>({ metadata }: Repository<Record>): string {
  return metadata.columns
    .map(({ databaseName, propertyName }) => `"${databaseName}" AS "${propertyName}"`)
    .join(', ');
}
