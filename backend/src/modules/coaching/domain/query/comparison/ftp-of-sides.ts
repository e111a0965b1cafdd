import { say } from '#coaching/domain/answer/say.js';
import { list } from '#coaching/domain/answer/words.js';
import { decimal, whole } from '#coaching/domain/facts/draft.js';
import type { FactDraft } from '#coaching/domain/facts/fact.js';
import type { Found } from '../found.js';
import { on } from './side-lines.js';
import type { Side, Sides } from './sides.js';

type Result = Found | { readonly refused: string };

/** Share of the best 20 min that is taken for FTP (20 minute field test). */
const TEST_SHARE = 0.95;
/** From this share of FTP on an hour is one of all-out riding (ours). */
const HARD_HOUR = 0.95;

interface Estimate {
  readonly side: Side;
  readonly fact: FactDraft;
  readonly by: string;
}

/** "Which FTP do these suggest?": what the best hour or the best 20 min of each supports. */
export function ftpOfSides(sides: Sides): Result {
  const found = sides.all.flatMap((side) => estimateOf(sides, side) ?? []);
  const order = [...found].sort((a, b) => Number(b.fact.value) - Number(a.fact.value));
  const [best, ...rest] = order;
  if (!best) return { refused: 'no ride of 20 min or more with power is among them' };
  return {
    facts: order.map(({ fact }) => fact),
    answer: (placed) => ({
      finding: [
        say`The ride of ${best.side.day} supports an FTP of ${placed(best.fact)}, going by ${best.by}${rest.length > 0 ? `; ${list(rest.map(({ side, fact }) => say`${on(side)} it is ${placed(fact)}`))}` : ''}.`,
      ],
      evidence: ['Only an effort of all you had shows an FTP.'],
      meaning: [],
    }),
  };
}

function estimateOf({ sheet }: Sides, side: Side): Estimate | null {
  const watts = (key: string) => sheet.withKey(`${side.name}.${key}`)?.value;
  const [hour, twenty] = [watts('power.best.3600'), watts('power.best.1200')];
  const name = {
    key: `${side.name}.ftp.supported`,
    label: `FTP that the workout supports, ${side.name}`,
    about: ['ftp', 'power'],
    quality: 'estimated' as const,
    subject: side.name,
  };
  const tested = typeof twenty === 'number' ? twenty * TEST_SHARE : 0;
  if (typeof hour === 'number' && hour >= tested * HARD_HOUR)
    return { side, by: 'its best hour', fact: whole({ ...name, method: 'best hour' }, hour, 'W') };
  return tested > 0
    ? {
        side,
        by: 'its best 20 min',
        fact: whole({ ...name, method: '20 minute field test' }, tested, 'W'),
      }
    : null;
}

/** Intensity factor and training stress of each ride at another FTP. Source: Coggan. */
export function otherFtpOfSides(sides: Sides, watts: number): Result {
  const found = sides.all.flatMap((side) => {
    const value = (key: string) => sides.sheet.withKey(`${side.name}.${key}`)?.value;
    const [normalized, factor, stress] = [
      value('power.normalized'),
      value('load.intensity'),
      value('load.stress'),
    ];
    if (
      typeof normalized !== 'number' ||
      typeof factor !== 'number' ||
      typeof stress !== 'number' ||
      factor <= 0
    )
      return [];
    const other = normalized / watts;
    const name = {
      about: ['what-if'],
      method: 'worked out at the FTP of your question',
      quality: 'derived' as const,
      subject: side.name,
    };
    const key = `${side.name}.whatIf.${watts}`;
    const intensity = decimal(
      { ...name, key: `${key}.intensity`, label: `Intensity factor at that FTP, ${side.name}` },
      other,
      '',
      2,
    );
    const load = decimal(
      { ...name, key: `${key}.stress`, label: `Training stress at that FTP, ${side.name}` },
      stress * (other / factor) ** 2,
      '',
      0,
    );
    return [{ side, intensity, load }];
  });
  if (found.length === 0) return { refused: 'neither has training stress by power' };
  const ftp: FactDraft = {
    key: `whatIf.${watts}.ftp`,
    label: 'FTP asked for',
    about: ['what-if'],
    method: 'your question',
    quality: 'derived',
    value: watts,
    unit: 'W',
    display: `${watts} W`,
  };
  return {
    facts: [ftp, ...found.flatMap(({ intensity, load }) => [intensity, load])],
    answer: (placed) => ({
      finding: [
        say`At an FTP of ${placed(ftp)} the intensity factor would be ${list(found.map(({ side, intensity, load }) => say`${placed(intensity)} ${on(side)} with a training stress of ${placed(load)}`))}.`,
      ],
      evidence: [],
      meaning: [],
    }),
  };
}
