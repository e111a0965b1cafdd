import { describe, expect, it } from '@jest/globals';
import { Profile } from '@garmin/fitsdk';
import {
  ACTIVITY,
  EVENT,
  LAP,
  LENGTH,
  SESSION,
  SPORT,
  USER_PROFILE,
  ZONES_TARGET,
} from './activity-fields.js';
import { DEVELOPER_DATA_ID, FIELD_DESCRIPTION } from './developer-fields.js';
import { DEVICE_INFO, FILE_ID } from './device-fields.js';
import type { FieldSpec } from './field-spec.js';
import { garminProductName } from './garmin-product-names.js';
import { manufacturerName } from './manufacturer-names.js';
import { MESSAGE } from './message-numbers.js';
import { RECORD_FIELDS } from './record-fields.js';
import { sportName, subSportName } from './sport-names.js';
import { WORKOUT, WORKOUT_STEP } from './workout-fields.js';
import { HR_ZONE, MAX_MET_DATA, POWER_ZONE, TIME_IN_ZONE } from './zone-fields.js';

interface ProfileField {
  readonly num: number;
  readonly name: string;
  readonly scale: number | readonly number[];
  readonly offset: number | readonly number[];
}

const TABLES: readonly (readonly [number, Readonly<Record<string, FieldSpec>>])[] = [
  [MESSAGE.session, SESSION],
  [MESSAGE.lap, LAP],
  [MESSAGE.length, LENGTH],
  [MESSAGE.event, EVENT],
  [MESSAGE.activity, ACTIVITY],
  [MESSAGE.sport, SPORT],
  [MESSAGE.userProfile, USER_PROFILE],
  [MESSAGE.zonesTarget, ZONES_TARGET],
  [MESSAGE.hrZone, HR_ZONE],
  [MESSAGE.powerZone, POWER_ZONE],
  [MESSAGE.timeInZone, TIME_IN_ZONE],
  [MESSAGE.maxMetData, MAX_MET_DATA],
  [MESSAGE.fileId, FILE_ID],
  [MESSAGE.deviceInfo, DEVICE_INFO],
  [MESSAGE.workout, WORKOUT],
  [MESSAGE.workoutStep, WORKOUT_STEP],
  [MESSAGE.developerDataId, DEVELOPER_DATA_ID],
  [MESSAGE.fieldDescription, FIELD_DESCRIPTION],
];

function fieldsOf(message: number): ProfileField[] {
  const { fields } = (
    Profile.messages as unknown as Record<number, { fields: Record<string, ProfileField> }>
  )[message] ?? { fields: {} };
  return Object.values(fields);
}

const first = (value: number | readonly number[]): number =>
  typeof value === 'number' ? value : (value[0] ?? Number.NaN);

describe('our tables of the profile', () => {
  it.each(Object.entries(MESSAGE))('numbers the message %s as the SDK does', (name, num) => {
    expect((Profile.messages as unknown as Record<number, { name: string }>)[num]?.name).toBe(name);
  });

  it('numbers and scales the fields as the SDK does', () => {
    for (const [message, table] of TABLES) {
      for (const [name, spec] of Object.entries(table)) {
        const own = fieldsOf(message).find((field) => field.name === name);
        expect({
          name,
          num: own?.num,
          scale: first(own?.scale ?? 0),
          offset: first(own?.offset ?? 0),
        }).toEqual({ name, ...spec });
      }
    }
  });

  it('scales the columns of the records as the SDK does', () => {
    for (const { num, column, scale, offset } of RECORD_FIELDS) {
      if (column === 'time') continue;
      const own = fieldsOf(MESSAGE.record).find((field) => field.num === num);
      expect({
        num,
        name: own?.name.toLowerCase(),
        scale: first(own?.scale ?? 0),
        offset: first(own?.offset ?? 0),
      }).toEqual({
        num,
        name: expect.stringContaining(column.toLowerCase()),
        scale,
        offset,
      });
    }
  });

  it.each([
    ['sport', sportName],
    ['subSport', subSportName],
    ['manufacturer', manufacturerName],
    ['garminProduct', garminProductName],
  ] as const)('has every name of %s', (type, nameOf) => {
    const names = Profile.types[type] ?? {};
    expect(Object.keys(names).length).toBeGreaterThan(50);
    for (const [num, name] of Object.entries(names)) expect(nameOf(Number(num))).toBe(name);
    expect(nameOf(-1)).toBeUndefined();
  });
});
