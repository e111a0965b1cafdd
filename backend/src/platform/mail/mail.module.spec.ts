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

  it('writes letters to files where no mail server is named', async () => {
    expect(await mailerFor(null)).toBeInstanceOf(FileMailer);
  });

  it('hands letters to the mail server that is named', async () => {
    expect(await mailerFor('smtp://mail.example.org:587')).toBeInstanceOf(SmtpMailer);
  });
});
