import type { DeviceZone, Feel } from '../recording/device-report.js';

/** A value that the device states, beside which ours of the same name may differ. */
export interface DeviceValue {
  readonly value: number;
  readonly unit: string;
  /** False where what the device worked out counts readings that were repaired here. */
  readonly applicable: boolean;
  /** A sentence; present where `applicable` is false. */
  readonly reason?: string;
  /** The metric of ours that is the same quantity; absent where there is none. */
  readonly ours?: string;
}

/** What the file itself says of the workout and of the athlete. */
export interface DeviceValues {
  /** By name in camel case; those that the file lacks are absent. */
  readonly values: Readonly<Record<string, DeviceValue>>;
  readonly feel?: Feel;
  readonly zones: {
    readonly heartRate?: readonly DeviceZone[];
    readonly power?: readonly DeviceZone[];
  };
}
