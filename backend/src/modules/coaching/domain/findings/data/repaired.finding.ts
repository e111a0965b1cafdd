import { bare, say } from '#coaching/domain/answer/say.js';
import type { Fact } from '#coaching/domain/facts/fact.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import type { Finding } from '../finding.js';

/** Power spikes that were taken out: what other programs show of this file is wrong. */
export function powerSpikes(sheet: FactSheet): readonly Finding[] {
  const repair = repairOf(sheet, /power spikes?/);
  const average = sheet.get('power.average');
  const normalized = sheet.get('power.normalized');
  if (!repair || !average) return [];
  return [
    {
      kind: 'data.spikes',
      statement: normalized
        ? say`Power spikes were removed: ${average} on average and ${normalized} normalized are what is left, and other figures of this file are wrong`
        : say`Power spikes were removed: ${average} on average is what is left, and other figures of this file are wrong`,
      because: [say`${bare(repair)}.`],
      surprise: 0.8,
      importance: 0.6,
      confidence: 1,
      action: 'Calibrate your power meter and check its battery before the next ride.',
    },
  ];
}

/** A cadence that was left out whole. */
export function cadenceLeftOut(sheet: FactSheet): readonly Finding[] {
  const repair = repairOf(sheet, /^Cadence was left out/);
  if (!repair) return [];
  return [
    {
      kind: 'data.cadence',
      statement: 'The cadence signal is unreliable, so nothing is said of cadence here',
      because: [say`${bare(repair)}.`],
      surprise: 0.6,
      importance: 0.3,
      confidence: 1,
      action: 'Check the magnet and the battery of your cadence sensor.',
    },
  ];
}

function repairOf(sheet: FactSheet, words: RegExp): Fact | undefined {
  return sheet.facts.find(
    ({ key, display }) => key.startsWith('quality.repair.') && words.test(display),
  );
}
