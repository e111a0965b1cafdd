import { capitalized, fasterOrSlower, hardlyChanged } from '#coaching/domain/answer/words.js';
import { inWords, say, size, type Line } from '#coaching/domain/answer/say.js';
import type { Fact } from '#coaching/domain/facts/fact.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import type { Finding } from '../finding.js';
import { worded } from '../wording.js';
import { effortsOf, listed, oneByOne, setOf, type SetSeen } from './reps.js';
import { ofFtp } from './ftp-share.js';
import { setPeak } from './set-peak.js';
import { nextSet } from './next-set.js';

/**
 * Work intervals closer together than this were even, and further apart than this they were not.
 * Percent (ours, as in the answers).
 */
const EVEN = 5;
const UNEVEN = 12;
/** So few are named one by one in the sentence itself. */
const FEW = 3;
const MOST_REASONS = 2;

/** A set of work intervals: its pattern, its output, and whether it stayed even. */
export function set(sheet: FactSheet): readonly Finding[] {
  const seen = setOf(sheet);
  if (!seen) return [];
  const at = sheet.get(seen.isPart ? 'intervals.main.output' : 'intervals.spread')?.at;
  const action = nextSet(sheet, seen);
  return [
    {
      kind: 'structure.set',
      statement: capitalized(
        `${pattern(sheet, seen)}${level(sheet, seen)}${evenness(sheet, seen)}`,
      ),
      because: reasons(sheet, seen),
      surprise: Number(seen.spread?.value ?? 0) > UNEVEN ? 0.8 : 0.6,
      importance: 0.95,
      confidence: sheet.context.intervalSource === 'detected' ? 0.9 : 1,
      ...(at && { at }),
      ...(action && { action }),
    },
  ];
}

function pattern(sheet: FactSheet, { pattern: name, count }: SetSeen): string {
  const number = sheet.get('intervals.count');
  const duration = sheet.get('intervals.lengths') ?? sheet.get('intervals.duration');
  if (name && count > 1) return say`${name}`;
  const work = `work interval${count === 1 ? '' : 's'}`;
  if (!number || !duration) return work;
  return count === 1
    ? say`one${{ fact: number, text: '' }} hard block of ${duration}`
    : say`${inWords(number)} ${work} of ${duration}`;
}

function level(sheet: FactSheet, { output, each, count }: SetSeen): string {
  if (count > 1 && count <= FEW && each.length === count) return ` at ${listed(each)}`;
  return output ? say` at ${output}${ofFtp(sheet, 'intervals.ftpShare')}` : '';
}

function evenness(sheet: FactSheet, { spread, trend, count }: SetSeen): string {
  if (!spread || !trend) return '';
  if (count === 2) return twoApart(sheet, trend);
  const parts = partByPart(sheet);
  if (parts !== '') return parts;
  if (Number(spread.value) <= EVEN)
    return worded(sheet, 'structure.set', [
      say`, even from first to last: all within ${spread}`,
      say`, each one like the others, within ${spread}`,
      say`, held to the last within ${spread}`,
    ]);
  return hardlyChanged(trend)
    ? say`, up and down by ${spread}, with the last like the first`
    : `, ${lastAgainstFirst(sheet, trend)}`;
}

/** Sets, or thirds of a long row, so far apart in their means were not held. % (ours) */
const FADED = -4;
const MORE = 4;

function partByPart(sheet: FactSheet): string {
  const count = sheet.number('intervals.sets.count') ?? 0;
  const sets = {
    first: 'intervals.sets.1.output',
    last: `intervals.sets.${count}.output`,
  } as const;
  const thirds = { first: 'intervals.thirds.first', last: 'intervals.thirds.last' } as const;
  const [keys, part] = count > 1 ? [sets, 'set'] : [thirds, 'third'];
  const [first, last] = [sheet.get(keys.first), sheet.get(keys.last)];
  if (!first || !last) return '';
  const change = (Number(last.value) / Number(first.value) - 1) * 100;
  if (change <= FADED) return say`, a fade: ${first} in the first ${part}, ${last} in the last`;
  return change >= MORE
    ? say`, no fade but a rise: ${first} in the first ${part}, ${last} in the last`
    : say`, no fade: ${first} in the first ${part}, ${last} in the last`;
}

function twoApart(sheet: FactSheet, trend: Fact): string {
  if (Math.abs(Number(trend.value)) <= EVEN)
    return worded(sheet, 'structure.set.two', [
      say`, practically equal (${trend})`,
      say`, the second as strong as the first (${trend})`,
      say`, evenly matched (${trend})`,
    ]);
  return say`, the second ${size(trend)} ${trend.trend === 'up' ? 'above' : 'below'} the first`;
}

function lastAgainstFirst(sheet: FactSheet, trend: Fact): string {
  const pace = sheet.get('intervals.paceTrend');
  if (pace) return `the last ${fasterOrSlower(pace)} than the first`;
  return say`the last ${size(trend)} ${trend.trend === 'up' ? 'above' : 'below'} the first`;
}

function reasons(sheet: FactSheet, seen: SetSeen): readonly Line[] {
  const uneven = Number(seen.spread?.value ?? 0) > EVEN;
  return [
    seen.count > FEW && uneven ? oneByOne(effortsOf(sheet, seen)) : null,
    dip(sheet, seen),
    body(sheet, seen),
    frame(sheet, seen),
  ]
    .filter((line) => line !== null)
    .slice(0, MOST_REASONS);
}

/** A minute inside an interval in which the power broke. */
function dip(sheet: FactSheet, { count }: SetSeen): Line {
  const all = sheet.number('intervals.count') ?? count;
  for (let number = 1; number <= all; number++) {
    const [power, start] = [
      sheet.get(`intervals.rep.${number}.dip.power`),
      sheet.get(`intervals.rep.${number}.dip.start`),
    ];
    if (power && start) return say`Power broke to ${power} for a minute at ${start}.`;
  }
  return null;
}

/** Heart rate at its highest where the last interval brought it, and cadence. */
function body(sheet: FactSheet, seen: SetSeen): Line {
  const [peak, cadence] = [setPeak(sheet) ?? lastPeak(sheet, seen), sheet.get('intervals.cadence')];
  const turned = cadence ? say`cadence averaged ${cadence}` : null;
  if (peak === null) return turned && `${capitalized(turned)} in them.`;
  return turned ? `${peak}, and ${turned}.` : `${peak}.`;
}

function frame(sheet: FactSheet, { recovery }: SetSeen): Line {
  const [warmUp, coolDown] = [sheet.get('frame.warmup'), sheet.get('frame.cooldown')];
  if (!recovery) return null;
  return warmUp && coolDown && Number(warmUp.value) > 0 && Number(coolDown.value) > 0
    ? say`The frame: ${warmUp} of warm-up, ${recovery} of recovery between, ${coolDown} to cool down.`
    : say`Recovery between was ${recovery}.`;
}

/** The highest heart rate of the set, where the last interval brought it. */
function lastPeak(sheet: FactSheet, { count }: SetSeen): string | null {
  const all = sheet.number('intervals.count') ?? count;
  const [first, last] = [1, all].map((number) => sheet.get(`intervals.rep.${number}.heartRateMax`));
  const top = sheet.number('intervals.heartRateMax');
  if (!first || !last || Number(last.value) !== top) return null;
  return Number(last.value) > Number(first.value)
    ? say`Heart rate peaked at ${last} in the last of them`
    : null;
}
