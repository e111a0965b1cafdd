import { COOL_DOWN, HIGHER, SLOWER, updatesFtp, type ActionWords } from './shared-words.js';

export const INDOOR_RIDES: Readonly<Record<string, ActionWords>> = {
  'vride-zwift-climb-portal': {
    action: [
      [
        ['climb', 'repeat', 'rep', 'interval', 'effort', 'block'],
        [...HIGHER, 'harder', '6', '7', '8', 'six', 'seven', 'eight', '245', '250', '255'],
      ],
      [COOL_DOWN, ['end', 'after', 'down', 'finish', 'afterwards']],
    ],
    recovery: 'easy day',
  },
  'vride-zwift-non-utf8': {
    action: [
      [
        ['cadence', 'rpm', 'gear', 'shift'],
        [
          'keep',
          'hold',
          'above',
          'over',
          '80',
          '75',
          'higher',
          'lighter',
          'shift',
          'rule',
          'at least',
          'end',
          'stop',
          'not under',
          'below',
        ],
      ],
      updatesFtp,
    ],
    recovery: 'easy day',
  },
  'vride-mywhoosh-no-timer-events': {
    action: [
      [
        [
          'longer',
          'lengthen',
          'extend',
          '90 min',
          '75 min',
          '80 min',
          '90',
          'add',
          '1:30',
          'higher',
          'lift',
          'raise',
          'more',
          'increas',
        ],
        ['min', 'W', 'hour', 'ride', 'base', 'easy', 'endurance', 'h'],
      ],
    ],
    recovery: 'none',
  },
  'vride-tpv-duplicate-timestamps': {
    action: [
      [
        ['set', 'rep', 'interval', 'pause', 'rest', 'effort', 'recover'],
        [
          '5',
          'five',
          'one more',
          'more',
          'add',
          'longer',
          'shorten',
          'shorter',
          'W',
          'higher',
          'lift',
          'harder',
          'fewer',
          'extra',
          'less',
        ],
        ['next', 'W', 'min', 'set', 'time', 'again', 'repeat'],
      ],
    ],
    recovery: '1-2 easy days',
  },
  'vride-2020-session-without-timer': {
    action: [
      [
        ['gear', 'cadence', 'rpm', 'shift'],
        ['lighter', 'easier', 'higher', 'lower', 'keep', 'hold', '80', '85', 'above', 'at least'],
      ],
      [
        ['first', 'start', 'begin', 'early', 'lower', 'opening'],
        [...SLOWER, 'hold', 'even', 'steady'],
        ['W', 'third', 'climb', 'half', 'min', 'part'],
      ],
      [COOL_DOWN, ['after', 'end', 'down', 'finish', 'add']],
    ],
    recovery: 'easy day',
  },
  'indoor-edge800-no-distance': {
    action: [
      [
        [
          '3 x',
          '3×',
          'three',
          '2 x 12',
          '2×12',
          '2 x 15',
          '2×15',
          '12 min',
          '15 min',
          'third',
          'another',
          'one more',
          'longer',
          'lengthen',
          'add',
        ],
        ['min', 'block', 'rep', 'interval', 'effort', 'W'],
      ],
      [['warm'], ['longer', '10', '12', '15', 'more', 'before', 'min']],
    ],
    recovery: '1-2 easy days',
  },
  'indoor-edge830-stages-no-laps': {
    action: [
      [['fan', 'cool', 'ventilat', 'air']],
      [
        ['repeat', 'again', 'fresh', 'same', 'retry'],
        ['10 min', '10-min', 'block', 'effort', '200', 'W', 'interval'],
      ],
      updatesFtp,
    ],
    recovery: 'easy day',
  },
  'indoor-stages-power-spikes': {
    action: [
      [
        ['power meter', 'meter', 'battery', 'sensor'],
        ['calibrat', 'zero', 'check', 'battery', 'replace', 'change'],
      ],
      [
        ['easy', 'rest', 'recover'],
        ['day'],
        ['peak', 'hard', 'effort', '5 min', '5-min', 'twice', 'next'],
      ],
    ],
    recovery: '1-2 easy days',
  },
};
