import { say, when, type Line } from '#coaching/domain/answer/say.js';
import { clock } from '#coaching/domain/display/duration.js';
import type { Fact } from '#coaching/domain/facts/fact.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import { timeChange } from '#coaching/domain/facts/draft.js';
import { direct, withFact, type Direct } from './direct.js';

const BEAT =
  /\b(?:beat(?:en)?|under|break|broke|sub|hit|reach\w*|make|made|manage\w*|inside|meet|met|goal|target)\b/;
const MINUTES =
  /\b(\d{2,3}) ?(?:min|mins|minutes?)\b|\bsub ?-? ?(\d{2,3})\b|\b(?:under|inside|below|beat|break|broke) (?:the )?(\d{2,3})$/;
const CLOCK = /\b(?:(\d):)?(\d{1,2}):(\d{2})\b/;
const DISTANCES: readonly (readonly [RegExp, number])[] = [
  [/\bhalf\b/, 21_097.5],
  [/\bmarathon\b/, 42_195],
  [/\b10 ?k(?:m)?\b/, 10_000],
  [/\b5 ?k(?:m)?\b/, 5000],
];

/** Whether a time was beaten, over the distance named or the race distance closest to the whole. */
export const beatGoal: Direct = (sheet, { plain, before }) => {
  if (
    !BEAT.test(plain) ||
    !/\b(?:did|have|was)\b/.test(plain) ||
    sheet.context.family !== 'running'
  )
    return null;
  if (/\b(?:reps?|intervals?|laps?|(?<!\d ?)km|pace|per|average\w*|avg|minute)\b/.test(plain))
    return null;
  const goal = secondsIn(plain);
  const run = goal === null ? null : distanceRun(sheet, [plain, ...before].join(' '));
  if (goal === null || !run) return null;
  const gap = goal - Number(run.value);
  const found = withFact(
    sheet,
    timeChange(
      {
        key: `goal.${goal}`,
        label: 'Time against the goal',
        about: ['time'],
        method: 'goal minus time',
      },
      Math.abs(gap),
    ),
  );
  if (!found) return null;
  const by = { fact: found.fact, text: clock(Math.abs(Math.round(gap))) };
  const name = run.label.replace(/^Best /, '');
  return direct(
    found.sheet,
    gap >= 0
      ? say`Yes: ${name} in ${run}, ${by} under your goal.`
      : say`No: ${name} in ${run}, ${by} over your goal.`,
    when(sheet, ['speed.average'], (pace) =>
      pace ? say`You averaged ${pace} over the whole run.` : null,
    ),
  );
};

function secondsIn(plain: string): number | null {
  const time = CLOCK.exec(plain);
  if (time) return Number(time[1] ?? 0) * 3600 + Number(time[2]) * 60 + Number(time[3]);
  const minutes = MINUTES.exec(plain);
  return minutes ? Number(minutes[1] ?? minutes[2] ?? minutes[3]) * 60 : null;
}

function distanceRun(sheet: FactSheet, text: string): Fact | undefined {
  const named = DISTANCES.find(([words]) => words.test(text))?.[1];
  if (named !== undefined) return sheet.get(`efforts.${named}.time`);
  const metres = sheet.number('session.distance') ?? 0;
  const key = [42_195, 21_097.5, 10_000, 5000].find((length) => metres >= length * 0.995);
  return key === undefined ? undefined : sheet.get(`efforts.${key}.time`);
}

const BEST_LENGTH = /\b(\d+) ?-?(s|sec|secs|seconds?|min|mins|minutes?|h|hours?)\b/g;

/** "And over 1 minute? and 5 minutes?": the best power over each length. */
export const bestsOver: Direct = (sheet, { plain, before }) => {
  const lengths = [...plain.matchAll(BEST_LENGTH)].map(
    ([, n, unit = '']) => Number(n) * secondsOf(unit),
  );
  const best = /\b(?:best|max|peak|highest|top|strongest)\b/;
  const power = /\b(?:power|watts?|sprint)\b/;
  const asked =
    best.test(plain) ||
    (plain.split(' ').length <= 8 &&
      best.test(before[0] ?? '') &&
      /\b(?:over|for|and)\b/.test(plain));
  // A length without its own unit would be left out.
  if (/\b\d+ ?(?:and|,|&|or) ?\d+\b/.test(plain)) return null;
  if (lengths.length === 0 || !asked || !power.test(`${plain} ${before[0] ?? ''}`)) return null;
  if (/\b(?:last|first) \d|\b(?:reps?|intervals?|laps?|ever|record)\b/.test(plain)) return null;
  const facts = lengths.map((seconds) => sheet.get(`power.best.${seconds}`));
  if (facts.some((fact) => fact === undefined)) return null;
  const rows = facts.flatMap((fact) =>
    fact ? [say`${fact} over ${fact.label.replace(/^Best (.*) power$/, '$1')}`] : [],
  );
  return direct(sheet, `Your best was ${rows.join(', and ')}.`, ...recent(sheet, lengths));
};

function secondsOf(unit: string): number {
  if (unit.startsWith('h')) return 3600;
  return unit.startsWith('m') ? 60 : 1;
}

/** The best of recent months over the same lengths. */
function recent(sheet: FactSheet, lengths: readonly number[]): readonly Line[] {
  return lengths.slice(0, 2).flatMap((seconds) => {
    const fact = sheet.get(`recentBests.power.${seconds}`);
    return fact ? [say`${fact.label}: ${fact}.`] : [];
  });
}
