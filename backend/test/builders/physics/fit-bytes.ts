import type { ChannelName, RecordedLap, Recording } from '#analysis/recording/recording.js';
import { FitWriter, semicircles } from '../fit/fit-writer.js';
import { DEFAULT_BIKE_COMPUTER, DEFAULT_WATCH } from '../fit/plans.js';
import { writeDevice } from '../fit/write-device.js';

const FIT_EPOCH_S = 631_065_600;
const TRIGGERS = {
  manual: 'manual',
  time: 'time',
  distance: 'distance',
  session_end: 'sessionEnd',
} as const;

/**
 * A recording as the .fit file that a device would have written: what our reader makes of it is the
 * recording again.
 */
export function fitBytes(recording: Recording): Uint8Array {
  const writer = new FitWriter();
  const at = (second: number): Date => new Date(recording.startTimeMs + second * 1000);
  writeOpening(writer, recording, at(0));
  writeRecords(writer, recording, at);
  for (const [index, lap] of recording.laps.entries()) writeLap(writer, lap, index, at);
  writeSession(writer, recording, at);
  return writer.bytes();
}

function writeOpening(writer: FitWriter, recording: Recording, start: Date): void {
  const device = recording.family === 'running' ? DEFAULT_WATCH : DEFAULT_BIKE_COMPUTER;
  const { ftpW, maxHr, restingHr } = recording.deviceThresholds;
  writeDevice(writer, device, start).write('sport', {
    sport: recording.family,
    subSport: subSportOf(recording),
  });
  // A message without any field cannot be written.
  if (ftpW !== null || maxHr !== null)
    writer.write('zonesTarget', { functionalThresholdPower: ftpW, maxHeartRate: maxHr });
  if (restingHr !== null) writer.write('userProfile', { restingHeartRate: restingHr });
}

function writeRecords(writer: FitWriter, recording: Recording, at: (second: number) => Date): void {
  const { time, channels, family } = recording;
  const pauses = [...recording.pauses].sort((a, b) => a.from - b.from);
  const timer = (second: number, running: boolean): FitWriter =>
    writer.write('event', {
      timestamp: at(second),
      event: 'timer',
      eventType: running ? 'start' : 'stopAll',
    });
  timer(0, true);
  time.forEach((second, sample) => {
    const value = (name: ChannelName): number | null => known(channels[name]?.values[sample]);
    for (let pause = pauses[0]; pause !== undefined && pause.to <= second; pause = pauses[0]) {
      timer(pause.from, false);
      timer(pause.to, true);
      pauses.shift();
    }
    const turns =
      value('cadence') === null
        ? null
        : (value('cadence') as number) / (family === 'running' ? 2 : 1);
    writer.write('record', {
      timestamp: at(second),
      positionLat: semicircles(value('latitude')),
      positionLong: semicircles(value('longitude')),
      distance: value('distance'),
      enhancedSpeed: value('speed'),
      enhancedAltitude: value('altitude'),
      heartRate: value('heartRate'),
      cadence: turns === null ? null : Math.floor(turns),
      fractionalCadence: turns === null ? null : turns - Math.floor(turns),
      power: value('power'),
      temperature: value('temperature'),
      // The share of the right leg: the flag says that it is the right one's.
      leftRightBalance:
        value('rightBalance') === null ? null : 0x80 | Math.round(value('rightBalance') as number),
    });
  });
  timer(recording.device.elapsedS ?? time.at(-1) ?? 0, false);
}

function writeLap(
  writer: FitWriter,
  lap: RecordedLap,
  index: number,
  at: (second: number) => Date,
): void {
  writer.write('lap', {
    messageIndex: index,
    timestamp: at(lap.to),
    startTime: at(lap.from),
    totalElapsedTime: lap.to - lap.from,
    totalTimerTime: lap.timerS,
    totalDistance: lap.distanceM,
    lapTrigger: TRIGGERS[lap.trigger as keyof typeof TRIGGERS],
    intensity: lap.intensity,
    wktStepIndex: lap.workoutStepIndex ?? null,
  });
}

function writeSession(writer: FitWriter, recording: Recording, at: (second: number) => Date): void {
  const { device } = recording;
  const end = at(device.elapsedS ?? recording.time.at(-1) ?? 0);
  writer.write('session', {
    timestamp: end,
    startTime: at(0),
    sport: recording.family,
    subSport: subSportOf(recording),
    totalElapsedTime: device.elapsedS,
    totalTimerTime: device.timerS,
    totalDistance: device.distanceM,
    totalCalories: device.calories,
    enhancedAvgSpeed: device.avgSpeedMps,
    enhancedMaxSpeed: device.maxSpeedMps,
    avgHeartRate: device.avgHr,
    maxHeartRate: device.maxHr,
    avgCadence: device.avgCadence === null ? null : Math.floor(device.avgCadence),
    maxCadence: device.maxCadence === null ? null : Math.floor(device.maxCadence),
    avgPower: device.avgPowerW,
    maxPower: device.maxPowerW,
    totalAscent: device.ascentM,
    totalDescent: device.descentM,
    avgTemperature: device.avgTempC,
    numLaps: recording.laps.length,
  });
  writer.write('activity', {
    timestamp: end,
    numSessions: 1,
    totalTimerTime: device.timerS,
    localTimestamp: end.getTime() / 1000 - FIT_EPOCH_S + (recording.utcOffsetS ?? 0),
  });
}

function subSportOf({
  family,
  indoor,
}: Recording): 'generic' | 'road' | 'indoorCycling' | 'treadmill' {
  if (indoor) return family === 'cycling' ? 'indoorCycling' : 'treadmill';
  return family === 'cycling' ? 'road' : 'generic';
}

function known(value: number | undefined): number | null {
  return value === undefined || Number.isNaN(value) ? null : value;
}
