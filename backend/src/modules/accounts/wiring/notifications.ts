import { AdminConfig } from '#config/admin.config.js';
import { Clock } from '#kernel/clock.js';
import { TemplatedOperatorMailer } from '../adapters/mail/templated-operator-mailer.js';
import { TypeormSettingsRepository } from '../adapters/persistence/typeorm-settings.repository.js';
import { OperatorMailJobHandler } from '../adapters/queue/operator-mail.job-handler.js';
import { OutboxOperatorMailPlan } from '../adapters/queue/outbox-operator-mail-plan.js';
import { NotificationAddress } from '../application/emails/notification-address.js';
import { SendOperatorLetter } from '../application/emails/send-operator-email.use-case.js';
import { TestNotification } from '../application/emails/test-notification.use-case.js';
import { OperatorMailPlan } from '../ports/operator-mail-plan.js';
import { OperatorMailer } from '../ports/operator-mailer.js';
import { SettingsRepository } from '../ports/settings.repository.js';
import type { Area } from './area.js';

/**
 * Names that end so reach nobody by mail (RFC 6762), as that of the administrator whom nobody has
 * named.
 */
const NOWHERE = /\.local$/i;

const address = {
  provide: NotificationAddress,
  inject: [SettingsRepository, Clock, AdminConfig],
  useFactory: (settings: SettingsRepository, clock: Clock, { email }: AdminConfig) =>
    new NotificationAddress(settings, clock, NOWHERE.test(email) ? null : email),
};

/** What the operator is told by mail. */
export const notifications: Area = {
  records: [],
  controllers: [],
  providers: [
    OperatorMailJobHandler,
    SendOperatorLetter,
    TestNotification,
    address,
    { provide: OperatorMailPlan, useClass: OutboxOperatorMailPlan },
    { provide: OperatorMailer, useClass: TemplatedOperatorMailer },
    { provide: SettingsRepository, useClass: TypeormSettingsRepository },
  ],
  exports: [NotificationAddress, TestNotification],
};
