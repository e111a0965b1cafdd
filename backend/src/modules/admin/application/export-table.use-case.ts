import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import type { Json } from '#kernel/json.js';
import { csvHeading, csvLines, type CsvColumn } from '../domain/csv.js';
import { AuditTrail, type Staff } from './audit-trail.js';

export interface ExportedTable<Row> {
  /** As the audit log names it. */
  readonly name: string;
  readonly columns: readonly CsvColumn<Row>[];
  /** The filter that is applied, for the audit log; no text that somebody typed. */
  readonly filter?: Readonly<Record<string, Json>>;
  /** The rows after the first `offset`; fewer than `limit` are the last. */
  readonly batch: (offset: number, limit: number, before: Row | null) => Promise<readonly Row[]>;
  readonly batchSize?: number;
}

const BATCH = 2000;

/** A whole table as CSV, streamed: only one batch is in memory. The audit log records who took it. */
@Injectable()
export class ExportTable {
  constructor(private readonly trail: AuditTrail) {}

  async execute<Row>(staff: Staff, table: ExportedTable<Row>): Promise<Readable> {
    await this.trail.note(staff, {
      action: 'table-exported',
      details: { table: table.name, ...table.filter },
    });
    return Readable.from(csvOf(table), { objectMode: false });
  }
}

/** The table as bytes, batch by batch. */
export async function* csvOf<Row>({
  columns,
  batch,
  batchSize = BATCH,
}: Pick<ExportedTable<Row>, 'columns' | 'batch' | 'batchSize'>): AsyncGenerator<Buffer> {
  yield Buffer.from(csvHeading(columns));
  let last: Row | null = null;
  for (let offset = 0; ; offset += batchSize) {
    const rows: readonly Row[] = await batch(offset, batchSize, last);
    if (rows.length > 0) yield Buffer.from(csvLines(columns, rows));
    if (rows.length < batchSize) return;
    last = rows.at(-1) ?? null;
  }
}
