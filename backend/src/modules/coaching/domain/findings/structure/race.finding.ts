import { say, size, type Line } from '#coaching/domain/answer/say.js';
import type { Fact } from '#coaching/domain/facts/fact.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import type { Finding } from '../finding.js';
import { worded } from '../wording.js';

/** Distances that runners race, the longest first. m. */
const DISTANCES = ['42195', '21097.5', '10000', '5000'] as const;
const NAMES = {
  '42195': 'a marathon',
  '21097.5': 'a half marathon',
  '10000': '10 km',
  '5000': '5 km',
};
/** The best over a distance is the run where it holds so much of it. */
const WHOLE_RUN = 0.9;
/** Halves this close are even. % */
const EVEN = 3;
/** Hills make paces: metres of climbing for a kilometre. */
const HILLY_M_PER_KM = 15;

/** A run over a race distance without a break: its time, its halves, its first and weakest part. */
export function race(sheet: FactSheet): readonly Finding[] {
  const found = raced(sheet);
  if (!found) return [];
  const { time, pace, name } = found;
  const [one, two] = [sheet.get('halves.1.time'), sheet.get('halves.2.time')];
  const change = sheet.get('halves.change.time');
  return [
    {
      kind: 'structure.race',
      statement: say`You ran ${{ fact: time, text: name }} in ${time}, ${pace}${halves(one, two, change, sheet.number('halves.change.graded'))}`,
      because: (isHilly(sheet) ? [] : [first(sheet), weakest(sheet)]).filter(
        (line) => line !== null,
      ),
      surprise: 0.75,
      importance: 0.95,
      confidence: 1,
      ...(time.at && { at: time.at }),
      action: next(sheet, pace),
      covers: [
        'structure.steady',
        'structure.progression',
        'structure.hold',
        'terrain.even-splits',
        'terrain.fast-start',
        'terrain.halves',
      ],
    },
  ];
}

function raced(sheet: FactSheet) {
  const { shape, family, effort } = sheet.context;
  if (family !== 'running' || shape === 'intervals' || shape === 'stochastic') return null;
  const level = effort?.level ?? null;
  if (level === 'easy' || level === 'moderate') return null;
  if ((sheet.number('climb.rate') ?? 0) > HILLY_M_PER_KM) return null;
  const whole = sheet.number('session.distance');
  const metres = DISTANCES.find((distance) => sheet.has(`efforts.${Number(distance)}.time`));
  if (!metres || whole === null || Number(metres) < WHOLE_RUN * whole) return null;
  const [time, pace] = [
    sheet.get(`efforts.${Number(metres)}.time`),
    sheet.get(`efforts.${Number(metres)}.speed`),
  ];
  return time && pace ? { time, pace, name: NAMES[metres] } : null;
}

function halves(
  one: Fact | undefined,
  two: Fact | undefined,
  change: Fact | undefined,
  graded: number | null,
): string {
  if (!one || !two || !change) return '';
  const share = (Math.abs(Number(change.value)) / Number(one.value)) * 100;
  if (share <= EVEN) return say`, evenly paced: ${one} and ${two} for the halves`;
  // Where the hills decided which half was slower, the clock says nothing of pacing.
  return contradicts(graded, change) ? '' : say`: ${one} for the first half, ${two} for the second`;
}

function first(sheet: FactSheet): Line {
  const [pace, change] = [sheet.get('start.first.speed'), sheet.get('start.change.pace')];
  if (!pace || !change || Number(change.value) > -5) return null;
  return say`The first stretch was the fastest, at ${pace}: ${size(change)} quicker than the rest.`;
}

function weakest(sheet: FactSheet): Line {
  const number = sheet.get('splits.slowest.number');
  const pace = number && sheet.withKey(`splits.${number.value}.speed`);
  return number && pace ? say`The weakest was ${number}, at ${pace}.` : null;
}

function isHilly(sheet: FactSheet): boolean {
  const change = sheet.get('halves.change.time');
  const half = sheet.number('halves.1.time');
  return (
    change !== undefined &&
    half !== null &&
    (Math.abs(Number(change.value)) / half) * 100 > EVEN &&
    contradicts(sheet.number('halves.change.graded'), change)
  );
}

/** A half that was slower by the clock and faster with the hills taken out, or the reverse. */
function contradicts(graded: number | null, change: Fact): boolean {
  return graded !== null && graded * Number(change.value) > 0;
}

function next(sheet: FactSheet, pace: Fact): string {
  if (isHilly(sheet))
    return say`Test the same distance on flat ground, where this effort is worth more than ${pace}.`;
  const slow = sheet.get('splits.slowest.number');
  const change = sheet.number('start.change.pace');
  if (slow && change !== null && change <= -5)
    return worded(sheet, 'structure.race.next', [
      say`Open the next one at ${pace} and save the seconds for ${slow}.`,
      say`Start the next one at ${pace} instead, and spend what that saves in ${slow}.`,
    ]);
  return say`Open the next one at ${pace} too, and press on from halfway if heart and legs allow it.`;
}
