import type { Readable } from 'node:stream';
import { applyDecorators, Get, Header, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces } from '@nestjs/swagger';

/** `GET path` that answers with a table as a file. */
export const CsvRoute = (path: string, summary: string): MethodDecorator =>
  applyDecorators(
    Get(path),
    Header('X-Content-Type-Options', 'nosniff'),
    ApiOperation({ summary }),
    ApiProduces('text/csv'),
    ApiOkResponse({ schema: { type: 'string', format: 'binary' } }),
  );

export function csvFile(table: Readable, name: string): StreamableFile {
  return new StreamableFile(table, {
    type: 'text/csv; charset=utf-8',
    disposition: `attachment; filename="stridewatt-${name}.csv"`,
  });
}
