/**
 * Global message numbers that the product needs. Source: FIT SDK 21.217, Profile.xlsx, mesg_num.
 */
export const MESSAGE = {
  fileId: 0,
  userProfile: 3,
  zonesTarget: 7,
  hrZone: 8,
  powerZone: 9,
  sport: 12,
  session: 18,
  lap: 19,
  record: 20,
  event: 21,
  deviceInfo: 23,
  workout: 26,
  workoutStep: 27,
  activity: 34,
  hrv: 78,
  length: 101,
  hr: 132,
  fieldDescription: 206,
  developerDataId: 207,
  timeInZone: 216,
  maxMetData: 229,
} as const;
