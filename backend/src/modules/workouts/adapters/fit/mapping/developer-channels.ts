import type { Channel, ChannelName, DeveloperChannel, RecordingWarning } from '../../../../../analysis/recording/recording.js';
import type { SportFamily } from '../../../../../analysis/recording/sport.js';
import type { FitDeveloperField } from '../fit-content.js';
import { inChannelUnit, STAND_INS, standsFor } from './developer-quantities.js';
import { onTimeline } from './timeline.js';
import type { Timeline } from './timeline.js';

/** The fullest file of the corpus has 16. Ours. */
export const MOST_DEVELOPER_CHANNELS = 16;

interface FromApps {
  /** Those that the device itself did not record. */
  readonly channels: Partial<Record<ChannelName, Channel>>;
  readonly developerChannels: readonly DeveloperChannel[];
  readonly warnings: readonly RecordingWarning[];
}

/** What apps added to the records: quantities that stand in for channels that the device did not record itself, and all others as they are. */
export function fromApps(fields: readonly FitDeveloperField[], native: Readonly<Partial<Record<ChannelName, Channel>>>, timeline: Timeline, family: SportFamily): FromApps {
  const channels: Partial<Record<ChannelName, Channel>> = {};
  const used = new Set<FitDeveloperField>();
  for (const channel of STAND_INS) {
    if (native[channel] !== undefined) continue;
    for (const field of candidatesFor(channel, fields)) {
      const values = onTimeline(timeline, inChannelUnit(field, channel, family));
      if (values === null) continue;
      channels[channel] = { values, source: 'developer' };
      used.add(field);
      break;
    }
  }
  const others = fields.filter((field) => !used.has(field));
  const kept = others.slice(0, MOST_DEVELOPER_CHANNELS).flatMap((field) => keptField(field, timeline));
  return { channels, developerChannels: kept, warnings: leftOut(others.length) };
}

/** Fields that say themselves what they stand for come first, then those with the most values. */
function candidatesFor(channel: ChannelName, fields: readonly FitDeveloperField[]): FitDeveloperField[] {
  const rated = fields.flatMap((field) => {
    const stands = standsFor(field);
    return stands?.channel === channel ? [{ field, declared: stands.declared, valid: validValues(field.values) }] : [];
  });
  return rated.toSorted((a, b) => Number(b.declared) - Number(a.declared) || b.valid - a.valid).map(({ field }) => field);
}

function validValues(values: Float64Array): number {
  let count = 0;
  for (const value of values) if (!Number.isNaN(value)) count += 1;
  return count;
}

function keptField({ name, units, applicationId, developerIndex, fieldNumber, values }: FitDeveloperField, timeline: Timeline): DeveloperChannel[] {
  // The decoder's room is used again for the next file. Numbers without an end are no quantities.
  const own = onTimeline(timeline, values.map((value) => (Number.isFinite(value) ? value : Number.NaN)));
  if (own === null) return [];
  return [{ name: name ?? `field ${developerIndex}.${fieldNumber}`, unit: units, application: applicationId, values: own }];
}

function leftOut(count: number): RecordingWarning[] {
  const left = count - MOST_DEVELOPER_CHANNELS;
  if (left <= 0) return [];
  const text = `${left} of the ${count} quantities that apps added to the recording ${left === 1 ? 'was' : 'were'} left out: there are more than are kept.`;
  return [{ kind: 'developer-fields-left-out', text }];
}
