import { list, sessionNoun } from '#coaching/domain/answer/words.js';
import { inWords, say, type Line } from '#coaching/domain/answer/say.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import type { Finding } from '../finding.js';
import { worded } from '../wording.js';

/** What shows how hard a session was. */
const MEASURES = [
  { key: 'heartRate.average', name: 'heart rate' },
  { key: 'power.average', name: 'power' },
  { key: 'cadence.average', name: 'cadence' },
] as const;

/** Halves this far apart ask why; the ground explains it from so many metres on (ours). */
const APART = 0.06;
const DOWNHILL_M = 12;
const MANY_STOPS = 3;

const HEART = 'Wear a heart-rate strap next time, or note how hard it felt.';

/** The measures that a recording is without; power is rare on foot. */
export function missingMeasures(sheet: FactSheet): readonly string[] {
  return MEASURES.filter(({ key }) => !sheet.has(key)).map(({ name }) => name);
}

/** What nobody recorded, and what therefore cannot be said. */
export function missing(sheet: FactSheet): readonly Finding[] {
  return sheet.has('heartRate.average')
    ? onlyHeart(sheet)
    : [...withoutEffort(sheet), ...withoutHeart(sheet)];
}

/** The sentence for a recording of which nothing shows how hard it was; null where one does. */
export function unjudged(sheet: FactSheet): string | null {
  const names = missingMeasures(sheet);
  if (!names.includes('heart rate') || !names.includes('power')) return null;
  const noun = sessionNoun(sheet);
  return worded(sheet, 'data.missing.effort', [
    `No ${or(names)} was recorded, so intensity and load cannot be judged`,
    `With no ${or(names)} in the file, nobody can say how hard this ${noun} was`,
    `How hard this ${noun} was cannot be judged: there is no ${or(names)} in the file`,
    `The recording has no ${or(names)}, which leaves intensity and load open`,
    `Without ${or(names)} there is no telling what this ${noun} asked of you`,
  ]);
}

/** What to record next time, where nothing showed the effort. */
export function recordNext(sheet: FactSheet): string {
  return sheet.context.indoor && sheet.context.family === 'cycling'
    ? 'Pair a heart-rate strap and the power of your trainer next time.'
    : HEART;
}

function withoutEffort(sheet: FactSheet): readonly Finding[] {
  const statement = unjudged(sheet);
  // On foot pace shows the effort where a race time is known.
  const paced = sheet.context.effort?.level != null;
  if (!statement) return [];
  return [
    {
      kind: 'data.missing.effort',
      statement,
      because: [second(sheet), stopped(sheet)],
      surprise: 0.6,
      importance: paced ? 0.4 : 0.9,
      confidence: 1,
      action: recordNext(sheet),
      covers: ['data.no-heart-rate'],
    },
  ];
}

/** A half that was quicker because it went downhill: speed alone is no effort. */
function second(sheet: FactSheet): Line {
  const [early, late] = [sheet.get('pacing.half.1.output'), sheet.get('pacing.half.2.output')];
  const [up, down] = [sheet.get('climb.gain'), sheet.get('climb.loss')];
  if (sheet.context.family !== 'cycling' || !early || !late || !up || !down) return null;
  const change = Number(late.value) / Number(early.value) - 1;
  const downhill = Number(down.value) - Number(up.value) >= DOWNHILL_M;
  if (Math.abs(change) < APART) return null;
  return change > 0 && downhill
    ? say`The ground fell by the end of the ride, ${up} up and ${down} down: downhill explains a second half at ${late} after ${early}.`
    : say`Speed was ${early} in the first half and ${late} in the second, which wind, hills and stops decide without power.`;
}

function stopped(sheet: FactSheet): Line {
  const [count, sum] = [sheet.get('stops.count'), sheet.get('stops.total')];
  if (!count || !sum || Number(count.value) < MANY_STOPS) return null;
  return say`It was cut by ${inWords(count)} stops of ${sum} together.`;
}

function withoutHeart(sheet: FactSheet): readonly Finding[] {
  if (unjudged(sheet) !== null) return [];
  return [
    {
      kind: 'data.missing.heart-rate',
      statement: 'No heart rate was recorded, so what this power cost cannot be said',
      because: [],
      surprise: 0.4,
      importance: 0.4,
      confidence: 1,
      action: 'Wear a heart-rate strap next time, so that the price of these watts can be read.',
      covers: ['data.no-heart-rate'],
    },
  ];
}

/** Heart rate alone: what the other sensors would have shown. */
function onlyHeart(sheet: FactSheet): readonly Finding[] {
  const { family } = sheet.context;
  const moved = sheet.has('speed.average');
  const lacks = [
    family === 'cycling' && !sheet.has('power.average') ? 'power' : '',
    family === 'cycling' && !sheet.has('cadence.average') ? 'cadence' : '',
    moved ? '' : 'distance',
    moved || family === 'cycling' ? '' : 'pace',
  ].filter((name) => name !== '');
  if (lacks.length === 0 || (family === 'cycling' && sheet.has('power.average'))) return [];
  const alone = !moved || sheet.context.indoor;
  return [
    {
      kind: 'data.missing.output',
      statement: worded(sheet, 'data.missing.output', [
        `No ${or(lacks)} was recorded: only heart rate tells how hard it was, and pacing cannot be judged`,
        `With no ${or(lacks)} in the file, only heart rate tells how hard this ${sessionNoun(sheet)} was, and nothing shows its pacing`,
      ]),
      because: [],
      surprise: alone ? 0.6 : 0.4,
      importance: alone ? 0.55 : 0.4,
      confidence: 1,
      action: outputNext(sheet),
    },
  ];
}

function outputNext(sheet: FactSheet): string {
  const { family, indoor } = sheet.context;
  if (family === 'running')
    return 'Record GPS or a foot pod next time, so that the pace of such a run can be read.';
  return indoor
    ? "Pair your trainer's power next time, so that heart rate can be read against watts."
    : 'Ride by heart rate as long as no power meter is on the bike: speed follows wind and hills.';
}

function or(names: readonly string[]): string {
  return list(names).replace(' and ', ' or ');
}
