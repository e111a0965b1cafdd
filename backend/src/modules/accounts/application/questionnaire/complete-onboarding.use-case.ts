import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.js';
import type { AthleteProfile } from '#accounts/domain/athlete-profile.js';
import { assertRoom } from '#accounts/domain/thresholds/assert-room.js';
import { athletesDay } from '#accounts/domain/day.js';
import type { Answers } from '#accounts/domain/questionnaire/answers.js';
import {
  changedThresholds,
  thresholdsOfAnswers,
} from '#accounts/domain/questionnaire/answered-thresholds.js';
import { settledAnswers } from '#accounts/domain/questionnaire/settled-answers.js';
import { assertPlausible } from '#accounts/domain/questionnaire/implausible-answers.js';
import { assertNothingMissing } from '#accounts/domain/questionnaire/missing-answers.js';
import { startingUnits } from '#accounts/domain/questionnaire/starting-units.js';
import { entryAfter } from '#accounts/domain/thresholds/say-thresholds.js';
import type { DatedThresholds } from '#accounts/domain/athlete-profile.js';
import type { User } from '#accounts/domain/user.js';
import { AthleteProfileRepository } from '#accounts/ports/athlete-profile.repository.js';
import { Questionnaires } from './questionnaires.js';
import { ReadProfile } from '../profile/read-profile.query.js';
import { SaveProfile } from '../profile/save-profile.use-case.js';
import { SignedInUser } from '../sessions/signed-in-user.query.js';
import { ThresholdHistories } from '../profile/threshold-histories.js';

export interface CompletedOnboarding {
  readonly user: User;
  readonly profile: AthleteProfile;
}

interface Completion {
  readonly answers: Answers;
  /** Null the first time. */
  readonly before: Answers | null;
  readonly now: Date;
  /** Where the athlete is. */
  readonly today: string;
}

/** Turns the draft into the athlete's answers, all or nothing. Idempotent. */
@Injectable()
export class CompleteOnboarding {
  constructor(
    private readonly histories: ThresholdHistories,
    private readonly profiles: AthleteProfileRepository,
    private readonly questionnaires: Questionnaires,
    private readonly saveProfile: SaveProfile,
    private readonly readProfile: ReadProfile,
    private readonly users: SignedInUser,
    private readonly clock: Clock,
  ) {}

  /**
   * Throws ONBOARDING_INCOMPLETE if a required answer is missing, VALIDATION_FAILED if one is
   * implausible.
   * @param said today where the athlete is, as their client says it
   */
  execute(userId: string, said: string | null): Promise<CompletedOnboarding> {
    return this.histories.change(userId, async ({ entries }) => {
      const { answers: given, writers } = await this.questionnaires.open(userId, said);
      const answers = settledAnswers(given);
      const now = this.clock.now();
      const today = athletesDay(now, said);
      assertNothingMissing(answers);
      assertPlausible(answers, today);
      const before = await this.profiles.completedQuestionnaire(userId);
      await this.profiles.saveCompleted(
        userId,
        { answers, writers, completedAt: before?.completedAt ?? now },
        now,
      );
      await this.profiles.removeDraft(userId);
      const completion = { answers, before: before?.answers ?? null, now, today };
      await this.saveThresholds(userId, completion, entries);
      await this.saveUnits(userId, completion);
      return {
        user: await this.users.get(userId),
        profile: await this.readProfile.of(userId, said),
      };
    });
  }

  private async saveThresholds(
    userId: string,
    { answers, before, now, today }: Completion,
    entries: readonly DatedThresholds[],
  ): Promise<void> {
    const { values, zones } = changedThresholds(
      thresholdsOfAnswers(answers),
      before && thresholdsOfAnswers(before),
      entries,
      today,
    );
    if (Object.keys(values).length + Object.keys(zones).length === 0) return;
    assertRoom(entries, today);
    await this.profiles.putThresholds(userId, entryAfter(entries, today, values, zones), now);
  }

  /**
   * The first answers set the athlete's units. Later the profile does; only a runner's pace unit
   * follows the answers.
   */
  private async saveUnits(userId: string, { answers, before, now }: Completion): Promise<void> {
    const { pace, ...others } = startingUnits(answers);
    if (before === null) await this.saveProfile.saveUnits(userId, { pace, ...others }, now);
    else if (answers.runningPaceUnit !== before.runningPaceUnit)
      await this.saveProfile.saveUnits(userId, { pace }, now);
  }
}

/** Lets an athlete in without answers; the draft stays for later. */
@Injectable()
export class SkipOnboarding {
  constructor(
    private readonly profiles: AthleteProfileRepository,
    private readonly users: SignedInUser,
    private readonly clock: Clock,
  ) {}

  async execute(userId: string): Promise<User> {
    await this.profiles.markSkipped(userId, this.clock.now());
    return this.users.get(userId);
  }
}
