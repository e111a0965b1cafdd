import { say, size } from '#coaching/domain/answer/say.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import { effortLevel } from '#coaching/domain/topics/effort/effort-lines.js';
import type { Finding } from '../finding.js';

/** Average power that fell by so much, while power under way stayed within so much (ours). % */
const FELL = -5;
const STAYED = 3;
const COASTED = 5;

/** A session that ends at full effort. */
export function noCoolDown(sheet: FactSheet): readonly Finding[] {
  const end = sheet.get('frame.end');
  // An easy session needs nothing to cool down from.
  if (!end || effortLevel(sheet)?.level === 'easy') return [];
  return [
    {
      kind: 'cost.end',
      statement: say`${end}`,
      because: [],
      surprise: 0.6,
      importance: 0.35,
      confidence: 0.9,
      ...(end.at && { at: end.at }),
      action: `Leave a few easy minutes for cooling down at the end.`,
    },
  ];
}

/** Average power that fell from coasting rather than from the legs. */
export function coasting(sheet: FactSheet): readonly Finding[] {
  const second = sheet.get('pacing.second.output');
  const half = sheet.get('pacing.half.2.output');
  const underPower = sheet.get('pacing.fade.output');
  const share = sheet.get('power.coasting');
  if (!second?.about.includes('power') || !half || !underPower || !share) return [];
  const slipped = Number(second.value) <= FELL && Math.abs(Number(underPower.value)) <= STAYED;
  if (!slipped || Number(share.value) < COASTED) return [];
  return [
    {
      kind: 'cost.coasting',
      statement: say`Power slipped by ${size(second)} in the second half, to a lower ${half} on average, mostly from coasting rather than from the legs`,
      because: [say`Pedalling cost the same: ${share} of the time was without it.`],
      surprise: 0.75,
      importance: 0.75,
      confidence: 0.85,
      ...(second.at && { at: second.at }),
      action:
        'Start with easy minutes, then hold the same watts to the end: aim for the same power in both halves.',
    },
  ];
}
