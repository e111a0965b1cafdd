import type { DecodedFit } from '#workouts/adapters/fit/fit-content.js';
import type { Comparison } from './compare-with-sdk.js';
import { sdkContent } from './sdk-content.js';
import type { SdkUpload } from './sdk-parts.js';

/** Reading had ended when these came up. */
const AFTER_THE_END = /CRC error|not a FIT file/;

/**
 * Holds every value of the messages besides records against the SDK's, under Object.is; files that
 * the SDK does not read to the end are left out.
 */
export function compareContent({ content }: DecodedFit, sdk: SdkUpload): Comparison {
  const explained = new Map<string, number>();
  const unexplained: string[] = [];
  let cells = 0;
  if (sdk.errors.some((error) => !AFTER_THE_END.test(error)))
    return { cells, explained, unexplained };
  const theirs = sdkContent(sdk.messages);
  if (content.hasHrv !== theirs.hasHrv) unexplained.push(`hasHrv: ours ${content.hasHrv}`);
  for (const [list, messages] of Object.entries(theirs)) {
    if (!Array.isArray(messages)) continue;
    const ours = content[list as 'laps'] as readonly object[];
    if (ours.length !== messages.length)
      unexplained.push(`${list}: ours ${ours.length}, the SDK's ${messages.length}`);
    messages.forEach((message: object, index) => {
      for (const [field, value] of Object.entries(message)) {
        cells += 1;
        const own = (ours[index] as Readonly<Record<string, unknown>> | undefined)?.[field];
        if (isSame(own, value)) continue;
        if (typeof own === 'string' && value === null)
          explained.set('unreadable-text', (explained.get('unreadable-text') ?? 0) + 1);
        else
          unexplained.push(
            `${list}[${index}].${field}: ours ${String(own)}, the SDK's ${String(value)}`,
          );
      }
    });
  }
  return { cells, explained, unexplained };
}

/** An array none of whose elements is valid is no field to the SDK. */
function isSame(own: unknown, theirs: unknown): boolean {
  if (!Array.isArray(own) || !Array.isArray(theirs)) return Object.is(own, theirs);
  if (theirs.length === 0) return own.every((element) => element === null);
  return own.length === theirs.length && own.every((element, at) => Object.is(element, theirs[at]));
}
