import { describe, expect, it } from '@jest/globals';
import type { EmailContent } from './email-content.js';
import { writeEmail } from './write-email.js';

const CONTENT: EmailContent = {
  subject: 'Your file',
  greeting: 'Hello Ada,',
  paragraphs: ['It is ready.', 'It is large.'],
  action: { label: 'Open it', url: 'https://example.org/?a=1&b="2"' },
  remarks: ['No answer is needed.'],
};
const HOSTILE = '<img src=x onerror=alert(1)> & "quoted" \'too\'';

describe('an email', () => {
  it('says the same in both forms, in the same order', () => {
    const { text, html } = writeEmail(CONTENT);
    const said = ['Hello Ada,', 'It is ready.', 'It is large.', 'Open it', 'No answer is needed.'];
    for (const form of [text, html.slice(html.indexOf('<body'))]) {
      const places = said.map((sentence) => form.indexOf(sentence));
      expect(places).not.toContain(-1);
      expect(places).toEqual(places.toSorted((a, b) => a - b));
    }
    expect(text).toContain('https://example.org/?a=1&b="2"');
  });

  it('escapes whatever it is given, in text and in attributes [SEC-25]', () => {
    const { html } = writeEmail({
      subject: HOSTILE,
      greeting: HOSTILE,
      paragraphs: [HOSTILE],
      action: { label: HOSTILE, url: `https://example.org/${HOSTILE}` },
      remarks: [HOSTILE],
    });
    expect(html).not.toMatch(/<img|onerror=alert\(1\)>|"quoted"/);
    expect(
      html.match(/&lt;img src=x onerror=alert\(1\)&gt; &amp; &quot;quoted&quot; &#39;too&#39;/g)
        ?.length,
    ).toBeGreaterThanOrEqual(7);
  });

  it('keeps its subject on one line [SEC-25]', () => {
    expect(writeEmail({ ...CONTENT, subject: 'Your file\r\nBcc: eve@example.org' }).subject).toBe(
      'Your file Bcc: eve@example.org',
    );
  });

  it('loads nothing from anywhere, and can be read in the dark', () => {
    const { html } = writeEmail(CONTENT);
    expect(html).not.toMatch(/<(img|link|script|iframe)|url\(|@import|src=/);
    expect(html).toContain('prefers-color-scheme: dark');
    expect(html).toContain('name="color-scheme" content="light dark"');
  });

  it('has no button where there is nothing to do', () => {
    const { action: _action, ...rest } = CONTENT;
    expect(writeEmail(rest).html).not.toContain('<a ');
  });
});
