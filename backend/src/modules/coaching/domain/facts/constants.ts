import type { Fact } from './fact.js';

/**
 * Conventions of the field that an answer may name. They are habits of coaches, not facts about the
 * athlete.
 */
export const CONSTANTS: readonly Fact[] = [
  constant(
    'K1',
    'constant.decoupling',
    'Decoupling that is usually called good',
    5,
    '%',
    'under 5%',
    ['decoupling'],
    'Friel',
  ),
  constant(
    'K2',
    'constant.variability',
    'Variability index of an evenly ridden session',
    1.05,
    '',
    'up to 1.05',
    ['variability'],
    'Coggan',
  ),
  constant(
    'K3',
    'constant.ftpShare',
    'Share of the best 20 min that is commonly taken as FTP',
    95,
    '%',
    '95% of the best 20 min',
    ['ftp', 'best'],
    'Allen and Coggan',
  ),
  constant(
    'K4',
    'constant.stressHour',
    'Training stress of one hour at your threshold',
    100,
    '',
    '100 for 1 h at your threshold',
    ['stress'],
    'Coggan',
  ),
];

function constant(
  id: string,
  key: string,
  label: string,
  value: number,
  unit: string,
  display: string,
  about: readonly string[],
  method: string,
): Fact {
  return { id, key, label, value, unit, display, about, quality: 'derived', method };
}
