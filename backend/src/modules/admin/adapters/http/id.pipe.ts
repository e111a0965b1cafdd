import { Injectable, type PipeTransform } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { DomainError } from '#kernel/domain-error.js';

/** An id from the address. */
@Injectable()
export class AdminIdPipe implements PipeTransform<string, string> {
  transform(value: string): string {
    const message = 'The id must be a UUID.';
    if (!isUUID(value))
      throw new DomainError('VALIDATION_FAILED', message, { fields: [{ field: 'id', message }] });
    return value.toLowerCase();
  }
}
