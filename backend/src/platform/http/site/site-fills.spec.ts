import { describe, expect, it } from '@jest/globals';
import { readConfig } from '#config/read-config.js';
import { filled, siteFills } from './site-fills.js';

const PAGE =
  '<div class="a" data-fill="operator"><p>Nobody is named.</p></div><dd data-fill="model">?</dd>' +
  '<dd data-fill="payments">?</dd><dd data-fill="mail">?</dd><dd data-fill="maps">?</dd>' +
  '<dd data-fill="unknown">stays</dd>';

const pageWith = (env: Readonly<Record<string, string>>): string =>
  filled(PAGE, siteFills(readConfig(env)));

describe('what the public pages say of an installation', () => {
  it('leaves the operator unnamed without settings, and names the built-in services', () => {
    const page = pageWith({});
    expect(page).toContain('<div class="a" data-fill="operator"><p>Nobody is named.</p></div>');
    expect(page).toContain('No language model is connected.');
    expect(page).toContain('No payment provider is connected.');
    expect(page).toContain('No mail server is connected.');
    expect(page).toContain('tile.openstreetmap.org');
    expect(page).toContain('<dd data-fill="unknown">stays</dd>');
  });

  it('names the operator, as text and never as HTML', () => {
    const page = pageWith({
      OPERATOR_NAME: 'Rock & <b>Roll</b> Ltd $& $1',
      OPERATOR_ADDRESS: '1 Example Street, Example Town',
      OPERATOR_EMAIL: 'hello@example.com',
    });
    expect(page).toContain('<strong>Rock &amp; &lt;b&gt;Roll&lt;/b&gt; Ltd $&amp; $1</strong>');
    expect(page).toContain('<p>1 Example Street, Example Town</p>');
    expect(page).toContain('<a href="mailto:hello@example.com">hello@example.com</a>');
    expect(page).not.toContain('Nobody is named.');
  });

  it('names each outside service by its host, and shows no secret', () => {
    const page = pageWith({
      OPENAI_API_KEY: 'sk-hidden',
      STRIPE_SECRET_KEY: 'sk_live_hidden',
      STRIPE_PUBLISHABLE_KEY: 'pk_live_x',
      STRIPE_WEBHOOK_SECRET: 'whsec_hidden',
      STRIPE_PRICE_ID: 'price_x',
      SMTP_URL: 'smtp://user:hidden@mail.example.com:587',
      MAP_TILES_URL: 'none',
    });
    for (const words of [
      'gpt-4o-mini at api.openai.com',
      'Stripe takes payments',
      'mail.example.com',
      'no map server is asked',
    ])
      expect(page).toContain(words);
    expect(page).not.toContain('hidden');
  });
});
