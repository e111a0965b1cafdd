import type { Span } from '#analysis/recording/recording.js';
import { FitWriter, semicircles } from './fit-writer.js';
import { writeDevice } from './write-device.js';
import { lapStretches } from './lap-stretches.js';
import { DEFAULT_BIKE_COMPUTER, DEFAULT_START, DEFAULT_WATCH } from './plans.js';
import type { ActivityPlan } from './plans.js';
import type { Sample } from './sample.js';
import { totalsOf } from './totals.js';
import { writePlan } from './write-plan.js';
import { reportFields, writeTimesInZones } from './write-report.js';

const FIT_EPOCH_S = 631_065_600;

/**
 * Writes samples as a device does: who recorded it, timer events and records in order of time,
 * laps, then the summary.
 */
export function writeActivity(
  sport: 'cycling' | 'running',
  plan: ActivityPlan,
  samples: readonly Sample[],
): Uint8Array {
  const start = plan.startTime ?? DEFAULT_START;
  const writer = new FitWriter();
  const at = (second: number): Date => new Date(start.getTime() + second * 1000);
  writeOpening(writer, sport, plan, start);
  writePlan(writer, plan.steps ?? []);
  writeBody(writer, plan, samples, at);
  writeLaps(writer, plan, samples, at);
  writeClosing(writer, sport, plan, samples, at);
  return writer.bytes();
}

function writeOpening(writer: FitWriter, sport: string, plan: ActivityPlan, start: Date): void {
  const device = plan.device ?? (sport === 'running' ? DEFAULT_WATCH : DEFAULT_BIKE_COMPUTER);
  writeDevice(writer, device, start).write('sport', {
    sport: sport as 'cycling',
    subSport: (plan.subSport ?? 'generic') as 'generic',
  });
  if (plan.ftpW !== undefined || plan.maxHr !== undefined) {
    writer.write('zonesTarget', {
      functionalThresholdPower: plan.ftpW ?? null,
      maxHeartRate: plan.maxHr ?? null,
    });
  }
  if (plan.restingHr !== undefined)
    writer.write('userProfile', { restingHeartRate: plan.restingHr });
}

function writeBody(
  writer: FitWriter,
  plan: ActivityPlan,
  samples: readonly Sample[],
  at: (second: number) => Date,
): void {
  const timer = (second: number, running: boolean): FitWriter =>
    writer.write('event', {
      timestamp: at(second),
      event: 'timer',
      eventType: running ? 'start' : 'stopAll',
    });
  const pauses = [...(plan.pauses ?? [])].sort((a, b) => a.from - b.from);
  timer(0, true);
  for (const sample of samples) {
    while (pauses[0] !== undefined && pauses[0].to <= sample.second) {
      timer(pauses[0].from, false);
      timer(pauses[0].to, true);
      pauses.shift();
    }
    if (sample.second % (plan.everyS ?? 1) !== 0) continue;
    const whole = sample.cadence === null ? null : Math.floor(sample.cadence);
    writer.write('record', {
      timestamp: at(sample.second),
      positionLat: semicircles(sample.latitude),
      positionLong: semicircles(sample.longitude),
      distance: sample.distanceM,
      enhancedSpeed: sample.speedMps,
      enhancedAltitude: sample.altitude,
      heartRate: sample.heartRate,
      cadence: whole,
      fractionalCadence: sample.cadence === null || whole === null ? null : sample.cadence - whole,
      power: sample.power,
      temperature: sample.temperature,
    });
  }
  timer(plan.seconds, false);
}

function writeLaps(
  writer: FitWriter,
  plan: ActivityPlan,
  samples: readonly Sample[],
  at: (second: number) => Date,
): void {
  lapStretches(plan, samples).forEach((lap, index) => {
    const totals = totalsOf(samples.filter(({ second }) => second >= lap.from && second < lap.to));
    writer.write('lap', {
      messageIndex: index,
      timestamp: at(lap.to),
      startTime: at(lap.from),
      totalElapsedTime: lap.to - lap.from,
      totalTimerTime: totals.timerS,
      totalDistance: totals.distanceM,
      enhancedAvgSpeed: totals.avgSpeedMps,
      enhancedMaxSpeed: totals.maxSpeedMps,
      avgHeartRate: totals.avgHr,
      maxHeartRate: totals.maxHr,
      avgPower: totals.avgPower,
      maxPower: totals.maxPower,
      lapTrigger: lap.trigger,
      intensity: lap.intensity,
      wktStepIndex: lap.step,
    });
  });
}

function writeClosing(
  writer: FitWriter,
  sport: string,
  plan: ActivityPlan,
  samples: readonly Sample[],
  at: (second: number) => Date,
): void {
  const sessions = plan.sessions ?? [{ from: 0, to: plan.seconds }];
  sessions.forEach((session, index) => {
    const within = samples.filter(({ second }) => second >= session.from && second < session.to);
    writeTimesInZones(writer, plan.report ?? {}, { index, timestamp: at(session.to) });
    writeSession(writer, { sport, plan, session, index, samples: within }, at);
  });
  const end = at(plan.seconds);
  writer.write('activity', {
    timestamp: end,
    numSessions: sessions.length,
    totalTimerTime: totalsOf(samples).timerS,
    localTimestamp: end.getTime() / 1000 - FIT_EPOCH_S + (plan.utcOffsetS ?? 7200),
  });
}

interface Session {
  readonly sport: string;
  readonly plan: ActivityPlan;
  readonly session: Span;
  readonly index: number;
  readonly samples: readonly Sample[];
}

function writeSession(
  writer: FitWriter,
  { sport, plan, session, index, samples }: Session,
  at: (second: number) => Date,
): void {
  const totals = totalsOf(samples);
  writer.write('session', {
    messageIndex: index,
    timestamp: at(session.to),
    startTime: at(session.from),
    sport: sport as 'cycling',
    subSport: (plan.subSport ?? 'generic') as 'generic',
    totalElapsedTime: session.to - session.from,
    totalTimerTime: totals.timerS,
    totalDistance: totals.distanceM,
    totalCalories: totals.calories,
    enhancedAvgSpeed: totals.avgSpeedMps,
    enhancedMaxSpeed: totals.maxSpeedMps,
    avgHeartRate: totals.avgHr,
    maxHeartRate: totals.maxHr,
    avgCadence: totals.avgCadence,
    maxCadence: totals.maxCadence,
    avgPower: totals.avgPower,
    maxPower: totals.maxPower,
    normalizedPower: totals.normalizedPower,
    thresholdPower: plan.ftpW ?? null,
    totalAscent: totals.ascentM,
    totalDescent: totals.descentM,
    avgTemperature: totals.avgTemperature,
    numLaps: lapStretches(plan, samples).length,
    ...reportFields(plan.report ?? {}),
  });
}
