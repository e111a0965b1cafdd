import type { CoachConfig } from '#config/coach.config.js';
import type { MailConfig } from '#config/mail.config.js';
import type { MapConfig } from '#config/map.config.js';
import type { OperatorConfig } from '#config/operator.config.js';
import type { StripeConfig } from '#config/stripe.config.js';
import { html, type SafeHtml } from '#platform/mail/templates/html.js';

/** What is set up on this installation and named on its public pages. */
export interface SiteSettings {
  readonly operator: OperatorConfig;
  readonly coach: CoachConfig;
  readonly stripe: StripeConfig;
  readonly mail: MailConfig;
  readonly map: MapConfig;
}

/** HTML by the name of its place. */
export type SiteFills = Readonly<Record<string, SafeHtml>>;

/** An element of the prerendered pages whose content depends on the installation. */
const PLACE = /(<(\w+)\b[^>]*\sdata-fill="([\w-]+)"[^>]*>)[\s\S]*?(<\/\2>)/g;

/**
 * Puts what holds for this installation into the marked places of a page; a place without a fill
 * keeps what the build left there.
 */
export function filled(page: string, fills: SiteFills): string {
  return page.replaceAll(PLACE, (whole, ...[open, , name, close]: string[]) => {
    const fill = fills[name ?? ''];
    return fill ? `${open ?? ''}${fill.text}${close ?? ''}` : whole;
  });
}

/** Who runs this installation, and which services it calls. */
export function siteFills({ operator, coach, stripe, mail, map }: SiteSettings): SiteFills {
  return {
    ...operatorFill(operator),
    model: modelFill(coach),
    payments: paymentsFill(stripe.secretKey !== null),
    mail: mailFill(mail.smtpUrl),
    maps: mapsFill(map.tilesUrl),
  };
}

/** Without settings the pages say themselves that the operator is not named. */
function operatorFill({ name, address, email }: OperatorConfig): SiteFills {
  const lines = [
    ...(name === null ? [] : [html`<p><strong>${name}</strong></p>`]),
    ...(address === null ? [] : [html`<p>${address}</p>`]),
    ...(email === null ? [] : [html`<p><a href="mailto:${email}">${email}</a></p>`]),
  ];
  return lines.length === 0 ? {} : { operator: html`${lines}` };
}

function modelFill({ openaiApiKey, openaiBaseUrl, openaiModel }: CoachConfig): SafeHtml {
  if (openaiApiKey === null && openaiBaseUrl === null)
    return html`No language model is connected. The built-in coach answers on this server, and your
    questions are sent to nobody.`;
  const host = new URL(openaiBaseUrl ?? 'https://api.openai.com').host;
  return html`The language model ${openaiModel} at ${host} helps to write reports and answers. It
  receives your question, earlier questions and answers of the same conversation, the numbers of
  your workouts and profile that the answer needs, and the titles, notes and file names of those
  workouts. It does not receive your name or email address, unless you write them yourself.`;
}

function paymentsFill(isStripe: boolean): SafeHtml {
  return isStripe
    ? html`Stripe takes payments. When you open the payment page, your browser loads Stripe's form
      and Stripe gets your email address and an internal account number. Card details go from your
      browser to Stripe and never reach this server.`
    : html`No payment provider is connected. This is a trial installation: no card is charged, and
      only the test cards on the payment page work.`;
}

function mailFill(smtpUrl: string | null): SafeHtml {
  return smtpUrl === null
    ? html`No mail server is connected. Emails stay in a folder on this server, and are erased with
      your account.`
    : html`Emails about your account and plan go to your address through the mail server
      ${new URL(smtpUrl).hostname}. An email that has been sent cannot be erased by us.`;
}

function mapsFill(tilesUrl: string | null): SafeHtml {
  return tilesUrl === null
    ? html`Routes are drawn without a street map, so no map server is asked.`
    : html`Streets under a route come from ${new URL(tilesUrl).host}, and only after you turn them
      on. Your browser then asks that server for the area of your route, which shows it your network
      address and roughly where you were.`;
}
