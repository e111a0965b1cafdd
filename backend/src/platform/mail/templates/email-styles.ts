import { SafeHtml } from './html.js';

/**
 * Inline, for many mail programs read nothing else. Dark colours are in `EMAIL_STYLES`; a
 * program without dark mode shows these.
 */
export const STYLE = {
  ground: 'margin:0;padding:24px 12px;background-color:#f4f5f7;color:#1c2430',
  sheet:
    'max-width:520px;margin:0 auto;padding:28px;border-radius:12px;' +
    'background-color:#ffffff;color:#1c2430;' +
    "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;" +
    'font-size:16px;line-height:1.5',
  sender: 'margin:0 0 20px;font-weight:600;color:#5a6472',
  paragraph: 'margin:0 0 16px',
  button:
    'display:inline-block;padding:12px 20px;border-radius:8px;background-color:#0f5f5c;' +
    'color:#ffffff;font-weight:600;text-decoration:none',
  remark: 'margin:0 0 12px;font-size:14px;color:#5a6472',
  link: 'color:#5a6472;word-break:break-all',
} as const;

/** The same sheet where the reader's system is dark. */
export const EMAIL_STYLES = new SafeHtml(`@media (prefers-color-scheme: dark) {
.ground { background-color: #12161c !important; color: #e6e9ee !important; }
.sheet { background-color: #1b2129 !important; color: #e6e9ee !important; }
.quiet { color: #a7b0bd !important; }
.button { background-color: #2f9e97 !important; color: #06110f !important; }
}`);
