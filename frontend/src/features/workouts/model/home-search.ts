/** What the address of the start page may hold: the list's filters, and where to go after signing in. */
export interface HomeSearch {
  readonly year?: number;
  readonly month?: number;
  readonly sport?: string;
  readonly redirect?: string;
}

function whole(value: unknown, from: number, to: number): number | undefined {
  const number = Number(value);
  return Number.isInteger(number) && number >= from && number <= to ? number : undefined;
}

/** A path of this site; anything else could lead a freshly signed-in athlete away from it. */
function ownPath(value: unknown): string | undefined {
  return typeof value === 'string' && /^\/(?![/\\])/.test(value) ? value : undefined;
}

/** Takes what is well-formed and drops the rest, so that an old or mistyped address still opens. */
export function homeSearch(search: Record<string, unknown>): HomeSearch {
  const year = whole(search['year'], 1990, 2100);
  const month = year === undefined ? undefined : whole(search['month'], 1, 12);
  const sport = typeof search['sport'] === 'string' && search['sport'] !== '' ? search['sport'] : undefined;
  const redirect = ownPath(search['redirect']);
  return {
    ...(year === undefined ? {} : { year }),
    ...(month === undefined ? {} : { month }),
    ...(sport === undefined ? {} : { sport }),
    ...(redirect === undefined ? {} : { redirect }),
  };
}
