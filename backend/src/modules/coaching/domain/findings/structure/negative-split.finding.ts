import { say, size, type Line } from '#coaching/domain/answer/say.js';
import type { Fact } from '#coaching/domain/facts/fact.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import type { Finding } from '../finding.js';
import { kick } from './kick.finding.js';
import { worded } from '../wording.js';

/** The second half is faster by so much, by the clock and on like ground. % (ours) */
const FASTER = 4;
/** Stops in the first half explain a faster second one (ours). s. */
const STOPPED_S = 120;
/** Above this, hills decide which half is faster (ours). m/km. */
const HILLY = 10;

/** A run whose second half was clearly faster: by choice, where neither ground nor stops did it. */
export function negativeSplit(sheet: FactSheet): readonly Finding[] {
  const [one, two, graded, pace, second] = (
    [
      'halves.1.time',
      'halves.2.time',
      'halves.change.graded',
      'halves.change.pace',
      'pacing.half.2.output',
    ] as const
  ).map((key) => sheet.get(key));
  const { family, shape } = sheet.context;
  if (family !== 'running' || shape === 'intervals' || !one || !two) return [];
  const faster = (1 - Number(two.value) / Number(one.value)) * 100;
  const onGround = graded ? Number(graded.value) : faster;
  if (faster < FASTER || onGround < FASTER || isExplained(sheet) || kick(sheet).length > 0)
    return [];
  return [
    {
      kind: 'structure.negative-split',
      statement: worded(sheet, 'structure.negative-split', [
        say`A clear negative split: ${one} for the first half, ${two} for the second${by(pace)}`,
        say`The second half was the faster one${by(pace)}: a negative split of ${one} and ${two}`,
      ]),
      because: [beats(sheet), fastest(sheet)],
      surprise: 0.75,
      importance: 0.9,
      confidence: 0.95,
      ...(two.at && { at: { from: two.at.from, to: two.at.to } }),
      action: second
        ? say`Next time run the first half a little closer to ${second}, so that it counts as well.`
        : 'Next time run the first half a little faster, so that it counts as well.',
      covers: [
        'structure.steady',
        'structure.hold',
        'structure.halves',
        'terrain.halves',
        'terrain.fast-end',
        'terrain.even-splits',
      ],
    },
  ];
}

function by(pace: Fact | undefined): string {
  return pace ? say`, ${size(pace)} faster` : '';
}

function isExplained(sheet: FactSheet): boolean {
  return (
    (sheet.number('climb.rate') ?? 0) > HILLY || (sheet.number('stops.total') ?? 0) >= STOPPED_S
  );
}

function beats(sheet: FactSheet): Line {
  const [before, after] = [sheet.get('halves.1.heartRate'), sheet.get('halves.2.heartRate')];
  return before && after
    ? say`Heart rate averaged ${before} in the first half and ${after} in the second.`
    : null;
}

function fastest(sheet: FactSheet): Line {
  const number = sheet.get('splits.fastest.number');
  const place = Number(/\d+/.exec(String(number?.display))?.[0] ?? 0);
  const speed = sheet.get(`splits.${place}.speed`);
  return number && speed ? say`The fastest was ${number}, at ${speed}.` : null;
}
