import type { Recording } from '#analysis/recording/recording.js';
import type { ServedSport } from '../admission.js';
import type { DecodedFit } from '../fit-content.js';
import { clockWarnings, fileWarnings } from '../warnings.js';
import { channelsOf } from './channels.js';
import { fromApps } from './developer-channels.js';
import { deviceNameOf, deviceSerialOf, deviceThresholdsOf } from './device.js';
import { deviceReportOf } from './device-report.js';
import { deviceSummaryOf } from './device-summary.js';
import { keptLaps } from './kept-laps.js';
import { withoutOverlaps } from './lap-overlaps.js';
import { lapsOf } from './laps.js';
import { localOffsetOf } from './local-offset.js';
import { partsOf } from './parts.js';
import { breaksOf, pausesOf } from './pauses.js';
import { planOf } from './plan.js';
import { sensorsOf } from './sensors.js';
import { sharedStamps } from './shared-stamps.js';
import { timelineOf } from './timeline.js';

/**
 * Maps decoded content that has been let in to the engine's recording; `nowMs` tells a clock that
 * runs ahead.
 */
export function mapRecording(
  { content, damage }: DecodedFit,
  sport: ServedSport,
  nowMs: number,
): Recording {
  const timeline = timelineOf(content);
  const few = keptLaps(lapsOf(content.laps, timeline), timeline.time.at(-1) ?? 0);
  const laps = withoutOverlaps(few.laps);
  const recorded = channelsOf(content.records, timeline, sport.family);
  const apps = fromApps(content.developerFields, recorded, timeline, sport.family);
  const pauses = pausesOf(content.timerEvents, timeline);
  return {
    sport: sport.sport,
    family: sport.family,
    indoor: sport.indoor,
    startTimeMs: timeline.startS * 1000,
    utcOffsetS: localOffsetOf(content.activities),
    time: timeline.time,
    channels: { ...recorded, ...apps.channels },
    pauses: [...pauses, ...breaksOf(content.sessions, timeline, pauses)],
    laps: laps.laps,
    device: deviceSummaryOf(content.sessions),
    deviceThresholds: deviceThresholdsOf(content),
    deviceName: deviceNameOf(content),
    deviceSerial: deviceSerialOf(content),
    developerChannels: apps.developerChannels,
    sensors: sensorsOf(content.sensors),
    plan: planOf(content),
    hasHrv: content.hasHrv,
    deviceReport: deviceReportOf(content),
    parts: partsOf(content, timeline),
    warnings: [
      ...fileWarnings(content, damage),
      ...clockWarnings(timeline.startS, nowMs),
      ...timeline.warnings,
      ...sharedStamps(content.records, timeline),
      ...few.warnings,
      ...laps.warnings,
      ...apps.warnings,
    ],
  };
}
