const LONGEST_LOCAL = 64;
/** What browsers accept before the @; the server has the same rule. */
const LOCAL = /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+$/i;

/**
 * Why something typed can be no email address; null if it can. The part after the @ may be written
 * in any script: browsers and the server compare it in ASCII.
 */
export function emailProblem(typed: string): string | null {
  const email = typed.trim();
  const at = email.lastIndexOf('@');
  const [local, domain] = [email.slice(0, Math.max(0, at)), email.slice(at + 1)];
  if (!/^\S+$/.test(local) || !/^[^\s@]+\.[^\s@.]+$/.test(domain) || local.includes('@'))
    return 'Please enter a valid email address';
  if (LOCAL.test(local) && local.length <= LONGEST_LOCAL) return null;
  return /[^\p{ASCII}]/u.test(local)
    ? 'Before the @, an email address may only have letters a to z, digits and signs such as . _ + -'
    : 'Please enter a valid email address';
}
