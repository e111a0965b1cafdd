import { capitalized } from '#coaching/domain/answer/words.js';
import { say } from '#coaching/domain/answer/say.js';
import type { Fact } from '#coaching/domain/facts/fact.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import type { Finding } from '../finding.js';
import { effortLevel } from '#coaching/domain/topics/effort/effort-lines.js';

/** Shorter stretches are no main part. s. */
const SHORTEST_S = 480;
/** A tempo is faster than the start by so much. */
const FASTER = 1.04;
/** … and than the whole run by so much. */
const STANDS_OUT = 1.02;

/** The main part of a run without laps: its longest stretch at tempo, or at one speed and harder. */
export function hold(sheet: FactSheet): readonly Finding[] {
  const { family, shape } = sheet.context;
  if (family !== 'running' || shape === 'intervals') return [];
  const found = steadySpeed(sheet) ?? tempo(sheet);
  if (!found || isWhole(sheet, found.at)) return [];
  const hard = ['demanding', 'hard', 'very hard'].includes(effortLevel(sheet)?.level ?? '');
  return [
    {
      kind: 'structure.hold',
      statement: capitalized(found.statement),
      because: found.because,
      surprise: 0.7,
      importance: 0.9,
      confidence: 0.9,
      ...(found.at && { at: found.at }),
      action: hard
        ? say`Warm up without stops, then cut such a block in two with an easy jog between, and leave minutes to cool down.`
        : say`Very controlled${calm(sheet)}: next time run tempo on the flat, ${found.length ?? 'the same block'} and then as much again with easy minutes between.`,
      covers: ['structure.steady', 'structure.easy'],
    },
  ];
}

interface Held {
  readonly statement: string;
  readonly because: readonly string[];
  readonly length: Fact | null;
  readonly at: Fact['at'];
}

/** Minutes of one speed, as on a treadmill. */
function steadySpeed(sheet: FactSheet): Held | null {
  const change = sheet.get('cost.hold.1.rise.change');
  const [from, to] = [sheet.get('cost.hold.1.rise.from'), sheet.get('cost.hold.1.rise.to')];
  const level = change && / course of (.+)$/.exec(change.label)?.[1];
  if (!change?.at || !level || !from || !to || !sheet.context.indoor) return null;
  const length = sheet.get('zones.pace.hard.longest') ?? null;
  const name = { fact: change, text: level };
  const peak = sheet.get('heartRate.max');
  const start = sheet.get('pacing.quarter.1.output');
  return {
    statement: start
      ? say`the main part was ${name}, after a first quarter at ${start}`
      : say`the main part was ${name}`,
    because: peak
      ? [say`In it heart rate went up from ${from} to ${to}, and to ${peak} by the end.`]
      : [],
    length,
    at: change.at,
  };
}

function tempo(sheet: FactSheet): Held | null {
  const [length, pace, beats] = [
    sheet.get('zones.pace.tempo.longest'),
    sheet.get('tempo.speed'),
    sheet.get('tempo.heartRate'),
  ];
  if (!length || !pace || Number(length.value) < SHORTEST_S) return null;
  const whole = sheet.number('speed.average');
  // A block no faster than the rest is no core: the whole run was like it.
  if (whole !== null && Number(pace.value) < STANDS_OUT * whole) return null;
  const usual = sheet.get('pacing.quarter.1.output');
  const faster = usual && FASTER * Number(usual.value) < Number(pace.value);
  const hearts = beats ? say` at ${beats}` : '';
  return {
    statement: faster
      ? say`progressive in the middle: ${length} of tempo at ${pace}${hearts}, after ${usual} in the first quarter`
      : say`the core was ${length} of tempo at ${pace}${hearts}`,
    because: lapBefore(sheet, length),
    length,
    at: length.at,
  };
}

/** The pressed lap before the fastest, where the two are alike in length. */
function lapBefore(sheet: FactSheet, { at }: Fact): readonly string[] {
  if (sheet.has('laps.each')) return [];
  const fastest = sheet.get('laps.fastest.number');
  const number = Number(fastest?.value);
  if (!fastest || !at || !(number > 1)) return [];
  const [before, here] = [number - 1, number].map((lap) => sheet.get(`laps.${lap}.speed`));
  if (!before || !here || !here.at || here.at.to <= at.from || here.at.from >= at.to) return [];
  return Number(before.value) < Number(here.value)
    ? [say`By laps you went from ${before} to ${here}.`]
    : [];
}

function isWhole(sheet: FactSheet, at: Fact['at']): boolean {
  const whole = sheet.number('session.duration') ?? 0;
  return at !== undefined && at.to - at.from > 0.8 * whole;
}

function calm(sheet: FactSheet): string {
  const beats = sheet.get('heartRate.average');
  return beats ? say` at ${beats} on average` : '';
}
