const MONTHS = [
  ['january', 'jan'],
  ['february', 'feb'],
  ['march', 'mar'],
  ['april', 'apr'],
  ['may'],
  ['june', 'jun'],
  ['july', 'jul'],
  ['august', 'aug'],
  ['september', 'sep', 'sept'],
  ['october', 'oct'],
  ['november', 'nov'],
  ['december', 'dec'],
] as const;

const WEEKDAYS = [
  ['monday', 'mon'],
  ['tuesday', 'tue', 'tues'],
  ['wednesday', 'wed', 'weds'],
  ['thursday', 'thu', 'thur', 'thurs'],
  ['friday', 'fri'],
  ['saturday', 'sat'],
  ['sunday', 'sun'],
] as const;

function placeIn(names: readonly (readonly string[])[], word: string): number | null {
  const bare = word.replace(/\.$/, '');
  const place = names.findIndex((forms) => forms.includes(bare));
  return place < 0 ? null : place + 1;
}

/** 1 for "january" and "jan."; null for what is no month. */
export function monthNamed(word: string): number | null {
  return placeIn(MONTHS, word);
}

/** 1 for "monday" and "mondays"; null for what is no weekday. */
export function weekdayNamed(word: string): number | null {
  return placeIn(WEEKDAYS, word.endsWith('days') ? word.slice(0, -1) : word);
}
