import { emailKey } from '#accounts/domain/email-address.js';
import type { User } from '#accounts/domain/user.js';
import { UserRecord } from './user.record.js';

export function toUser(record: UserRecord): User {
  const { suspendedAt, suspendExpiresAt, suspendReason, suspendedForPayment, ...rest } = record;
  const { paymentGraceUntil: _grace, ...known } = rest;
  const { emailKey: _key, updatedAt: _updated, leavingSince: _leaving, ...same } = known;
  return {
    ...same,
    suspension: suspendedAt
      ? {
          since: suspendedAt,
          expiresAt: suspendExpiresAt,
          reason: suspendReason,
          forPayment: suspendedForPayment,
        }
      : null,
  };
}

export function toUserRecord(user: User): UserRecord {
  const { suspension, ...same } = user;
  return Object.assign(new UserRecord(), same, {
    emailKey: emailKey(user.email),
    suspendedAt: suspension?.since ?? null,
    suspendExpiresAt: suspension?.expiresAt ?? null,
    suspendReason: suspension?.reason ?? null,
    suspendedForPayment: suspension?.forPayment ?? false,
    paymentGraceUntil: null,
    leavingSince: null,
    updatedAt: user.createdAt,
  });
}
