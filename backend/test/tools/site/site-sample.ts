import { METRIC_UNITS } from '#kernel/units.js';
import type { Recording } from '#analysis/recording/recording.js';
import { coachAnswer } from '#coaching/domain/answer/coach-answer.js';
import { buildFactSheet } from '#coaching/domain/facts/build-fact-sheet.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import { NEXT, writeFirstReport } from '#coaching/domain/report/first-report.js';
import { suggestByLevel } from '#coaching/domain/topics/suggestions/suggest-questions.js';
import { Verifier } from '#coaching/domain/verifier/verifier.js';
import { coachedWorkout, lookAt } from '#test/builders/coached-workout.builder.js';
import { makeSession } from '#test/builders/physics/make-session.js';
import type { SiteSession } from './site-sessions.js';

/** Enough for a curve as wide as its place on the page, and little to load. */
const POINTS = { fine: 420, coarse: 240 } as const;

/**
 * Everything that the site shows of one session: its curves, the engine's numbers, and what the
 * built-in coach says.
 */
export function siteSample({ title, plan, thresholds, questions }: SiteSession) {
  const { recording } = makeSession(plan);
  const workout = coachedWorkout(recording, thresholds);
  const sheet = buildFactSheet(workout, METRIC_UNITS, { look: lookAt(workout) });
  const { headline, sections } = writeFirstReport(sheet);
  const { intervals, zones, metrics } = workout.analysis;
  const metric = (id: string): number | null => metrics[id]?.value ?? null;
  return {
    title,
    sport: plan.family,
    seconds: recording.time.at(-1) ?? 0,
    distanceM: Math.round(workout.distanceM ?? 0),
    headline,
    next: sections.find((section) => section.title === NEXT)?.text ?? '',
    curves: curvesOf(
      recording,
      plan.family === 'cycling' ? ['power', 'heartRate'] : ['speed', 'heartRate'],
    ),
    intervals: intervals
      .filter(({ kind }) => kind === 'work')
      .map(({ from, to, avgPowerW, avgHr }) => ({
        from,
        to,
        powerW: whole(avgPowerW),
        heartRate: whole(avgHr),
      })),
    zones: (zones.power ?? zones.pace ?? []).map(({ zone, from, to, seconds, percent }) => ({
      zone,
      from: whole(from),
      to: whole(to),
      seconds: Math.round(seconds),
      percent: Math.round(percent),
    })),
    numbers: {
      normalizedPowerW: whole(metric('normalizedPower')),
      averageHeartRate: whole(metric('averageHeartRate')),
      stress: whole(metric('trainingStress')),
    },
    answers: questions.map((question) => answerOf(question, sheet)),
    suggested: suggestByLevel(sheet).map(({ level, questions: about, plan: next }) => ({
      level,
      questions: [...about.slice(0, 3), ...next.slice(0, 1)],
    })),
  };
}

export type SiteSample = ReturnType<typeof siteSample>;

/**
 * The coach's words as they pass the verifier, paragraph by paragraph, with the places that they
 * rest on.
 */
function answerOf(question: string, given: FactSheet) {
  const { sentences, sheet } = coachAnswer(question, given);
  const verifier = new Verifier(sheet, question);
  for (const sentence of sentences) verifier.check(sentence);
  const { content, evidence, unverified } = verifier.released;
  if (unverified.length > 0)
    throw new Error(`"${question}": the verifier left out ${unverified.join(', ')}`);
  return {
    question,
    paragraphs: content.split('\n\n'),
    evidence: evidence.map(({ label, display, at }) => ({
      label,
      display,
      ...(at && { at: { from: Math.round(at.from), to: Math.round(at.to), channel: at.channel } }),
    })),
  };
}

/** Means over equal stretches; whole watts and beats, speed in cm/s. */
function curvesOf(
  { time, channels, laps }: Recording,
  names: readonly ('power' | 'heartRate' | 'speed')[],
) {
  const last = time.at(-1) ?? 0;
  const step = Math.ceil(last / (laps.length > 1 && channels.power ? POINTS.fine : POINTS.coarse));
  const curve = (name: 'power' | 'heartRate' | 'speed'): (number | null)[] => {
    const sums = Array.from({ length: Math.ceil(last / step) }, () => ({ sum: 0, count: 0 }));
    channels[name]?.values.forEach((value, index) => {
      const bin = sums[Math.floor((time[index] ?? 0) / step)];
      if (!bin || Number.isNaN(value)) return;
      bin.sum += value;
      bin.count++;
    });
    return sums.map(({ sum, count }) =>
      count === 0 ? null : Math.round((sum / count) * (name === 'speed' ? 100 : 1)),
    );
  };
  return { step, channels: Object.fromEntries(names.map((name) => [name, curve(name)])) };
}

function whole(value: number | null): number | null {
  return value === null ? null : Math.round(value);
}
