import type { Query } from '../query/query.js';
import type { PastQuery } from '../query/history/past-query.js';
import { runPast } from '../query/history/run-past.js';
import type { PastResult } from '../query/history/past-result.js';
import { trainingOf } from '../query/history/sessions.js';
import { runSides, type SideResult } from '../query/comparison/run-sides.js';
import type { SideQuery } from '../query/comparison/side-query.js';
import { sidesOf } from '../query/comparison/sides.js';
import { runQuery, type QueryResult } from '../query/run-query.js';
import type { FactSheet } from '../facts/fact-sheet.js';
import { bestPower } from './best-power.tool.js';
import { delta, ratio } from './difference.tool.js';
import { findSimilar } from './find-similar.tool.js';
import { history } from './history.tool.js';
import { peak } from './peak.tool.js';
import { predict } from './predict.tool.js';
import { segmentStats } from './segment-stats.tool.js';
import { stops } from './stops.tool.js';
import { timeBetween } from './time-between.tool.js';
import { refused, type Tool, type ToolResult, type ToolWorld } from './tool.js';
import { trainingIn } from './training-in.tool.js';
import { zoneTime } from './zone-time.tool.js';

const TOOLS: readonly Tool[] = [
  delta,
  ratio,
  segmentStats,
  findSimilar,
  history,
  zoneTime,
  predict,
  timeBetween,
  bestPower,
  peak,
  stops,
  trainingIn,
];

/** More facts than these from one call would be a table. */
const MOST_FACTS = 30;

/**
 * Read-only arithmetic and look-ups over what the server loaded for one athlete and one question. A
 * later call may name the ids of an earlier one: those of the sheet that it is handed, else of the
 * box's own, which takes on what was found in order.
 */
export class Toolbox {
  private readonly tools: readonly Tool[];

  constructor(
    private readonly world: ToolWorld,
    private sheet: FactSheet,
  ) {
    this.tools = TOOLS.filter((tool) => tool.fits(world, sheet));
  }

  /** Those for which there is something to work with. */
  get offers(): readonly Pick<Tool, 'name' | 'description' | 'parameters'>[] {
    return this.tools.map(({ name, description, parameters }) => ({
      name,
      description,
      parameters,
    }));
  }

  /** Null where the question is about several workouts, or the samples are not there. */
  query(query: Query): QueryResult | null {
    const [one, another] = this.world.workouts;
    if (!one?.look || another) return null;
    return runQuery(query, {
      workout: one.workout,
      look: one.look(),
      units: this.sheet.context.units,
      sheet: this.sheet,
    });
  }

  /** Null where the question is about one workout or about none. */
  sides(query: SideQuery): SideResult | null {
    return this.world.workouts.length < 2
      ? null
      : runSides(query, sidesOf(this.world.workouts, this.sheet));
  }

  /** Null where the question is not about the training of weeks and months. */
  past(query: PastQuery): PastResult | null {
    const { training } = this.world;
    return training === undefined ? null : runPast(query, trainingOf(training, this.sheet));
  }

  /**
   * @param args as they came, from a model or from ourselves; nothing in them is trusted
   * @param sheet whose ids the arguments name, for who keeps a sheet of their own
   */
  run(name: string, args: unknown, sheet?: FactSheet): ToolResult {
    const tool = this.tools.find((candidate) => candidate.name === name);
    if (!tool) return refused('INVALID_ARGUMENT', 'there is no such tool here');
    if (typeof args !== 'object' || args === null || Array.isArray(args))
      return refused('INVALID_ARGUMENT', 'the arguments must be an object');
    const result = tool.run(
      args as Readonly<Record<string, unknown>>,
      this.world,
      sheet ?? this.sheet,
    );
    if ('refused' in result) return result;
    const facts = result.facts
      .filter(
        ({ value, display }) =>
          display !== '' && (typeof value === 'string' || Number.isFinite(value)),
      )
      .slice(0, MOST_FACTS);
    if (facts.length === 0) return refused('NOT_THERE', 'nothing was measured there');
    if (!sheet) this.sheet = this.sheet.with(facts).sheet;
    return { facts };
  }
}
