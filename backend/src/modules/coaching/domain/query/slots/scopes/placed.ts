import type { Scope, Series } from '#coaching/domain/query/query.js';
import type { ScopesRead, SeriesNamed, State } from './scopes-read.js';

/** "The last quarter than the first": what has no noun has that of the part beside it. */
export function placed({ found, several }: State): Pick<ScopesRead, 'scopes' | 'loose' | 'runs'> {
  const beside = found.flatMap((one) =>
    'scope' in one && one.scope.kind === 'one' ? [one.scope.series] : [],
  )[0];
  const [named] = several;
  const loose = found.filter((one) => 'nth' in one);
  // "The rest in the middle".
  const paired = loose.length > 1 || (loose.length === 1 && several.length === 1 && !named?.plural);
  const series = beside ?? (paired ? named?.series : undefined);
  const edge = found.flatMap((one) =>
    'scope' in one && one.scope.kind === 'place' && one.scope.place.kind === 'edge'
      ? [one.scope.place]
      : [],
  )[0];
  const scopes = found.flatMap((one): readonly Scope[] => {
    if ('scope' in one) return [one.scope];
    if ('run' in one)
      return edge
        ? [
            {
              kind: 'place',
              place: {
                ...edge,
                edge: one.run.to === 'last' && one.run.step === undefined ? 'last' : 'first',
              },
            },
          ]
        : [];
    if (series) return [{ kind: 'one', series, nth: one.nth }];
    // "First and last hour".
    const other = one.nth === 1 ? 'first' : 'last';
    return edge && (one.nth === 1 || one.nth === 'last')
      ? [{ kind: 'place', place: { ...edge, edge: other } }]
      : [];
  });
  return {
    scopes,
    runs: edge ? [] : found.flatMap((one) => ('run' in one ? [one.run] : [])),
    loose: series || edge ? [] : found.flatMap((one) => ('nth' in one ? [one.nth] : [])),
  };
}

/** "Splits for the 5 reps" are about the reps. */
export function exactOnes(several: readonly SeriesNamed[]): readonly SeriesNamed[] {
  const exact = several.filter(({ vague }) => !vague);
  return exact.length > 0 ? exact : several;
}

/** The series that says most: "the 4 min one of the reps"; of equals, the first. */
export function theSeries(several: readonly SeriesNamed[]): SeriesNamed | null {
  const named = several.filter((one) => one.plural || !isHour(one.series));
  const telling =
    named.find(({ series }) => 'lasting' in series || 'role' in series || isOddBlock(series)) ??
    named[0];
  return telling ? { ...telling, plural: several.some(({ plural }) => plural) } : null;
}

/** "For the hour" is no first and no second one. */
function isHour(series: Series): boolean {
  return series.kind === 'block' && series.by === 'seconds' && series.length === 3600;
}

/** "Splits every 5 km": the length says more than the noun. */
function isOddBlock(series: Series): boolean {
  return series.kind === 'block' && !(series.by === 'metres' && series.length === 1000);
}
