import type { Recording } from '../../../../../analysis/recording/recording.js';
import type { ServedSport } from '../admission.js';
import type { DecodedFit } from '../fit-content.js';
import { clockWarnings, fileWarnings } from '../warnings.js';
import { channelsOf } from './channels.js';
import { deviceNameOf, deviceSerialOf, deviceThresholdsOf } from './device.js';
import { deviceSummaryOf } from './device-summary.js';
import { keptLaps } from './kept-laps.js';
import { lapsOf } from './laps.js';
import { localOffsetOf } from './local-offset.js';
import { pausesOf } from './pauses.js';
import { timelineOf } from './timeline.js';

/** Maps decoded content that has been let in to the engine's recording; `nowMs` tells a clock that runs ahead. */
export function mapRecording({ content, damage }: DecodedFit, sport: ServedSport, nowMs: number): Recording {
  const timeline = timelineOf(content);
  const laps = keptLaps(lapsOf(content.laps, timeline), timeline.time.at(-1) ?? 0);
  return {
    sport: sport.sport,
    family: sport.family,
    indoor: sport.indoor,
    startTimeMs: timeline.startS * 1000,
    utcOffsetS: localOffsetOf(content.activities),
    time: timeline.time,
    channels: channelsOf(content.records, timeline, sport.family),
    pauses: pausesOf(content.timerEvents, timeline),
    laps: laps.laps,
    device: deviceSummaryOf(content.sessions),
    deviceThresholds: deviceThresholdsOf(content),
    deviceName: deviceNameOf(content),
    deviceSerial: deviceSerialOf(content),
    warnings: [...fileWarnings(content, damage), ...clockWarnings(timeline.startS, nowMs), ...timeline.warnings, ...laps.warnings],
  };
}
