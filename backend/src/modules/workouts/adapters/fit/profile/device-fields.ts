import { field } from './field-spec.js';

// Source: FIT SDK 21.217, Profile.xlsx, messages file_id and device_info.

export const FILE_ID = {
  type: field(0),
  manufacturer: field(1),
  product: field(2),
  serialNumber: field(3),
  productName: field(8),
} as const;

export const DEVICE_INFO = {
  deviceIndex: field(0),
  deviceType: field(1),
  manufacturer: field(2),
  serialNumber: field(3),
  product: field(4),
  sourceType: field(25),
  productName: field(27),
} as const;
