import { Injectable } from '@nestjs/common';
import type { Answers } from '#accounts/domain/questionnaire/answers.js';
import { QuestionnaireRepository } from '#accounts/ports/questionnaire.repository.js';

/**
 * What a coach may know of an athlete beside thresholds: no name, no address, no place, and of
 * health nothing but whether there are injuries. Null where the athlete never said.
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

/** Cards of athletes for the coach; empty for who never completed the questionnaire. */
@Injectable()
export class AthleteCards {
  constructor(private readonly questionnaires: QuestionnaireRepository) {}

  async of(userId: string): Promise<AthleteCard> {
    const answers: Answers = (await this.questionnaires.completed(userId))?.answers ?? {};
    const { age, seasonPeakDate } = answers;
    return {
      ageBand: age === undefined ? null : bandOf(age),
      trainingBackground: answers.trainingBackground ?? null,
      primaryGoal: answers.primaryGoal ?? null,
      eventDate: dayIn(seasonPeakDate),
      trainingHoursPerWeek: answers.trainingVolumeHours ?? null,
      trainingDaysPerWeek: answers.rideDaysPerWeek ?? null,
      goalFtpW: answers.ftpGoal ?? null,
      goalTimes: {
        fiveKmS: answers.goal5kTimeSeconds ?? null,
        tenKmS: answers.goal10kTimeSeconds ?? null,
        marathonS: answers.goalMarathonTimeSeconds ?? null,
      },
      hasInjuries: answers.hasInjuries ?? false,
    };
  }
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
