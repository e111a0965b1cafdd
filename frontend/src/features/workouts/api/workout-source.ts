import { createContext, useContext } from 'react';
import { getDemoWorkoutStreams } from '#api/generated/sdk.gen.js';
import { anonymousTransport } from '#api/transport.js';
import {
  positionsFrom,
  positionsQuery,
  type ReadStreams,
  streamsFrom,
  streamsQuery,
} from './get-streams.js';

/** Where the parts of a workout's page read what they draw. */
export interface WorkoutSource {
  /**
   * Whether it is the athlete's own: what changes it, and what compares it with their others, is
   * for those alone.
   */
  readonly own: boolean;
  readonly streams: typeof streamsQuery;
  readonly positions: typeof positionsQuery;
}

const OWN: WorkoutSource = { own: true, streams: streamsQuery, positions: positionsQuery };

const readSample: ReadStreams = (options) =>
  getDemoWorkoutStreams({ ...options, fetch: anonymousTransport });

/** The samples of the public demo, asked for without a token. */
export const SAMPLES: WorkoutSource = {
  own: false,
  streams: streamsFrom('sample', readSample),
  positions: positionsFrom('sample', readSample),
};

/** The athlete's own where a page says nothing else. */
export const WorkoutSourceContext = createContext(OWN);

export function useWorkoutSource(): WorkoutSource {
  return useContext(WorkoutSourceContext);
}
