import { channelLosses } from '#analysis/signals/channel-losses.js';
import type { ChannelName } from '#analysis/recording/recording.js';
import { clock } from '#coaching/domain/display/duration.js';
import { clockTime, duration, text, type FactName } from '../draft.js';
import type { FactDraft } from '../fact.js';
import type { CloserLook } from './closer-look.js';

/** More holes than this are an unsteady sensor, of which the share that is missing tells. */
const MOST_LOSSES = 3;

const WORDS: Readonly<Partial<Record<ChannelName, string>>> = {
  heartRate: 'Heart rate',
  power: 'Power',
  cadence: 'Cadence',
};

/** Where a sensor was lost for two minutes or more: from when, for how long, and whether for good. */
export function lossFacts({ ground }: CloserLook): FactDraft[] {
  return (Object.keys(WORDS) as ChannelName[]).flatMap((channel) => {
    const losses = channelLosses(ground.grid, [channel]);
    if (losses.length > MOST_LOSSES) return [];
    return losses.flatMap(({ from, to, seconds, toEnd }, index) => {
      const named = (what: string, label: string, about: string[]): FactName => ({
        key: `sensor.${channel}.loss.${index + 1}.${what}`,
        label,
        about: [channel, ...about],
        method: 'engine channel losses',
        quality: 'derived',
        at: { from, to, channel },
      });
      const of = `${String(WORDS[channel])} is missing`;
      const till = toEnd ? 'to the end' : `to ${clock(to)}`;
      return [
        text(named('span', 'A sensor that was lost', []), `${of} from ${clock(from)} ${till}`),
        clockTime(named('from', `When ${of.toLowerCase()}`, ['time']), from),
        duration(named('time', `How long ${of.toLowerCase()}`, ['time']), seconds),
      ];
    });
  });
}
