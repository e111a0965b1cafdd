import { describe, expect, it } from '@jest/globals';
import { repairRecording } from '#analysis/repairs/repair-recording.js';
import { readFit } from '#workouts/adapters/fit/read-fit.js';
import { NOBODY } from '../builders/recording.builder.js';
import { corpusBytes, corpusFiles, corpusIsThere } from './corpus.js';
import { SDK_LIMITS } from './sdk-limits.js';

const NOW = Date.UTC(2026, 10, 21);

/**
 * Every repair that a recording of a real device gets, and what is wrong with it. Any other would
 * be a false alarm.
 */
const FAULTS: Readonly<
  Record<string, { readonly kinds: readonly string[]; readonly why: string }>
> = {
  'activities/ride-edge1000-power-ciq.fit': {
    kinds: ['wild-cadence'],
    why: 'readings of 130 to 246 rpm between usual ones, one in twenty',
  },
  'activities/ride-osynce-power-spikes.fit': {
    kinds: ['power-spikes', 'power-dropouts'],
    why: 'four samples of 21.7 kW, and zeros of one sample at an even 69 rpm and 225 W',
  },
  'activities/ride-magellan-27day-gap.fit': {
    kinds: ['no-power', 'no-cadence'],
    why: 'zeros throughout: no such sensor was there',
  },
  'activities/ride-edge800-brevet-200k.fit': {
    kinds: ['cadence-spikes'],
    why: 'up to 250 rpm, twice what stands beside it',
  },
  'activities/ride-oregon700-no-distance.fit': {
    kinds: ['distance-from-gps'],
    why: 'the device wrote no distance',
  },
  'activities/indoor-fenix6s-hr-only.fit': { kinds: ['no-distance'], why: 'zeros throughout' },
  'activities/run-treadmill-3min-incline.fit': {
    kinds: ['no-speed', 'no-distance'],
    why: 'zeros throughout',
  },
  'activities/run-trail-fenix6s-4h42.fit': {
    kinds: ['heart-rate-spikes'],
    why: 'a fall from 144 to 79 bpm and back within seconds',
  },
  'activities/ride-srm-no-laps.fit': {
    kinds: ['gps-null-island'],
    why: 'seven positions of 0/0 before the first fix',
  },
  'activities/vride-zwift-climb-portal.fit': {
    kinds: ['heart-rate-zeros'],
    why: '19 zeros in a row half-way',
  },
  'activities/vride-mywhoosh-no-timer-events.fit': {
    kinds: ['heart-rate-zeros'],
    why: 'a zero at the start and one half-way',
  },
  'activities/vride-2020-session-without-timer.fit': {
    kinds: ['heart-rate-zeros'],
    why: 'zeros from 22 min to the end',
  },
  'activities/vride-zwift-bigendian-no-power.fit': {
    kinds: ['heart-rate-zeros'],
    why: 'three zeros in a row',
  },
  'activities/vrun-zwift-runn.fit': {
    kinds: ['no-power', 'no-heart-rate', 'no-cadence'],
    why: 'zeros throughout',
  },
  'activities/ride-hr-all-zero.fit': {
    kinds: ['no-heart-rate', 'no-cadence', 'speed-from-distance'],
    why: 'zeros throughout, and no speed in the file',
  },
  'activities/indoor-stages-power-spikes.fit': {
    kinds: ['power-spikes', 'cadence-spikes'],
    why: 'samples of 6.6 to 47 kW',
  },
};

const real = corpusFiles().filter(
  ({ name, contract }) =>
    name.startsWith('activities/') && contract.outcome === 'accepted' && !(name in SDK_LIMITS),
);

describe('repairs of recordings of real devices', () => {
  if (!corpusIsThere) {
    it.skip('needs the recordings of ../shared/fit beside this checkout', () => undefined);
    return;
  }

  it.each(real)('are those that $name needs, and no others', ({ name }) => {
    const once = repairRecording(readFit(corpusBytes(name), NOW), NOBODY);
    expect(once.repairs.map(({ kind }) => kind)).toEqual(FAULTS[name]?.kinds ?? []);
    expect(repairRecording(once.recording, NOBODY).repairs).toEqual([]);
  });

  it('name only existing files', () => {
    const names = new Set(real.map(({ name }) => name));
    expect(Object.keys(FAULTS).filter((name) => !names.has(name))).toEqual([]);
  });
});
