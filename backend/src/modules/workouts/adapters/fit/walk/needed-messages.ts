import { MESSAGE } from '../profile/message-numbers.js';

/** What the walk does with a data message. */
export const Need = {
  /** No definition came before it. */
  UNDEFINED: 0,
  SKIP: 1,
  RECORD: 2,
  LOG: 3,
  /** Only that it is there matters. */
  HRV: 4,
} as const;

const LOGGED: ReadonlySet<number> = new Set([
  MESSAGE.fileId,
  MESSAGE.userProfile,
  MESSAGE.zonesTarget,
  MESSAGE.hrZone,
  MESSAGE.powerZone,
  MESSAGE.sport,
  MESSAGE.session,
  MESSAGE.lap,
  MESSAGE.event,
  MESSAGE.deviceInfo,
  MESSAGE.workout,
  MESSAGE.workoutStep,
  MESSAGE.activity,
  MESSAGE.length,
  MESSAGE.hr,
  MESSAGE.fieldDescription,
  MESSAGE.developerDataId,
  MESSAGE.timeInZone,
  MESSAGE.maxMetData,
]);

/** What the walk does with messages of this global number. */
export function needOf(message: number): number {
  if (message === MESSAGE.record) return Need.RECORD;
  if (message === MESSAGE.hrv) return Need.HRV;
  return LOGGED.has(message) ? Need.LOG : Need.SKIP;
}
