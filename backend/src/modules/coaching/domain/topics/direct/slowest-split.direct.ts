import { say, when } from '#coaching/domain/answer/say.js';
import { direct, type Direct } from './direct.js';

const ASKS = /^which (?:split|km|kilomet(?:re|er)|mile) was (?:my|the) slowest\??$/;

/** The slowest kilometre or mile of a run, and the ground under it. */
export const slowestSplit: Direct = (sheet, { plain }) => {
  const slow = sheet.get('splits.slowest.number');
  const pace = slow && sheet.get(`splits.${Number(slow.value)}.speed`);
  if (!slow || !pace || !ASKS.test(plain.trim())) return null;
  const grade = sheet.get(`splits.${Number(slow.value)}.grade`);
  const stopped = sheet.get(`splits.${Number(slow.value)}.stopped`);
  const sloped = grade && Math.abs(Number(grade.value)) >= SLOPE;
  return direct(
    sheet,
    say`Your slowest was ${slow}, at ${pace}.`,
    sloped
      ? say`It went ${Number(grade.value) > 0 ? 'uphill' : 'downhill'}, at ${grade} on average.`
      : null,
    stopped
      ? say`You stopped for ${stopped} in it.`
      : when(sheet, ['splits.fastest.number'], (fast) =>
          fast ? say`Your fastest was ${fast}.` : null,
        ),
  );
};

/** Flatter ground explains no pace, percent (ours). */
const SLOPE = 0.5;
