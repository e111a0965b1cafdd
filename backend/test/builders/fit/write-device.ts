import type { FitWriter } from './fit-writer.js';
import type { DevicePlan } from './plans.js';

/** Writes which device recorded the file. */
export function writeDevice(
  writer: FitWriter,
  { manufacturer, product, serial }: DevicePlan,
  start: Date,
): FitWriter {
  return writer
    .write('fileId', {
      type: 'activity',
      manufacturer: manufacturer as 'garmin',
      product,
      serialNumber: serial,
      timeCreated: start,
    })
    .write('deviceInfo', {
      timestamp: start,
      deviceIndex: 0,
      manufacturer: manufacturer as 'garmin',
      product,
      serialNumber: serial,
    });
}
