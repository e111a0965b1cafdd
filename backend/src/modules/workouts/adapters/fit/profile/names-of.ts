/**
 * A table of names written as "number:name" with white space between; it is taken apart when the
 * first name is asked for.
 */
export function namesOf(table: string): (num: number) => string | undefined {
  let names: ReadonlyMap<number, string> | null = null;
  return (num) => {
    names ??= new Map(table.trim().split(/\s+/).map(entryOf));
    return names.get(num);
  };
}

function entryOf(word: string): [number, string] {
  const colon = word.indexOf(':');
  return [Number(word.slice(0, colon)), word.slice(colon + 1)];
}
