import { IntersectionType } from '@nestjs/swagger';
import { HeartRateAnswersDto } from './heart-rate-answers.dto.js';
import { PaceAnswersDto } from './pace-answers.dto.js';
import { PersonAnswersDto } from './person-answers.dto.js';
import { PowerAnswersDto } from './power-answers.dto.js';

/** Every question of the questionnaire; what is absent was not answered. */
export class QuestionnaireAnswersDto extends IntersectionType(
  PersonAnswersDto,
  PowerAnswersDto,
  PaceAnswersDto,
  HeartRateAnswersDto,
) {}
