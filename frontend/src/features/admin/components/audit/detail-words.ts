import { NONE } from '../../model/new-york.js';
import { formatted, humanised } from '../../model/profile-words.js';

/** What else an entry of the audit log says, in one line. */
export function detailWords(details: Readonly<Record<string, unknown>>): string {
  const said = Object.entries(details).filter(([, value]) => value !== null && value !== undefined && value !== '');
  return said.length === 0 ? NONE : said.map(([name, value]) => `${humanised(name)}: ${formatted(name, value)}`).join(' · ');
}

/** `profile-viewed` becomes `Profile viewed`. */
export function actionWords(action: string): string {
  const words = action.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
