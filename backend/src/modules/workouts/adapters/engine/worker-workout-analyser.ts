import type { Analysis } from '#analysis/analysis.js';
import type { Recording } from '#analysis/recording/recording.js';
import type { Thresholds } from '#analysis/thresholds.js';
import { ThreadLostError, ThreadOverrunError } from '#platform/threads/pool-thread.js';
import { threadEntry } from '#platform/threads/thread-entry.js';
import { ThreadPool } from '#platform/threads/thread-pool.js';
import { tooComplex } from '#workouts/domain/errors.js';
import { ANALYSE_DEADLINE_MS } from '#workouts/domain/upload/limits.js';
import { WorkoutAnalyser } from '#workouts/ports/workout-analyser.js';
import { analyseTask } from './thread-messages.js';
import type { AnalyseReply } from './thread-messages.js';

export interface WorkerWorkoutAnalyserOptions {
  /** Threads; 2 unless told. */
  readonly size?: number;
  /** Wall clock for one recording; `ANALYSE_DEADLINE_MS` unless told. */
  readonly deadlineMs?: number;
  /** JavaScript heap of one thread; 256 MB unless told. */
  readonly heapMb?: number;
  readonly entry?: URL;
  /**
   * Whether a thread starts with the application, or with the first recording. True
   * unless told.
   */
  readonly startsEarly?: boolean;
}

/**
 * Analyses in a small pool of persistent worker threads. Nest calls `onApplicationBootstrap` and
 * `onApplicationShutdown` by name, the latter once the jobs under way have ended.
 */
export class WorkerWorkoutAnalyser extends WorkoutAnalyser {
  private readonly pool: ThreadPool;
  private readonly startsEarly: boolean;

  constructor({
    size = 2,
    deadlineMs = ANALYSE_DEADLINE_MS,
    heapMb = 256,
    entry,
    startsEarly = true,
  }: WorkerWorkoutAnalyserOptions = {}) {
    super();
    this.startsEarly = startsEarly;
    this.pool = new ThreadPool({
      size,
      deadlineMs,
      heapMb,
      entry: entry ?? threadEntry('analysis.worker.js', import.meta.url),
    });
  }

  /** Threads that are there now. */
  get threads(): number {
    return this.pool.threads;
  }

  onApplicationBootstrap(): void {
    if (this.startsEarly) this.pool.start();
  }

  onApplicationShutdown(): Promise<void> {
    return this.close();
  }

  /**
   * Ends every thread; recordings under way or waiting fail with ThreadLostError, as do later ones.
   */
  close(): Promise<void> {
    return this.pool.close();
  }

  override async analyse(
    recording: Recording,
    thresholds: Thresholds,
    signal?: AbortSignal,
  ): Promise<Analysis> {
    const reply = await this.reply(recording, thresholds, signal);
    if (reply.kind === 'analysis') return reply.analysis;
    throw new ThreadLostError(`The engine failed: ${reply.message}`, { cause: reply.stack });
  }

  private async reply(
    recording: Recording,
    thresholds: Thresholds,
    signal?: AbortSignal,
  ): Promise<AnalyseReply> {
    try {
      return (await this.pool.run(
        () => analyseTask(recording, thresholds),
        signal,
      )) as AnalyseReply;
    } catch (error) {
      throw error instanceof ThreadOverrunError ? tooComplex(error) : error;
    }
  }
}
