import { CHOICES, type Answers } from '#accounts/domain/questionnaire/answers.js';
import { AnswerChoice, AnswerNumber, AnswerText } from './answer-fields.js';

/** Running Pace Zones. Of a zone, `Min` is the slower end. */
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

  @AnswerText('Pace zone 1, slower end', 'm:ss in runningPaceUnit')
  paceZone1Min?: string | null;

  @AnswerText('Pace zone 1, faster end', 'm:ss in runningPaceUnit')
  paceZone1Max?: string | null;

  @AnswerText('Pace zone 2, slower end', 'm:ss in runningPaceUnit')
  paceZone2Min?: string | null;

  @AnswerText('Pace zone 2, faster end', 'm:ss in runningPaceUnit')
  paceZone2Max?: string | null;

  @AnswerText('Pace zone 3, slower end', 'm:ss in runningPaceUnit')
  paceZone3Min?: string | null;

  @AnswerText('Pace zone 3, faster end', 'm:ss in runningPaceUnit')
  paceZone3Max?: string | null;

  @AnswerText('Pace zone 4, slower end', 'm:ss in runningPaceUnit')
  paceZone4Min?: string | null;

  @AnswerText('Pace zone 4, faster end', 'm:ss in runningPaceUnit')
  paceZone4Max?: string | null;

  @AnswerText('Pace zone 5, slower end', 'm:ss in runningPaceUnit')
  paceZone5Min?: string | null;

  @AnswerText('Pace zone 5, faster end', 'm:ss in runningPaceUnit')
  paceZone5Max?: string | null;
}
