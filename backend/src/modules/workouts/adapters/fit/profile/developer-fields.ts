import { field } from './field-spec.js';

// Source: FIT SDK 21.217, Profile.xlsx, messages developer_data_id and field_description.

export const DEVELOPER_DATA_ID = { applicationId: field(1), developerDataIndex: field(3) } as const;

export const FIELD_DESCRIPTION = {
  developerDataIndex: field(0),
  fieldDefinitionNumber: field(1),
  fitBaseTypeId: field(2),
  fieldName: field(3),
  units: field(8),
  nativeMesgNum: field(14),
  nativeFieldNum: field(15),
} as const;
