import { CHOICES, type Answers } from '#accounts/domain/questionnaire/answers.js';
import { AnswerChoice, AnswerNumber, AnswerText } from './answer-fields.js';

export class PaceAnswersDto {
  @AnswerChoice('Pace unit', CHOICES.runningPaceUnit, 'PaceUnit')
  runningPaceUnit?: Answers['runningPaceUnit'] | null;

  @AnswerText('Best 5K time', 'As typed')
  best5kTime?: string | null;

  @AnswerNumber('Best 5K time', 'Seconds')
  best5kTimeSeconds?: number | null;

  @AnswerText('Best 10K time', 'As typed')
  best10kTime?: string | null;

  @AnswerNumber('Best 10K time', 'Seconds')
  best10kTimeSeconds?: number | null;

  @AnswerText('Goal 5K time', 'As typed')
  goal5kTime?: string | null;

  @AnswerNumber('Goal 5K time', 'Seconds')
  goal5kTimeSeconds?: number | null;

  @AnswerText('Goal 10K time', 'As typed')
  goal10kTime?: string | null;

  @AnswerNumber('Goal 10K time', 'Seconds')
  goal10kTimeSeconds?: number | null;

  @AnswerText('Goal marathon time', 'As typed')
  goalMarathonTime?: string | null;

  @AnswerNumber('Goal marathon time', 'Seconds')
  goalMarathonTimeSeconds?: number | null;
}
