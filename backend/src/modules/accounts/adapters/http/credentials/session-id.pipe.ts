import { Injectable, type PipeTransform } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { DomainError } from '#kernel/domain-error.js';

/** The id of a session in an address. Throws NOT_FOUND: no session has a malformed one. */
@Injectable()
export class SessionIdPipe implements PipeTransform<string, string> {
  transform(value: string): string {
    if (isUUID(value)) return value.toLowerCase();
    throw new DomainError('NOT_FOUND', 'There is no such session.', {});
  }
}
