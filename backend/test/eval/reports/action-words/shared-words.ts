import type { RecoveryClass, Way } from '../reading.js';

export interface ActionWords {
  /** The action fits when it goes one of these ways. */
  readonly action: readonly Way[];
  readonly recovery: RecoveryClass;
}

export const SET = [
  'set',
  'raise',
  'update',
  'change',
  'correct',
  'increas',
  'enter',
  'put',
  'use',
];
export const TEST = ['test', 'ramp', 'confirm', 'check', 'retest'];
export const HIGHER = [
  'higher',
  'raise',
  'lift',
  'more',
  'longer',
  'lengthen',
  'extend',
  'add',
  'up to',
];
export const EASY = ['easy', 'easier', 'easily', 'gentl', 'relaxed', 'recover', 'rest'];
export const EAT = ['eat', 'fuel', 'carb', 'food', 'drink'];
export const REST_FOR_DAYS = ['several', 'three', '3', 'four', '4', 'five', '5', 'week', 'few'];
export const COOL_DOWN = [
  'cool-down',
  'cool down',
  'cooldown',
  'cooling',
  'easy pedal',
  'easy spin',
  'easy minutes',
  'easy riding',
  'spin easy',
  'pedal easy',
  'spin',
];
export const SLOWER = [
  'slower',
  'easier',
  'easy',
  'calmer',
  'gentl',
  'hold back',
  'lower',
  'cap',
  'below',
  'under',
  'at most',
  'stay',
  'slow',
  'careful',
  'back off',
  'less',
];

export const updatesFtp: Way = [
  ['ftp', 'threshold'],
  [...SET, ...TEST],
];
export const updatesMaxHr: Way = [
  ['max hr', 'maximum heart', 'max heart', 'maximum hr', 'heart rate zones', 'hr zones', 'hr max'],
  [...SET, ...TEST, 'higher'],
];
export const updatesRaceTime: Way = [
  ['10 km', '10-km', '10k', 'race time', 'base pace', 'threshold pace', 'training pace', 'pace'],
  [...SET, ...TEST, 'renew', 'new', 'recalculat'],
];
export const twoEasyDays: Way = [
  ['easy', 'rest', 'recover'],
  ['two', '2', 'days', 'or two'],
  ['day'],
];
