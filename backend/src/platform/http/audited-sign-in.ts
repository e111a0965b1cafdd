import { SetMetadata } from '@nestjs/common';

export const AUDITED_SIGN_IN = 'stridewatt:audited-sign-in';

/**
 * Marks the athletes' sign-in, which also takes administrators: the audit log records theirs, and
 * the administrators' rate limit applies to them.
 */
export const AuditedSignIn = () => SetMetadata(AUDITED_SIGN_IN, true);
