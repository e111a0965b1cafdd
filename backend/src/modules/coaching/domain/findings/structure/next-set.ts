import { say, type Line } from '#coaching/domain/answer/say.js';
import type { Fact } from '#coaching/domain/facts/fact.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import { worded } from '../wording.js';
import type { SetSeen } from './reps.js';

/** Over this share of the maximum heart rate a set left little room. % (ours) */
const LITTLE_ROOM = 91;
/** The last this much below the first is a fade, above it a set begun too low. % */
const CLEARLY = 4;
/** A shorter warm-up before hard work is worth a word. s. */
const SHORT_WARM_UP_S = 600;

/** What follows from how a set went: even it out, lift it, or lengthen it. */
export function nextSet(sheet: FactSheet, seen: SetSeen): Line {
  const { pattern, trend, output, count } = seen;
  if (!pattern || !output || count < 2 || isList(pattern)) return null;
  const change = Number(trend?.value ?? 0);
  if (change <= -CLEARLY)
    return say`Start the next ${pattern} at ${output}, the average of this set, so that the last is as good as the first.`;
  if (change >= CLEARLY && count > 2)
    return say`You had more to give: begin the next ${pattern} at ${lastSet(sheet) ?? output}, ${lastSet(sheet) ? 'the level of your last set' : 'the average of this set'}.`;
  return heartAtTop(sheet) ? lengthen(sheet, seen) : lift(sheet, seen);
}

/** Where sets were held against each other. */
function lastSet(sheet: FactSheet): Fact | undefined {
  const count = sheet.number('intervals.sets.count') ?? 0;
  return count > 1 ? sheet.get(`intervals.sets.${count}.output`) : undefined;
}

function heartAtTop(sheet: FactSheet): boolean {
  return (sheet.number('heartRate.maxShare') ?? 0) >= LITTLE_ROOM;
}

function lengthen(sheet: FactSheet, { pattern, output }: SetSeen): Line {
  if (!pattern || !output) return null;
  const warmUp = sheet.get('frame.warmup');
  const first =
    warmUp && Number(warmUp.value) < SHORT_WARM_UP_S
      ? say`, after a longer warm-up than ${warmUp}`
      : '';
  const more = sheet.get('next.set');
  return more
    ? say`Next step: ${more} at the same ${output}${first}.`
    : say`Repeat ${pattern} at ${output} with full recovery before you ask for more${first}.`;
}

function lift(sheet: FactSheet, { pattern, output }: SetSeen): Line {
  const [more, harder] = [sheet.get('next.set'), sheet.get('next.output')];
  if (!pattern || !output) return null;
  if (more && harder)
    return worded(sheet, 'structure.set.next', [
      say`There was room left: next time ride ${more} at ${output}, or the same set at ${harder}.`,
      say`Next time make it ${more} at ${output}, or keep ${pattern} and lift it to ${harder}.`,
    ]).replace(/\bride (?=\d)/, sheet.context.family === 'running' ? 'run ' : 'ride ');
  return harder
    ? say`Next time lift ${pattern} to ${harder}, or shorten the rest between the sets.`
    : null;
}

/** `18 work intervals`: no pattern that could be repeated by its name. */
function isList({ value }: Fact): boolean {
  return String(value).endsWith('work intervals');
}
