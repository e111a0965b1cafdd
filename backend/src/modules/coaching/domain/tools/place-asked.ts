import { markNamed, placeNamed, type Place } from './place.js';
import { refused, type ToolResult } from './tool.js';

/** How a model names a place. */
export const PLACE_PROPERTIES = {
  part: {
    type: 'string',
    maxLength: 60,
    description:
      'A part by name: "lap 3", "km 4", "mile 2", "interval 2", "climb 1", "last 10 ' +
      'minutes", "first 2 km", "second half".',
  },
  from: {
    type: 'string',
    maxLength: 12,
    description:
      'Start of a stretch, as "20:00", "1:05:00" or "5 km"; from the start where it is left out.',
  },
  to: {
    type: 'string',
    maxLength: 12,
    description: 'End of a stretch in the same kind of unit; to the end where it is left out.',
  },
} as const;

const KINDS = ['split', 'lap', 'interval', 'climb', 'stretch', 'edge', 'part'];

/**
 * The place that the arguments name: `part`, or `from` and `to`, or a place that was read already;
 * null where they name none.
 */
export function placeAsked({
  part,
  from,
  to,
  place,
}: Readonly<Record<string, unknown>>): Place | ToolResult | null {
  if (isPlace(place)) return place;
  if (typeof part === 'string')
    return placeNamed(part) ?? refused('INVALID_ARGUMENT', 'no part of a session has that name');
  if (from === undefined && to === undefined) return null;
  const [start, end] = [from, to].map((mark) =>
    typeof mark === 'string' ? markNamed(mark) : null,
  );
  const wrong = (from !== undefined && !start) || (to !== undefined && !end);
  if (wrong || (start && end && start.by !== end.by))
    return refused(
      'INVALID_ARGUMENT',
      'start and end are both times, as 20:00, or both distances, as 5 km',
    );
  return {
    kind: 'stretch',
    by: (start ?? end)?.by ?? 'seconds',
    from: start?.value ?? null,
    to: end?.value ?? null,
  };
}

/** The server's own reading of a question; still checked, as a model may write the same name. */
function isPlace(given: unknown): given is Place {
  if (
    typeof given !== 'object' ||
    given === null ||
    !('kind' in given) ||
    !KINDS.includes(String(given.kind))
  )
    return false;
  const place = given as Readonly<Record<string, unknown>>;
  const size = (value: unknown) =>
    value === null || (typeof value === 'number' && Number.isFinite(value) && value >= 0);
  switch (place['kind']) {
    case 'split':
      return (
        (place['unit'] === 'km' || place['unit'] === 'mile') && Number.isInteger(place['number'])
      );
    case 'stretch':
      return (
        (place['by'] === 'metres' || place['by'] === 'seconds') &&
        size(place['from']) &&
        size(place['to'])
      );
    case 'edge':
      return (
        (place['by'] === 'metres' || place['by'] === 'seconds') &&
        (place['edge'] === 'first' || place['edge'] === 'last') &&
        typeof place['length'] === 'number' &&
        size(place['length'])
      );
    case 'part':
      return typeof place['part'] === 'string';
    default:
      return place['number'] === 'last' || Number.isInteger(place['number']);
  }
}
