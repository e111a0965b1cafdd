import { Injectable } from '@nestjs/common';
import type { SportFamily } from '#analysis/recording/sport.js';
import type { UnitPreferences } from '#kernel/units.js';
import type { DemoLevel } from '#workouts/domain/demo/demo-workout.js';
import { DEMO_WORKOUTS, demoWorkoutFor } from '#workouts/domain/demo/demo-workouts.js';
import { demoView, recordDemo, type RecordedDemo } from '#workouts/domain/demo/recorded-demo.js';
import { noSuchWorkout } from '#workouts/domain/errors.js';
import { factsOf, type WorkoutForCoach } from '#workouts/domain/report/workout-for-coach.js';
import type { Streams } from '#workouts/domain/streams/streams.js';
import type { WorkoutView } from '#workouts/domain/library/workout-views.js';
import { wordedFor } from '#workouts/domain/library/worded-for.js';
import { WorkoutAnalyser } from '#workouts/ports/workout-analyser.js';
import type { RecordedWith } from '#workouts/ports/workout-reader.js';
import { ReportAuthors } from '../report/report-authors.js';
import { assertRange, streamsFrom, type AskedStreams } from '../streams/streams-from.js';

/**
 * The samples that visitors may look at and ask about. Nobody owns them and no database holds them:
 * each is simulated and analysed once, when it is first asked for, and kept. Ids of athletes'
 * workouts are as unknown here as theirs are elsewhere.
 */
@Injectable()
export class DemoWorkouts {
  private readonly made = new Map<string, Promise<RecordedDemo>>();

  constructor(
    private readonly analyser: WorkoutAnalyser,
    private readonly authors: ReportAuthors,
  ) {}

  idOf(family: SportFamily, level: DemoLevel): string {
    return demoWorkoutFor(family, level).id;
  }

  /** Starts making one before it is asked for; a failure reaches the caller that asks for it. */
  prepare(id: string): void {
    this.get(id).catch(() => undefined);
  }

  /** Throws NOT_FOUND, as all that follow, for any other id. */
  async view(id: string, units: UnitPreferences): Promise<WorkoutView> {
    const made = await this.get(id);
    const report = this.authors.firstReport(factsOf(made.workout, made.analysis), units);
    return wordedFor(demoView(made, report), units);
  }

  async streams(id: string, asked: AskedStreams): Promise<Streams> {
    assertRange(asked);
    return streamsFrom(await this.samples(id), asked);
  }

  async forCoach(id: string): Promise<WorkoutForCoach & { readonly level: DemoLevel }> {
    const { demo, workout, analysis } = await this.get(id);
    return { ...factsOf(workout, analysis), title: demo.title, level: demo.level };
  }

  async samples(id: string): Promise<RecordedWith> {
    const { demo, workout, analysis } = await this.get(id);
    return {
      recording: workout.recording,
      thresholds: demo.thresholds,
      wPrimeBalance: analysis.wPrimeBalance ?? null,
    };
  }

  private get(asked: string): Promise<RecordedDemo> {
    const id = asked.toLowerCase();
    const under = this.made.get(id) ?? this.make(id);
    this.made.set(id, under);
    // The next caller tries again what failed.
    under.catch(() => this.made.delete(id));
    return under;
  }

  private async make(id: string): Promise<RecordedDemo> {
    const demo = DEMO_WORKOUTS.find((candidate) => candidate.id === id);
    if (!demo) throw noSuchWorkout();
    return recordDemo(demo, (recording) => this.analyser.analyse(recording, demo.thresholds));
  }
}
