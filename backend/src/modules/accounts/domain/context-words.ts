import type { User } from './user.js';

/** Personal data that a password could be guessed from. */
export type PasswordOwner = Pick<User, 'email' | 'firstName' | 'lastName' | 'city'>;

/** Shorter words are part of too many good passwords. */
const SHORTEST_WORD = 3;

/**
 * What a password is made from where it is nothing but one known word with figures and signs
 * around; null where it is more.
 */
export function contextOf(password: string, owner: PasswordOwner): string | null {
  const core = lettersOf(password);
  if (core.length < SHORTEST_WORD) return null;
  return (
    sources(owner).find(([, text]) => wordsOf(text).some((word) => isRepeated(core, word)))?.[0] ??
    null
  );
}

function sources(owner: PasswordOwner): readonly (readonly [string, string])[] {
  return [
    ['the name of this product', 'Stridewatt'],
    ['your email address', owner.email],
    ['your email address', owner.email.split('@')[0] ?? ''],
    ['your first name', owner.firstName],
    ['your last name', owner.lastName],
    ['your name', `${owner.firstName}${owner.lastName}`],
    ['your name', `${owner.lastName}${owner.firstName}`],
    ['your city', owner.city],
  ];
}

/** The whole of a text and each word in it, e.g. of "San José": sanjose, san, jose. */
function wordsOf(text: string): string[] {
  return [text, ...text.split(/[^\p{L}\p{M}]+/u)]
    .map(lettersOf)
    .filter((word) => word.length >= SHORTEST_WORD);
}

/**
 * Letters alone, without case, accents and widths: what is left when the usual decoration is taken
 * off.
 */
function lettersOf(text: string): string {
  return text.normalize('NFKD').toLowerCase().replaceAll(/\P{L}/gu, '');
}

function isRepeated(core: string, word: string): boolean {
  return core.length % word.length === 0 && core === word.repeat(core.length / word.length);
}
