import type { Mail } from '../mailer.js';
import { html, type SafeHtml } from './html.js';
import type { EmailContent } from './email-content.js';
import { EMAIL_STYLES, STYLE } from './email-styles.js';

/** Signs every email. */
const SENDER = 'Stridewatt';

/** The email as text and as HTML; both say the same. It loads nothing from elsewhere. */
export function writeEmail(content: EmailContent): Pick<Mail, 'subject' | 'text' | 'html'> {
  return { subject: oneLine(content.subject), text: asText(content), html: asHtml(content) };
}

function asText({ greeting, paragraphs, action, remarks = [] }: EmailContent): string {
  const blocks = [
    greeting,
    ...paragraphs,
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...remarks,
    SENDER,
  ];
  return `${blocks.map((block) => block.trim()).join('\n\n')}\n`;
}

function asHtml({ subject, greeting, paragraphs, action, remarks = [] }: EmailContent): string {
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>${oneLine(subject)}</title>
        <style>
          ${EMAIL_STYLES}
        </style>
      </head>
      <body class="ground" style="${STYLE.ground}">
        <div class="sheet" style="${STYLE.sheet}">
          <p class="quiet" style="${STYLE.sender}">${SENDER}</p>
          <p style="${STYLE.paragraph}">${greeting}</p>
          ${paragraphs.map((paragraph) => html`<p style="${STYLE.paragraph}">${paragraph}</p> `)}
          ${action ? button(action) : ''}
          ${remarks.map((remark) => html`<p class="quiet" style="${STYLE.remark}">${remark}</p> `)}
        </div>
      </body>
    </html> `;
  return page.text;
}

function button({ label, url }: NonNullable<EmailContent['action']>): SafeHtml {
  return html`<p style="${STYLE.paragraph}">
      <a class="button" href="${url}" style="${STYLE.button}">${label}</a>
    </p>
    <p class="quiet" style="${STYLE.remark}">
      Or copy this address into your browser:<br /><a
        class="quiet"
        href="${url}"
        style="${STYLE.link}"
        >${url}</a
      >
    </p>`;
}

/** A line break in a subject would end the header. */
function oneLine(text: string): string {
  return text.replaceAll(/\p{Cc}+/gu, ' ').trim();
}
