import type {
  Channel,
  ChannelName,
  DeveloperChannel,
  RecordingWarning,
} from '#analysis/recording/recording.js';
import type { SportFamily } from '#analysis/recording/sport.js';
import type { FitDeveloperField } from '../fit-content.js';
import { channelsInUnitOf, inChannelUnit, STAND_INS, standsFor } from './developer-quantities.js';
import { onTimeline } from './timeline.js';
import type { Timeline } from './timeline.js';

/** The fullest file of the corpus has 16. Ours. */
export const MOST_DEVELOPER_CHANNELS = 16;

/** Between a whole number and one with digits, of strides counted on one foot. Ours. */
const ROUNDING = 1;
/**
 * A second late now and then is no quantity of its own, and too few shared samples show nothing.
 * Ours.
 */
const SAME_SHARE = 0.98;
const LEAST_SHARED = 0.5;

interface FromApps {
  /** Those that the device itself did not record. */
  readonly channels: Partial<Record<ChannelName, Channel>>;
  readonly developerChannels: readonly DeveloperChannel[];
  readonly warnings: readonly RecordingWarning[];
}

/**
 * What apps added to the records: quantities that stand in for channels that the device did not
 * record itself, and all others as they are without those that merely repeat what the device
 * recorded.
 */
export function fromApps(
  fields: readonly FitDeveloperField[],
  native: Readonly<Partial<Record<ChannelName, Channel>>>,
  timeline: Timeline,
  family: SportFamily,
): FromApps {
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
  const others = fields.filter(
    (field) => !used.has(field) && !isCopy(field, native, timeline, family),
  );
  const kept = others
    .slice(0, MOST_DEVELOPER_CHANNELS)
    .flatMap((field) => keptField(field, timeline));
  return { channels, developerChannels: kept, warnings: leftOut(others.length) };
}

/**
 * Whether a field holds what a channel of the device does: it has a unit of that channel, and the
 * same values wherever both have one.
 */
function isCopy(
  field: FitDeveloperField,
  native: Readonly<Partial<Record<ChannelName, Channel>>>,
  timeline: Timeline,
  family: SportFamily,
): boolean {
  return channelsInUnitOf(field).some((channel) => {
    const measured = native[channel]?.values;
    const told = measured && onTimeline(timeline, inChannelUnit(field, channel, family));
    return measured !== undefined && told !== undefined && told !== null && areSame(told, measured);
  });
}

function areSame(told: Float64Array, measured: Float64Array): boolean {
  let both = 0;
  let same = 0;
  for (let at = 0; at < told.length; at++) {
    const difference = Math.abs((told[at] as number) - (measured[at] as number));
    if (Number.isNaN(difference)) continue;
    both += 1;
    if (difference <= ROUNDING) same += 1;
  }
  return both >= LEAST_SHARED * told.length && same >= SAME_SHARE * both;
}

/** Fields that say themselves what they stand for come first, then those with the most values. */
function candidatesFor(
  channel: ChannelName,
  fields: readonly FitDeveloperField[],
): FitDeveloperField[] {
  const rated = fields.flatMap((field) => {
    const stands = standsFor(field);
    return stands?.channel === channel
      ? [{ field, declared: stands.declared, valid: validValues(field.values) }]
      : [];
  });
  return rated
    .toSorted((a, b) => Number(b.declared) - Number(a.declared) || b.valid - a.valid)
    .map(({ field }) => field);
}

function validValues(values: Float64Array): number {
  let count = 0;
  for (const value of values) if (!Number.isNaN(value)) count += 1;
  return count;
}

function keptField(
  { name, units, applicationId, developerIndex, fieldNumber, values }: FitDeveloperField,
  timeline: Timeline,
): DeveloperChannel[] {
  // The decoder's room is used again for the next file. Numbers without an end are no quantities.
  const own = onTimeline(
    timeline,
    values.map((value) => (Number.isFinite(value) ? value : Number.NaN)),
  );
  if (own === null) return [];
  return [
    {
      name: name ?? `field ${developerIndex}.${fieldNumber}`,
      unit: units,
      application: applicationId,
      values: own,
    },
  ];
}

function leftOut(count: number): RecordingWarning[] {
  const left = count - MOST_DEVELOPER_CHANNELS;
  if (left <= 0) return [];
  const text =
    `${left} of the ${count} quantities that apps added to the recording ` +
    `${left === 1 ? 'was' : 'were'} left out: there are more than are kept.`;
  return [{ kind: 'developer-fields-left-out', text }];
}
