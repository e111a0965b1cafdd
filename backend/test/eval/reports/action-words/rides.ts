import {
  EASY,
  EAT,
  SLOWER,
  updatesFtp,
  updatesMaxHr,
  twoEasyDays,
  type ActionWords,
} from './shared-words.js';

export const RIDES: Readonly<Record<string, ActionWords>> = {
  'ride-edge810-vector-dual-power': { action: [updatesFtp], recovery: '1-2 easy days' },
  'ride-edge1000-power-ciq': {
    action: [
      [
        ['climb', 'effort', 'block', 'interval', 'hill'],
        ['2', '3', 'two', 'three', 'repeat', 'min', 'on purpose'],
      ],
    ],
    recovery: 'easy day',
  },
  'ride-edge840-power-pauses-26laps': {
    action: [
      [
        [
          'test',
          'ramp',
          '20-min',
          '20 min',
          'confirm',
          'settle',
          'decide',
          'check',
          'agree',
          'same',
        ],
        ['ftp', 'threshold', 'test'],
      ],
    ],
    recovery: 'easy day',
  },
  'ride-edgemtb-power-14pauses': {
    action: [
      [
        ['keep', 'same', 'stay', 'this', 'easy', 'endurance', 'base'],
        [
          'longer',
          'extend',
          'lengthen',
          'add',
          'more',
          'unbroken',
          'without stop',
          'uninterrupted',
          '2:',
          '2 h',
          'two hours',
          '2.5',
          'min',
          'outside',
        ],
      ],
    ],
    recovery: 'none',
  },
  'ride-wahoo-elemnt-56pauses': {
    action: [
      [
        [
          'uninterrupted',
          'unbroken',
          'without stop',
          'without a stop',
          'without pause',
          'non-stop',
          'one block',
          'in one go',
          'continuous',
          'steady block',
          'one long',
        ],
        ['90', '120', 'min', 'hour', 'block', 'ride', 'h'],
      ],
      [['day out', 'tour', 'not as training', 'outing']],
    ],
    recovery: 'easy day',
  },
  'ride-sigma-rox11-bigendian': {
    action: [
      [
        ['start', 'begin', 'first', 'open', 'warm'],
        [...EASY, ...SLOWER, 'steady', 'same', 'even', 'hold', '10 min'],
      ],
      [
        ['same', 'even', 'steady', 'hold'],
        ['second', 'both', 'end', 'throughout', 'finish', 'half'],
      ],
    ],
    recovery: 'none',
  },
  'ride-osynce-power-spikes': {
    action: [
      [
        ['climb', 'start', 'lower', 'first', 'bottom', 'foot', 'early', 'hour', 'beginning'],
        ['harder', 'higher', 'immediately', 'from the', 'hold', 'W', 'even', 'more'],
      ],
    ],
    recovery: '1-2 easy days',
  },
  'ride-srm-no-laps': {
    action: [
      [
        ['sprint'],
        [
          'purpose',
          'rest',
          '×',
          '6',
          'six',
          '8',
          '10',
          'full',
          'recover',
          'structur',
          'plan',
          'set',
        ],
      ],
      [['easy'], ['sprint', 'purpose', 'keep', 'leave']],
    ],
    recovery: 'none',
  },
  'ride-edge500-smart-hr': {
    action: [updatesMaxHr, twoEasyDays],
    recovery: '1-2 easy days',
  },
  'ride-coros-misaligned-fields': {
    action: [
      [
        ['strap', 'sensor', 'battery', 'contact', 'heart rate monitor', 'chest'],
        ['check', 'clean', 'replac', 'wet', 'change', 'charge', 'new', 'moist', 'look'],
      ],
      [['climb', 'start', 'first'], SLOWER],
    ],
    recovery: '1-2 easy days',
  },
  'ride-edge800-brevet-200k': {
    action: [
      [EAT, ['hour', 'clock', 'early', 'start', 'first', 'h', 'min', 'regular']],
      [['climb', 'start', 'first', 'big'], SLOWER],
    ],
    recovery: 'several days',
  },
};
