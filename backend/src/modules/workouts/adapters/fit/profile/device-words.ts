// Source: FIT SDK 21.217, Profile.xlsx, antplus_device_type, ble_device_type, local_device_type and
// source_type.

type Words = Readonly<Record<number, string>>;

const ANT_PLUS: Words = {
  1: 'file transfer',
  11: 'bike power',
  12: 'environment sensor',
  15: 'multi-sport speed and distance',
  16: 'remote control',
  17: 'fitness equipment',
  18: 'blood pressure',
  19: 'geocache',
  20: 'light electric vehicle',
  25: 'environment sensor',
  26: 'racquet',
  27: 'control hub',
  31: 'muscle oxygen',
  34: 'shifting',
  35: 'bike light',
  36: 'bike light',
  38: 'extended display',
  40: 'bike radar',
  46: 'aerodynamics',
  119: 'weight scale',
  120: 'heart rate',
  121: 'bike speed and cadence',
  122: 'bike cadence',
  123: 'bike speed',
  124: 'foot pod',
};

const BLUETOOTH: Words = {
  0: 'GPS',
  1: 'heart rate',
  2: 'bike power',
  3: 'bike speed and cadence',
  4: 'bike speed',
  5: 'bike cadence',
  6: 'foot pod',
  7: 'bike trainer',
};

const LOCAL: Words = {
  0: 'GPS',
  1: 'GLONASS',
  2: 'GPS and GLONASS',
  3: 'accelerometer',
  4: 'barometer',
  5: 'temperature',
  10: 'wrist heart rate',
  12: 'sensor hub',
};

const CONNECTIONS: readonly string[] = [
  'ANT',
  'ANT+',
  'Bluetooth',
  'Bluetooth',
  'Wi-Fi',
  'built in',
];
const BLUETOOTH_SOURCES: readonly (number | null)[] = [2, 3];
const LOCAL_SOURCE = 5;

/** How a sensor was connected; null where its source_type says nothing. */
export function connectionWords(source: number | null): string | null {
  return source === null ? null : (CONNECTIONS[source] ?? null);
}

/**
 * What a sensor measures. The number means something else for each kind of connection; null if the
 * connection is unknown and the number is ambiguous.
 */
export function sensorWords(type: number | null, source: number | null): string | null {
  if (type === null) return null;
  if (source === LOCAL_SOURCE) return LOCAL[type] ?? null;
  if (source === null && (type in LOCAL || type in BLUETOOTH)) return null;
  // Devices write the number of the ANT+ type for Bluetooth sensors, too; the two lists share none.
  return (
    (BLUETOOTH_SOURCES.includes(source) ? BLUETOOTH[type] : undefined) ?? ANT_PLUS[type] ?? null
  );
}
