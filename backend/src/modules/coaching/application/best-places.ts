import { Injectable } from '@nestjs/common';
import { DomainError } from '#kernel/domain-error.js';
import type { Evidence, EvidencePlace } from '#kernel/evidence.js';
import { WorkoutRecords } from '#workouts/index.js';
import { bestPowerPlace } from '../domain/facts/closer/best-place.js';
import type { CloserLook } from '../domain/facts/closer/closer-look.js';
import type { FactSheet } from '../domain/facts/fact-sheet.js';
import { Sheets } from './sheets.js';

/**
 * Bests of more workouts than these are shown without their stretch: every recording takes time to
 * read.
 */
const MOST_WORKOUTS = 4;
/**
 * `records.cycling.power.1200`: W over so many seconds; `records.running.time.5000`: s over so many
 * metres.
 */
const BEST = /^records\.\w+\.(power|time)\.([\d.]+)$/;

/**
 * Bests of a history are kept without their place. Those that an answer speaks of are looked up in
 * the workouts they come from.
 */
@Injectable()
export class BestPlaces {
  constructor(
    private readonly workouts: WorkoutRecords,
    private readonly sheets: Sheets,
  ) {}

  /** The same evidence, bests with the stretch of the workout that they hold for. */
  async find(
    userId: string,
    evidence: readonly Evidence[],
    sheet: FactSheet,
  ): Promise<readonly Evidence[]> {
    const bests = evidence.flatMap(({ id, workoutId }) => {
      const [, kind, over] = BEST.exec(sheet.withId(id)?.key ?? '') ?? [];
      return workoutId !== undefined && kind !== undefined
        ? [{ id, workoutId, kind, over: Number(over) }]
        : [];
    });
    const places = new Map<string, EvidencePlace | null>();
    // One workout after the other: a recording is large while it is decoded.
    for (const workoutId of [...new Set(bests.map((best) => best.workoutId))].slice(
      0,
      MOST_WORKOUTS,
    )) {
      const own = bests.filter((best) => best.workoutId === workoutId);
      const [power, time] = [
        own.filter(({ kind }) => kind === 'power'),
        own.filter(({ kind }) => kind === 'time'),
      ];
      const look = power.length > 0 ? await ifThere(this.look(userId, workoutId)) : null;
      const efforts = time.length > 0 ? await ifThere(this.efforts(userId, workoutId)) : null;
      for (const { id, over } of power) places.set(id, look && bestPowerPlace(look, over));
      for (const { id, over } of time) places.set(id, efforts?.get(over) ?? null);
    }
    return evidence.map((fact) => ({
      ...fact,
      ...(places.get(fact.id) ? { at: places.get(fact.id) as EvidencePlace } : {}),
    }));
  }

  /** The best times of a run by their distance. */
  private async efforts(
    userId: string,
    workoutId: string,
  ): Promise<ReadonlyMap<number, EvidencePlace>> {
    const { analysis } = await this.workouts.forCoach(userId, workoutId);
    return new Map(
      analysis.bestEfforts.map(({ distanceM, startS, seconds }) => [
        distanceM,
        { from: startS, to: startS + seconds, channel: 'speed' },
      ]),
    );
  }

  /** What a conversation beside the workout looked at already is not decoded again. */
  private async look(userId: string, workoutId: string): Promise<CloserLook | null> {
    return (await this.sheets.look(userId, workoutId))?.() ?? null;
  }
}

/** A workout that was deleted meanwhile has no place any more. */
async function ifThere<T>(found: Promise<T>): Promise<T | null> {
  try {
    return await found;
  } catch (error) {
    if (DomainError.is(error, 'NOT_FOUND')) return null;
    throw error;
  }
}
