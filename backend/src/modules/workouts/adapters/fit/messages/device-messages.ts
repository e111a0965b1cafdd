import type { FitCreator, FitFileId, FitSensor } from '../fit-content.js';
import { DEVICE_INFO, FILE_ID } from '../profile/device-fields.js';
import type { MessageView } from './message-view.js';

const CREATOR_INDEX = 0;

export function fileIdOf(view: MessageView): FitFileId {
  return { type: view.number(FILE_ID.type), ...makerOf(view, FILE_ID) };
}

/** The device that made the file; null where the message is about another one. */
export function creatorOf(view: MessageView): FitCreator | null {
  return view.number(DEVICE_INFO.deviceIndex) === CREATOR_INDEX ? makerOf(view, DEVICE_INFO) : null;
}

/** A sensor that the device listened to; null where the message is about the device itself. */
export function sensorOf(view: MessageView): FitSensor | null {
  const index = view.number(DEVICE_INFO.deviceIndex);
  if (index === null || index === CREATOR_INDEX) return null;
  return {
    index,
    type: view.number(DEVICE_INFO.deviceType),
    source: view.number(DEVICE_INFO.sourceType),
    ...makerOf(view, DEVICE_INFO),
  };
}

function makerOf(view: MessageView, fields: typeof FILE_ID | typeof DEVICE_INFO): FitCreator {
  return {
    manufacturer: view.number(fields.manufacturer),
    product: view.number(fields.product),
    productName: view.text(fields.productName),
    serialNumber: view.number(fields.serialNumber),
  };
}
