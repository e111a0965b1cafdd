import { join } from 'node:path';

import { Global, Module, type DynamicModule } from '@nestjs/common';

import { MailConfig } from '#config/mail.config.js';
import { Tracing } from '../tracing/tracing.js';
import { FileMailer } from './file-mailer.js';
import { Mailer } from './mailer.js';
import { SmtpMailer } from './smtp-mailer.js';
import { TracedMailer } from './traced-mailer.js';

/**
 * Emails go to `SMTP_URL`, or without it into the folder `DATA_DIR/mail`. Needs `ConfigModule`.
 */
@Global()
@Module({})
export class MailModule {
  static forRoot(): DynamicModule {
    return {
      module: MailModule,
      providers: [
        {
          provide: Mailer,
          inject: [MailConfig, { token: Tracing, optional: true }],
          useFactory: tracedMailerFor,
        },
      ],
      exports: [Mailer],
    };
  }
}

function tracedMailerFor(config: MailConfig, tracing?: Tracing): Mailer {
  const mailer = mailerFor(config);
  return tracing?.on === true
    ? new TracedMailer(mailer, config.smtpUrl === null ? 'file' : 'smtp', tracing)
    : mailer;
}

function mailerFor({ smtpUrl, from, dataDir }: MailConfig): Mailer {
  return smtpUrl === null
    ? new FileMailer(join(dataDir, 'mail'), from)
    : new SmtpMailer(smtpUrl, from);
}
