import { emailKey, type User } from '../../domain/user.js';
import { UserRecord } from './user.record.js';

export function toUser(record: UserRecord): User {
  const { suspendedAt, suspendExpiresAt, suspendReason, emailKey: _key, updatedAt: _updated, leavingSince: _leaving, ...same } = record;
  return {
    ...same,
    suspension: suspendedAt ? { since: suspendedAt, expiresAt: suspendExpiresAt, reason: suspendReason } : null,
  };
}

export function toUserRecord(user: User): UserRecord {
  const { suspension, ...same } = user;
  return Object.assign(new UserRecord(), same, {
    emailKey: emailKey(user.email),
    suspendedAt: suspension?.since ?? null,
    suspendExpiresAt: suspension?.expiresAt ?? null,
    suspendReason: suspension?.reason ?? null,
    leavingSince: null,
    updatedAt: user.createdAt,
  });
}
