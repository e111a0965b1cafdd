import { Test } from '@nestjs/testing';
import { describe, expect, it } from '@jest/globals';

import { MailConfig } from '#config/mail.config.js';
import { FileMailer } from './file-mailer.js';
import { MailModule } from './mail.module.js';
import { Mailer } from './mailer.js';
import { SmtpMailer } from './smtp-mailer.js';

describe('MailModule', () => {
  const mailerFor = async (smtpUrl: string | null) => {
    const config = Object.assign(new MailConfig(), {
      smtpUrl,
      from: 'a@example.org',
      dataDir: '/srv',
    });
    const settings = {
      module: class Settings {},
      global: true,
      providers: [{ provide: MailConfig, useValue: config }],
      exports: [MailConfig],
    };
    const module = await Test.createTestingModule({
      imports: [settings, MailModule.forRoot()],
    }).compile();
    return module.get(Mailer);
  };

  it('writes emails to files without a mail server', async () => {
    expect(await mailerFor(null)).toBeInstanceOf(FileMailer);
  });

  it('sends emails to the configured mail server', async () => {
    expect(await mailerFor('smtp://mail.example.org:587')).toBeInstanceOf(SmtpMailer);
  });
});
