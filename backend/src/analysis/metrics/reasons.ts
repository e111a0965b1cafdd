/**
 * Why something is not there or may not be judged: whole sentences, to the athlete. Shared by
 * several metrics.
 */
export const REASONS = {
  noDistance: 'No distance was recorded.',
  noSpeed: 'No speed was recorded.',
  noPower: 'This workout has no power data.',
  noRidingPower: 'This ride has no power data.',
  runningPower:
    'Running power is shown as recorded; it is not comparable with cycling power and is not ' +
    'judged.',
  noHeartRate: 'This workout has no heart-rate data.',
  noReserve: 'Your maximum and resting heart rate for this day are not both known.',
  noFtp: 'No FTP is known for this day, so intensity cannot be judged.',
  noCadence: 'No cadence was recorded.',
  noAltitude: 'No altitude was recorded.',
  noTemperature: 'No temperature was recorded.',
  onlyRides: 'This is measured on rides only.',
  onlyRuns: 'This is measured on runs only.',
  powerGaps: 'More than 5 % of the power data is missing, so normalized power would mislead.',
  thinPower: 'More than 5 % of the power data is missing, so this would mislead.',
  scantPower: 'More than half of the power data is missing, so this would mislead.',
  thinCadence: 'More than half of the cadence readings are missing, so this would mislead.',
  thinTemperature: 'More than half of the temperature readings are missing, so this would mislead.',
  thinHeartRate: 'More than 15 % of the heart-rate readings are missing, so this would mislead.',
  scantHeartRate: 'More than half of the heart-rate readings are missing, so this would mislead.',
  thinOutput: 'Too many readings of power or speed are missing to compare parts of this session.',
  poorHeartRate: 'Too many heart-rate readings are missing or zero for a verdict.',
  timeTooShort:
    'The distance is more than your highest speed covers in the time of the file, so its clock ' +
    'or its distance is wrong.',
  timerStood: 'The timer never ran in this recording.',
  noOutput: 'Neither power nor speed was recorded, so there is nothing to compare.',
  ridesNeedPower:
    'Without power, wind and terrain decide the speed of a ride, so its pacing cannot be judged.',
  hillsNeedAltitude: 'Without altitude, hills cannot be told from effort on this run.',
  intervalSession: 'This was an interval session, and its parts are meant to differ.',
  raceEffort:
    'At race effort heart rate follows other rules than on easier days, so this is not judged.',
  notSteady:
    'The effort went up and down too much for this comparison, which needs a steady session.',
  ramp:
    'Your output rose or fell all through this session, and this comparison needs a ' +
    'steady one.',
  shapeUnknown: 'The session is too short, or its data too thin, to tell its shape.',
} as const;
