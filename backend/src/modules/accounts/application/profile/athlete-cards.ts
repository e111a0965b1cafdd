import { Injectable } from '@nestjs/common';
import type { Answers } from '#accounts/domain/questionnaire/answers.js';
import { AthleteProfileRepository } from '#accounts/ports/athlete-profile.repository.js';

/**
 * What a coach may know of an athlete besides thresholds: no name, no address, no place, and about
 * health only whether there are injuries. Null if the athlete never said.
 */
export interface AthleteCard {
  /** `under 18`, `18 to 19`, `20 to 29`, … `70 and over`. */
  readonly ageBand: string | null;
  readonly trainingBackground: NonNullable<Answers['trainingBackground']> | null;
  readonly primaryGoal: NonNullable<Answers['primaryGoal']> | null;
  /** YYYY-MM-DD. */
  readonly eventDate: string | null;
  readonly trainingHoursPerWeek: number | null;
  readonly trainingDaysPerWeek: number | null;
  readonly goalFtpW: number | null;
  /** Over 5 km, 10 km and the marathon; seconds. */
  readonly goalTimes: {
    readonly fiveKmS: number | null;
    readonly tenKmS: number | null;
    readonly marathonS: number | null;
  };
  readonly hasInjuries: boolean;
}

/** Cards of athletes for the coach; empty if the questionnaire was never completed. */
@Injectable()
export class AthleteCards {
  constructor(private readonly profiles: AthleteProfileRepository) {}

  async of(userId: string): Promise<AthleteCard> {
    return cardOf((await this.profiles.completedQuestionnaire(userId))?.answers ?? {});
  }
}

function cardOf(answers: Answers): AthleteCard {
  return {
    ageBand: answers.age === undefined ? null : bandOf(answers.age),
    trainingBackground: answers.trainingBackground ?? null,
    primaryGoal: answers.primaryGoal ?? null,
    eventDate: dayIn(answers.seasonPeakDate),
    trainingHoursPerWeek: answers.trainingVolumeHours ?? null,
    trainingDaysPerWeek: answers.rideDaysPerWeek ?? null,
    goalFtpW: answers.ftpGoal ?? null,
    goalTimes: goalTimesOf(answers),
    hasInjuries: answers.hasInjuries ?? false,
  };
}

function goalTimesOf(answers: Answers): AthleteCard['goalTimes'] {
  return {
    fiveKmS: answers.goal5kTimeSeconds ?? null,
    tenKmS: answers.goal10kTimeSeconds ?? null,
    marathonS: answers.goalMarathonTimeSeconds ?? null,
  };
}

function bandOf(age: number): string {
  if (age < 18) return 'under 18';
  if (age >= 70) return '70 and over';
  const decade = Math.floor(age / 10) * 10;
  return `${Math.max(18, decade)} to ${decade + 9}`;
}

function dayIn(time: string | undefined): string | null {
  const day = time?.slice(0, 10) ?? '';
  return /^\d{4}-\d{2}-\d{2}$/.test(day) ? day : null;
}
