import { say, type Line } from '#coaching/domain/answer/say.js';
import { capitalized } from '#coaching/domain/answer/words.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import type { Finding } from '../finding.js';

/** Legs that turn so much slower uphill than on the flat have too heavy a gear (ours). rpm. */
const HEAVY_GEAR_RPM = 15;
const SLOW_RPM = 70;
/** Work under so much of FTP should not break the legs (ours). */
const UNDER_FTP = 0.88;

/** Cadence that collapsed at equal power while heart rate rose. */
export function collapse(sheet: FactSheet): readonly Finding[] {
  return sheet.facts.flatMap(({ key }): readonly Finding[] => {
    const number = Number(/^cost\.rep\.(\d+)\.cadence\.to$/.exec(key)?.[1]);
    if (!number) return [];
    const from = sheet.get(`cost.rep.${number}.cadence.from`);
    const to = sheet.get(`cost.rep.${number}.cadence.to`);
    const heart = sheet.get(`cost.rep.${number}.rise.to`);
    if (!from || !to || !heart) return [];
    const first = number > 1 ? sheet.get('intervals.rep.1.cadence') : undefined;
    return [
      {
        kind: 'cost.cadence.collapse',
        statement: say`Cadence collapsed in work interval ${String(number)}, from ${from} to ${to} at the same power, with heart rate up to ${heart}`,
        because: [
          sheet.context.indoor
            ? 'The trainer held the power, the legs did not.'
            : 'The power held, the legs did not.',
          ftpQuestion(sheet),
        ],
        surprise: 0.9,
        importance: 0.95,
        confidence: 1,
        ...(to.at && { at: to.at }),
        action: first
          ? say`Repeat it a little lower and keep the cadence of the first block, ${first}: when it falls, shift or end the block.`
          : say`Repeat it a little lower and keep cadence at ${from} or more: when it falls, shift or end the block.`,
        covers: ['cost.rise', 'cost.set.cadence', 'cost.cadence'],
      },
    ];
  });
}

/** Legs that break under FTP leave it in question. */
function ftpQuestion(sheet: FactSheet): Line {
  const ftp = sheet.get('threshold.ftp');
  const output = sheet.get('intervals.output');
  if (!ftp || !output?.about.includes('power')) return null;
  return Number(output.value) < UNDER_FTP * Number(ftp.value)
    ? say`At ${output} that puts the FTP of ${ftp} in question, unless you came tired.`
    : null;
}

/** Legs much slower on the climbs than on the flat. */
export function heavyGear(sheet: FactSheet): readonly Finding[] {
  const uphill = sheet.get('climbs.together.cadence');
  const flat = sheet.get('flat.cadence');
  if (sheet.context.family !== 'cycling' || !uphill || !flat) return [];
  const quarters = sheet.get('cost.climb.1.quarters.cadence');
  const apart = Number(flat.value) - Number(uphill.value);
  if (apart < HEAVY_GEAR_RPM || Number(uphill.value) >= SLOW_RPM) return [];
  return [
    {
      kind: 'cost.cadence.gear',
      statement: say`Cadence fell from ${flat} on the flat to ${uphill} uphill: the gear was too heavy`,
      because: [quarters ? say`Cadence in the quarters of the main climb: ${quarters}.` : null],
      surprise: 0.7,
      importance: 0.5,
      confidence: 0.9,
      action: say`Take a lighter gear uphill and keep cadence nearer to the ${flat} of the flat.`,
    },
  ];
}

/** Stretches at a much lower cadence than the rest, held on purpose or in a big gear. */
export function lowStretches(sheet: FactSheet): readonly Finding[] {
  const count = sheet.get('cadence.low.count');
  const cadence = sheet.get('cadence.low.1.cadence');
  const length = sheet.get('cadence.low.1.time');
  const power = sheet.get('cadence.low.1.power');
  if (!count || !cadence || !length || !power) return [];
  const several = Number(count.value) > 1;
  return [
    {
      kind: 'cost.cadence.low',
      statement: several
        ? say`${count} stretches in a big gear or standing, the first ${length} at a cadence of ${cadence} and ${power}`
        : capitalized(
            say`${length} in a big gear or standing, at a cadence of ${cadence} and ${power}`,
          ),
      because: [],
      surprise: 0.7,
      importance: 0.5,
      confidence: 1,
      ...(cadence.at && { at: cadence.at }),
    },
  ];
}
