import type { Analysis } from '#analysis/analysis.js';
import type { ChannelName, Recording } from '#analysis/recording/recording.js';
import { recordedQuantities } from '../streams/recorded-quantities.js';
import type { Report } from '../report/report.js';
import { sessionTotals } from '../summary/session-totals.js';
import { observe } from '../simulation/observe.js';
import { simulate } from '../simulation/simulate.js';
import { summarise } from '../summary/summarise.js';
import type { Workout } from '../workout.js';
import type { WorkoutView } from '../library/workout-views.js';
import type { DemoWorkout } from './demo-workout.js';

/** A sample with all that was found out about it. */
export interface RecordedDemo {
  readonly demo: DemoWorkout;
  readonly workout: Workout;
  readonly analysis: Analysis;
}

/** Nobody's; no id that the product gives out is empty. */
const NOBODY = '';

/** Rides or runs a sample and has it analysed. */
export async function recordDemo(
  demo: DemoWorkout,
  analyse: (recording: Recording) => Promise<Analysis>,
): Promise<RecordedDemo> {
  const recording = observe(demo.plan, simulate(demo.plan));
  const analysis = await analyse(recording);
  const { id, fileName } = demo;
  const workout = {
    ...{ id, userId: NOBODY, uploadId: NOBODY, fileName, recording },
    ...sessionTotals(recording, analysis),
    summary: summarise(recording, analysis),
    createdAt: new Date(recording.startTimeMs),
  };
  return { demo, workout, analysis };
}

/** As the page of a workout shows it. */
export function demoView(
  { demo, workout, analysis }: RecordedDemo,
  report: Report | null,
): WorkoutView {
  const { id, fileName, recording, durationS, elapsedS, distanceM, summary } = workout;
  const { sport, family, indoor, utcOffsetS, deviceName, device, warnings } = recording;
  return {
    ...{
      id,
      sport,
      family,
      indoor,
      utcOffsetS,
      durationS,
      elapsedS,
      distanceM,
      deviceName,
      fileName,
      summary,
      device,
      warnings,
    },
    startTime: workout.createdAt,
    title: demo.title,
    notes: null,
    recorded: recordedQuantities(channelsOf(recording), []),
    plan: null,
    analysis: { status: 'ready', result: analysis, changes: [] },
    reports: report ? [{ ...report, id, createdAt: workout.createdAt, rewriting: false }] : [],
  };
}

function channelsOf({
  channels,
}: Recording): { name: ChannelName; source: 'measured' | 'estimated' | 'developer' }[] {
  return Object.entries(channels).map(([name, { source }]) => ({
    name: name as ChannelName,
    source,
  }));
}
