import { BASE_TYPE_MASK } from '../bytes/base-types.js';
import { DEVELOPER_DATA_ID, FIELD_DESCRIPTION } from '../profile/developer-fields.js';
import type { MessageView } from './message-view.js';

/** What an app says about one field that it adds to messages. */
export interface FieldDescription {
  readonly developerIndex: number;
  readonly fieldNumber: number;
  /** Masked to the low five bits. */
  readonly baseType: number;
  readonly applicationId: string | null;
  readonly name: string | null;
  readonly units: string | null;
  /** Set where the field is an equal of one of the record message. */
  readonly nativeField: number | null;
  /** Offset of the message in the upload. */
  readonly at: number;
}

const RECORD = 20;
const HEX: readonly string[] = Array.from({ length: 256 }, (_, byte) =>
  byte.toString(16).padStart(2, '0'),
);

/** Which app stands behind a developer index; null where the message does not say. */
export function applicationOf(
  view: MessageView,
): { readonly index: number; readonly id: string | null } | null {
  const index = view.number(DEVELOPER_DATA_ID.developerDataIndex);
  if (index === null) return null;
  const id = view.raw(DEVELOPER_DATA_ID.applicationId);
  return { index, id: id === null || id.every((byte) => byte === 0xff) ? null : hexOf(id) };
}

/**
 * Two digits a byte. A Buffer would do the same, but takes memory outside the heap for each of
 * these few bytes.
 */
function hexOf(bytes: Uint8Array): string {
  let hex = '';
  for (const byte of bytes) hex += HEX[byte];
  return hex;
}

/** Null where the message does not say which field it describes, or of what type. */
export function descriptionOf(
  view: MessageView,
  at: number,
  applications: ReadonlyMap<number, string | null>,
): FieldDescription | null {
  const developerIndex = view.number(FIELD_DESCRIPTION.developerDataIndex);
  const fieldNumber = view.number(FIELD_DESCRIPTION.fieldDefinitionNumber);
  const baseType = view.number(FIELD_DESCRIPTION.fitBaseTypeId);
  if (developerIndex === null || fieldNumber === null || baseType === null) return null;
  return {
    developerIndex,
    fieldNumber,
    baseType: baseType & BASE_TYPE_MASK,
    applicationId: applications.get(developerIndex) ?? null,
    name: view.text(FIELD_DESCRIPTION.fieldName),
    units: view.text(FIELD_DESCRIPTION.units),
    nativeField:
      view.number(FIELD_DESCRIPTION.nativeMesgNum) === RECORD
        ? view.number(FIELD_DESCRIPTION.nativeFieldNum)
        : null,
    at,
  };
}
