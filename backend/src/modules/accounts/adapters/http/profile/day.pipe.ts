import { Injectable, type PipeTransform } from '@nestjs/common';
import { isISO8601 } from 'class-validator';
import { DomainError } from '#kernel/domain-error.js';

const DAY = /^(19|20)\d{2}-\d{2}-\d{2}$/;

/** A day of the calendar in an address, YYYY-MM-DD. Throws VALIDATION_FAILED. */
@Injectable()
export class DayPipe implements PipeTransform<string, string> {
  transform(value: string): string {
    if (DAY.test(value) && isISO8601(value, { strict: true })) return value;
    const message = 'The day must be a date such as 2026-03-01.';
    throw new DomainError('VALIDATION_FAILED', message, {
      fields: [{ field: 'validFrom', message }],
    });
  }
}
