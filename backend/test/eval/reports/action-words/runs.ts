import {
  EASY,
  EAT,
  REST_FOR_DAYS,
  SLOWER,
  updatesMaxHr,
  updatesRaceTime,
  twoEasyDays,
  type ActionWords,
} from './shared-words.js';

export const RUNS: Readonly<Record<string, ActionWords>> = {
  'run-trail-fenix6s-4h42': {
    action: [
      [
        ['climb', 'uphill', 'start', 'first hour', 'first half', 'first three', 'early'],
        [...SLOWER, 'hr', 'heart', 'bpm'],
      ],
      [EAT, ['first', 'early', 'half', 'start', 'hour', 'min', 'regular']],
      [EASY, REST_FOR_DAYS, ['day', 'week']],
    ],
    recovery: 'several days',
  },
  'run-fr910xt-5h39': {
    action: [
      [
        ['climb', 'uphill', 'start', 'first hour', 'first half', 'first three', 'early'],
        [...SLOWER, 'hr', 'heart', 'bpm'],
      ],
      [EAT, ['hour', 'early', 'start', 'first', 'min', 'regular']],
      [EASY, REST_FOR_DAYS, ['day', 'week']],
    ],
    recovery: 'several days',
  },
  'run-suunto-50k-bigendian-no-hr': {
    action: [
      [
        ['start', 'first', 'open', 'begin', 'early'],
        [
          'slower',
          'easier',
          'easy',
          'hold back',
          'back off',
          'per km',
          '/km',
          'slow',
          'under control',
          'even',
        ],
      ],
      [['walk'], ['climb', 'steep', 'uphill', 'hill']],
      [
        ['strap', 'heart rate', 'heart-rate'],
        ['wear', 'use', 'record', 'put'],
      ],
    ],
    recovery: 'several days',
  },
  'run-coros-power': { action: [updatesRaceTime], recovery: '1-2 easy days' },
  'run-ipbike-bigendian-power': {
    action: [
      updatesMaxHr,
      [
        ['flat', 'level', 'same ground', 'track'],
        ['rep', '4', 'min', 'interval', 'next', 'repeat', 'set'],
      ],
      [['warm'], ['longer', '10', '12', '15', 'more', 'before', 'min']],
    ],
    recovery: '1-2 easy days',
  },
  'run-fr965-native-power': {
    action: [
      [
        ['start', 'first', 'open', 'begin'],
        ['slower', 'easier', '3:5', '/km', 'per km', 'hold back', 'even', 'control', 'back'],
        ['rep', '5', 'next', 'finish', 'last', 'interval'],
      ],
      [
        ['last', 'finish', 'end'],
        ['faster', 'fastest', 'stronger', 'strongest'],
      ],
      [
        ['jog', 'rest', 'recover', 'pause', 'between'],
        ['shorter', 'shorten', '3 min', 'less', 'enough', 'cut'],
      ],
      updatesMaxHr,
    ],
    recovery: '1-2 easy days',
  },
  'run-fr955-stryd-devfields': {
    action: [
      [
        ['tempo', '2 x', '2×', 'threshold', 'block', 'faster'],
        ['min', 'flat', 'km', 'pace', 'next'],
      ],
    ],
    recovery: 'easy day',
  },
  'run-treadmill-fr945-stryd': {
    action: [
      [['warm'], ['15', '10', '12', 'without', 'longer', 'unbroken', 'one go', 'stop', 'min']],
      [
        ['2 x', '2×', 'two', '10 min', 'block', 'rep'],
        ['km/h', '/km', 'jog', 'min', 'between'],
        ['next', 'again', 'repeat', 'run', 'add', 'jog'],
      ],
      [['cool'], ['8', '5', '10', 'leave', 'min', 'after', 'end', 'add']],
    ],
    recovery: '1-2 easy days',
  },
  'run-trail-suunto-power': {
    action: [
      [['stride', '20 s']],
      [
        ['easy', 'easier', 'slower', 'start'],
        ['145', 'hr', 'heart', 'bpm', '5:5', '/km', 'per km', 'below', 'under', 'pace'],
      ],
    ],
    recovery: 'none',
  },
  'run-fr15-10k-gps-only': {
    action: [
      updatesRaceTime,
      [
        ['open', 'start', 'first', 'begin'],
        ['3:4', 'slower', 'hold back', 'easier', 'even', 'save', 'control'],
      ],
    ],
    recovery: '1-2 easy days',
  },
  'run-fr70-compressed-timestamps': {
    action: [twoEasyDays, updatesMaxHr],
    recovery: '1-2 easy days',
  },
};
