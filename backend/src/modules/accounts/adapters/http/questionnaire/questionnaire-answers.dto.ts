import { IntersectionType } from '@nestjs/swagger';
import { AnswerNumber } from './answer-fields.js';
import { PaceAnswersDto } from './pace-answers.dto.js';
import { PersonAnswersDto } from './person-answers.dto.js';
import {
  CyclingZonesDto,
  PaceZonesDto,
  PowerZonesDto,
  RunningZonesDto,
} from './zone-answers.dto.js';

class PowerAnswersDto {
  @AnswerNumber('FTP', 'Watts')
  currentFTP?: number | null;

  @AnswerNumber('FTP goal', 'Watts')
  ftpGoal?: number | null;
}

class HeartRateAnswersDto {
  @AnswerNumber('Max HR', 'bpm')
  maxHR?: number | null;

  @AnswerNumber('Resting HR', 'bpm')
  restingHR?: number | null;
}

/** Every question of the questionnaire; what is absent was not answered. */
export class QuestionnaireAnswersDto extends IntersectionType(
  PersonAnswersDto,
  PowerAnswersDto,
  PowerZonesDto,
  PaceAnswersDto,
  PaceZonesDto,
  HeartRateAnswersDto,
  CyclingZonesDto,
  RunningZonesDto,
) {}
