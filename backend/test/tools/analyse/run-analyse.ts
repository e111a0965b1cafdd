import { readFile } from 'node:fs/promises';
import { analyse } from '#analysis/analyse.js';
import type { Recording } from '#analysis/recording/recording.js';
import { Clock } from '#kernel/clock.js';
import { DomainError } from '#kernel/domain-error.js';
import { InProcessFitReader } from '#workouts/adapters/fit/in-process-fit-reader.js';
import { runTool, ToolFailure, type ToolIo } from '../tool.js';
import { argumentsOf } from './arguments.js';
import { report } from './report.js';

class ClockOnTheWall extends Clock {
  override now(): Date {
    return new Date();
  }
}

/**
 * `npm run analyse`: reads a .fit file as the product does and prints its whole analysis, to read
 * or as JSON.
 */
export function runAnalyse(args: readonly string[], io: ToolIo): Promise<number> {
  return runTool('analyse', io, async () => {
    const { file, json, units, thresholds } = argumentsOf(args);
    const recording = await recordingIn(file, io);
    const analysis = analyse(recording, thresholds);
    if (json)
      io.out(`${JSON.stringify({ file, recording: described(recording), analysis }, null, 2)}\n`);
    else io.out(report({ file, recording, analysis, units }));
  });
}

async function recordingIn(file: string, io: ToolIo): Promise<Recording> {
  const bytes = await readFile(io.path(file)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') throw new ToolFailure(`${file}: there is no such file`);
    throw new ToolFailure(`${file}: cannot be opened (${error.code ?? error.message})`);
  });
  try {
    return await new InProcessFitReader(new ClockOnTheWall()).read(bytes);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const why = DomainError.is(error, 'INVALID_FIT_FILE')
      ? `INVALID_FIT_FILE, ${error.details.reason}`
      : String(error.code);
    throw new ToolFailure(`${file}: ${error.message} (${why})`);
  }
}

/** What the file says of itself, without the samples. */
function described(recording: Recording) {
  const { time, channels, developerChannels = [], ...rest } = recording;
  const sources = Object.entries(channels).map(([name, channel]) => [name, channel.source]);
  return {
    ...rest,
    startTime: new Date(recording.startTimeMs).toISOString(),
    samples: time.length,
    channels: Object.fromEntries(sources) as Record<string, string>,
    developerChannels: developerChannels.map(({ values: _values, ...named }) => named),
  };
}
