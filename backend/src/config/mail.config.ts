import { IsNotEmpty, IsOptional, Matches } from 'class-validator';

import { DATA_DIR } from './reading/data-dir.js';
import { FromEnv } from './reading/from-env.js';
import { IsUrlOf } from './reading/is-url-of.js';

export class MailConfig {
  /** Null writes mails to `DATA_DIR/mail`. */
  @FromEnv({
    variable: 'SMTP_URL',
    takes:
      'the address of a mail server, smtp://user:password@host:587 or smtps://…, or nothing ' +
      'to write mails to DATA_DIR/mail',
    otherwise: null,
  })
  @IsOptional()
  @IsUrlOf('smtp:', 'smtps:')
  smtpUrl!: string | null;

  @FromEnv({
    variable: 'MAIL_FROM',
    takes: 'the sender of mails, name@example.com or Name <name@example.com>',
    otherwise: 'Stridewatt <no-reply@stridewatt.local>',
  })
  @Matches(/^([^<>@\r\n]+<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/)
  from!: string;

  @FromEnv(DATA_DIR)
  @IsNotEmpty()
  dataDir!: string;
}
