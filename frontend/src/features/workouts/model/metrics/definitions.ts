/**
 * How a number is come by; `docs/metrics` has the same with every gate. Read on demand only, for it
 * is long.
 */
export interface Definition {
  readonly formula: string;
  /** Who measured it, or whose formula it is. */
  readonly source: string;
  readonly needs: string;
}

const define = (formula: string, source: string, needs: string): Definition => ({
  formula,
  source,
  needs,
});

export const DEFINITIONS = {
  distance: define(
    'The furthest point of the distance counter, mended where it leapt or fell back.',
    'Your device',
    'A distance, a speed or positions',
  ),
  averageSpeed: define('Distance ÷ time of the timer', 'Your device’s counter', 'A distance'),
  maxSpeed: define('The fastest second; impossible ones are left out.', 'Your device', 'A speed'),
  averagePace: define('Time of the timer ÷ distance', 'Your device’s counter', 'A distance'),
  bestPace: define('The fastest kilometre by the clock', 'Your device’s counter', 'A run of 1 km'),
  averagePower: define(
    'The mean of all seconds with power, zeros among them, stops left out',
    'Your power meter',
    '95% of the power',
  ),
  maxPower: define('The highest second, after spikes were taken out', 'Your power meter', 'Power'),
  averageHeartRate: define(
    'The mean of all seconds with a heart rate',
    'Your heart rate sensor',
    '85% of the heart rate',
  ),
  maxHeartRate: define(
    'The highest second, after spikes were taken out',
    'Your heart rate sensor',
    'Heart rate',
  ),
  averageCadence: define(
    'The mean of all seconds with a cadence above zero',
    'Your cadence sensor',
    'Half of the cadence',
  ),
  maxCadence: define('The highest second', 'Your cadence sensor', 'Cadence'),
  elevationGain: define(
    'Your device’s own figure; without one, rises of 5 m or more of the smoothed altitude, ' +
      'added up',
    'Your device, else ours after GoldenCheetah',
    'Altitude',
  ),
  elevationLoss: define(
    'As the gain, downwards',
    'Your device, else ours after GoldenCheetah',
    'Altitude',
  ),
  averageTemperature: define('The mean of the readings', 'Your device', 'Half of the readings'),
  calories: define(
    'The value your device wrote; its maker does not publish the formula',
    'Your device',
    'A figure in the file',
  ),
  movingTime: define(
    'Seconds with speed, cadence or power while the timer ran',
    'Ours, after GoldenCheetah',
    'Speed, cadence or power',
  ),
  elapsedTime: define('From start to end, stops included', 'Your device’s clock', 'A recording'),
  normalizedPower: define(
    '(mean of p₃₀⁴)^¼, p₃₀ the mean of each 30 s',
    'Coggan',
    '20 min and 95% of the power',
  ),
  normalizedGradedPace: define(
    '1000 ÷ (mean of g₃₀⁴)^¼, g₃₀ the 30 s mean of speed with hills taken out',
    'McGregor',
    '20 min, and altitude outdoors',
  ),
  gradeAdjustedPace: define(
    'Average pace ÷ (speed with hills taken out ÷ speed)',
    'Minetti 2002; downhill never below 0.85 (ours)',
    'Altitude outdoors',
  ),
  intensityFactor: define(
    'Rides: normalized power ÷ FTP. Runs: normalized graded speed ÷ threshold speed, from ' +
      'your race time',
    'Coggan; McGregor',
    'Your FTP, or a race time',
  ),
  trainingStress: define(
    'Hours × intensity factor² × 100',
    'Coggan; McGregor',
    'An intensity factor',
  ),
  heartRateLoad: define(
    'TRIMP ÷ TRIMP of an hour at 85% of your reserve × 100',
    'Ours, after GoldenCheetah',
    'Your maximum and resting heart rate',
  ),
  variabilityIndex: define(
    'Normalized power ÷ average power',
    'Coggan',
    'A session without intervals',
  ),
  efficiencyFactor: define(
    'Normalized power, or normalized graded speed per minute, ÷ average heart rate',
    'Friel',
    'A steady, easy session of 30 min',
  ),
  decoupling: define(
    '(R₁ − R₂) ÷ R₁ × 100, R output ÷ heart rate of each half, warm-up and cool-down left out',
    'Friel',
    'A steady session of 40 min between them',
  ),
  work: define('Power × seconds ÷ 1000', 'Your power meter', '95% of the power'),
  timeAboveThreshold: define(
    'Seconds with power of 90% of FTP or more',
    'Zone 4 and higher',
    'Your FTP',
  ),
  averagePowerNonZero: define(
    'The mean of all seconds with power above zero',
    'Your power meter',
    '95% of the power',
  ),
  coastingShare: define(
    'Moving seconds without pedalling ÷ moving seconds × 100',
    'Ours',
    'Cadence or power',
  ),
  xPower: define(
    '(mean of e⁴)^¼, e the power weighted over 25 s',
    'Skiba; GoldenCheetah',
    '20 min and 95% of the power',
  ),
  rightBalance: define(
    'The mean share of the right leg while power is above zero',
    'Your power meter',
    'A meter that measures both legs',
  ),
  heartRateDrift: define(
    'Slope of heart rate over time with output held constant',
    'Least squares over 60 s means',
    'As decoupling',
  ),
  heartRateReserveShare: define(
    '(average − rest) ÷ (maximum − rest) × 100',
    'Karvonen',
    'Your maximum and resting heart rate',
  ),
  heartRateRecovery: define(
    'Heart rate at the end of the last hard interval − 60 s later',
    'After Cole 1999',
    'A hard interval of 3 min and a rest after it',
  ),
  lowIntensityShare: define(
    'Seconds of heart rate below zone 3 ÷ all × 100',
    'After Seiler, by your zones',
    'Your maximum and resting heart rate',
  ),
  midIntensityShare: define(
    'Seconds of heart rate in zone 3 ÷ all × 100',
    'After Seiler, by your zones',
    'Your maximum and resting heart rate',
  ),
  highIntensityShare: define(
    'Seconds of heart rate above zone 3 ÷ all × 100',
    'After Seiler, by your zones',
    'Your maximum and resting heart rate',
  ),
  trimp: define(
    'Sum of x · a · e^(bx) for each minute, x the share of your reserve; a and b differ for ' +
      'women and men',
    'Banister 1991, Morton 1990',
    'Your maximum and resting heart rate',
  ),
  edwardsLoad: define(
    'Minutes × zone, zones from 50, 60, 70, 80 and 90% of your maximum',
    'Edwards 1993',
    'Your maximum heart rate',
  ),
  repFade: define(
    'Slope of the mean over repetitions of one length ÷ their mean × 100',
    'Ours',
    'Three intervals of one length',
  ),
  repDifference: define('(last − first) ÷ first × 100', 'Ours', 'Three intervals of one length'),
  splitDifference: define(
    '(second half − first half) ÷ first half × 100, on like ground and under power',
    'Ours',
    'A steady or rolling session of 20 min',
  ),
  fade: define(
    '(second quarter − last quarter) ÷ second quarter × 100, on like ground and under power',
    'Ours',
    'A steady or rolling session of 30 min',
  ),
  estimatedFtp: define(
    'The greatest of 0.95 × best 20 min, best hour, 0.97 × critical power',
    'After Coggan',
    '20 min near your limit by heart rate',
  ),
  criticalPower: define(
    'P = CP + W′ ÷ t through all-out efforts of 2 to 20 min',
    'Monod & Scherrer 1965',
    'Three all-out efforts of different lengths',
  ),
  wPrime: define('W′ of the same line', 'Monod & Scherrer 1965', 'As critical power'),
  wPrimeBalanceMinimum: define(
    'Above CP it falls by P − CP each second, below it comes back by (CP − P) × (W′ − W) ÷ W′',
    'Differential model: Froncioni & Clarke; Skiba 2015',
    'CP and W′, yours or of this ride',
  ),
  vo2max: define(
    'Rides: 10.8 × best 5 min in W/kg + 7. Runs: VDOT',
    'ACSM; Daniels & Gilbert',
    'An all-out effort; on rides your weight',
  ),
  vdot: define(
    'Oxygen cost of the speed ÷ the share that can be held for the time',
    'Daniels & Gilbert 1979',
    'An all-out run of a mile or more',
  ),
  powerCurve: define(
    'The highest mean over every window of that length; none spans a stop',
    'Your power meter',
    'Power',
  ),
  bestEffort: define(
    'The shortest time over the distance by the clock, stops included',
    'Your device’s counter',
    'A run that is long enough',
  ),
  racePrediction: define(
    'From the faster to the slower of Riegel’s t₂ = t₁ · (d₂ ÷ d₁)^1.06 and the same VDOT',
    'Riegel; Daniels & Gilbert',
    'An all-out run',
  ),
  climbRate: define('Metres climbed ÷ hours of moving (VAM)', 'Ours', 'Altitude'),
} as const satisfies Readonly<Record<string, Definition>>;

export type TermId = keyof typeof DEFINITIONS;

/** A metric that this version of the page has no words for has none. */
export function definitionOf(id: string): Definition | null {
  return (DEFINITIONS as Readonly<Record<string, Definition>>)[id] ?? null;
}
