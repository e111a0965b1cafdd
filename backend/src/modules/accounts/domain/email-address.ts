/**
 * What mail servers everywhere take before the @, and what browsers accept in a field for email:
 * https://html.spec.whatwg.org/#valid-e-mail-address. Letters of other scripts need SMTPUTF8 on
 * every server on the way, which few have.
 */
const LOCAL = /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}$/i;

/** What can never be part of a host name; the rest is judged in the ASCII form. */
const NO_HOST = /[\s\p{Cc}\p{Cf}\p{Cs}%/?#@:[\]\\]/u;

// eslint-disable-next-line no-control-regex -- every character of ASCII
const ASCII = /^[\u0000-\u007f]*$/;

/**
 * An address as every part of the product writes and compares it: trimmed, in composed letters
 * (NFC), and with its domain in ASCII: browsers send `bücher.example` as `xn--bcher-kva.example`.
 */
export function emailForm(email: string): string {
  const text = email.trim().normalize('NFC');
  const at = text.lastIndexOf('@');
  const domain = text.slice(at + 1);
  if (at < 0 || ASCII.test(domain)) return text;
  return `${text.slice(0, at)}@${asciiDomain(domain) ?? domain}`;
}

/** The form in which addresses are compared: case does not count. */
export function emailKey(email: string): string {
  return emailForm(email).toLowerCase();
}

/** Whether the part before the @ may be used. */
export function hasPlainLocalPart(email: string): boolean {
  const form = emailForm(email);
  return LOCAL.test(form.slice(0, Math.max(0, form.lastIndexOf('@'))));
}

/** Null if it is no host name. */
function asciiDomain(domain: string): string | null {
  if (NO_HOST.test(domain)) return null;
  try {
    return new URL(`https://${domain}`).hostname;
  } catch {
    return null;
  }
}
