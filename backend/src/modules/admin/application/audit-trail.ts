import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.js';
import { IdGenerator } from '#kernel/id-generator.js';
import type { Json } from '#kernel/json.js';
import { KnownAccounts } from '#accounts/index.js';
import type { Actor, AuditedAction } from '../domain/audit-entry.js';
import { AuditLog } from '../ports/audit-log.js';

/** The administrator of a request. */
export interface Staff {
  readonly userId: string;
  /** IP address. */
  readonly address: string;
}

export interface Deed {
  readonly action: AuditedAction;
  /** Id of the person or thing it is done to. */
  readonly subject?: string;
  readonly details?: Readonly<Record<string, Json>>;
}

/**
 * Writes the audit log. Called in the unit of work of the action: a failed action leaves no entry,
 * and every completed one has one.
 */
@Injectable()
export class AuditTrail {
  constructor(
    private readonly log: AuditLog,
    private readonly accounts: KnownAccounts,
    private readonly clock: Clock,
    private readonly ids: IdGenerator,
  ) {}

  async note({ userId, address }: Staff, deed: Deed): Promise<void> {
    const account = await this.accounts.of(userId);
    await this.write({ userId, name: account?.email ?? 'unknown', address }, deed);
  }

  /** For an actor who is not signed in. */
  write(
    actor: Actor,
    {
      action,
      subject = null,
      details = {},
    }: { action: AuditedAction; subject?: string | null; details?: Readonly<Record<string, Json>> },
  ): Promise<void> {
    return this.log.add({
      id: this.ids.next(),
      at: this.clock.now(),
      actor,
      action,
      subject,
      details,
    });
  }
}
