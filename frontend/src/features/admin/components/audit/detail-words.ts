import { NONE } from '#features/admin/model/new-york.js';
import { formatted, humanised } from '#features/admin/model/profile-words.js';

/** What else an entry of the audit log says, in one line. */
export function detailWords(details: Readonly<Record<string, unknown>>): string {
  const { from, to, ...others } = details;
  const change = to === undefined ? [] : [`${formatted('from', from)} → ${formatted('to', to)}`];
  const said = Object.entries(others).filter(
    ([, value]) => value !== null && value !== undefined && value !== '',
  );
  return (
    [
      ...change,
      ...said.map(([name, value]) => `${humanised(name)}: ${formatted(name, value)}`),
    ].join(' · ') || NONE
  );
}

/** `profile-viewed` becomes `Profile viewed`. */
export function actionWords(action: string): string {
  const words = action.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
