import { join } from 'node:path';

import { Global, Module, type DynamicModule } from '@nestjs/common';

import { MailConfig } from '../../config/mail.config.js';
import { FileMailer } from './file-mailer.js';
import { Mailer } from './mailer.js';
import { SmtpMailer } from './smtp-mailer.js';

/** Letters go to `SMTP_URL`, or without it into the folder `DATA_DIR/mail`. Needs `ConfigModule`. */
@Global()
@Module({})
export class MailModule {
  static forRoot(): DynamicModule {
    return {
      module: MailModule,
      providers: [{ provide: Mailer, inject: [MailConfig], useFactory: mailerFor }],
      exports: [Mailer],
    };
  }
}

function mailerFor({ smtpUrl, from, dataDir }: MailConfig): Mailer {
  return smtpUrl === null ? new FileMailer(join(dataDir, 'mail'), from) : new SmtpMailer(smtpUrl, from);
}
