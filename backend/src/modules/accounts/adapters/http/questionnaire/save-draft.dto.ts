import { ApiPropertyOptional, IntersectionType } from '@nestjs/swagger';
import { IsInt, IsUUID, Max, Min, ValidateIf } from 'class-validator';
import { MOST_STEPS } from '#accounts/domain/questionnaire/steps.js';
import { QuestionnaireAnswersDto } from './questionnaire-answers.dto.js';
import { SharedHeartRateZonesDto } from './zone-answers.dto.js';

/** Answers that changed, and the step the athlete is at. Null takes an answer back. */
export class SaveDraftDto extends IntersectionType(
  QuestionnaireAnswersDto,
  SharedHeartRateZonesDto,
) {
  @ApiPropertyOptional({
    type: 'integer',
    minimum: 1,
    maximum: MOST_STEPS,
    description: 'Place among the steps shown, from 1',
  })
  @ValidateIf((dto: SaveDraftDto) => dto.currentStep !== undefined)
  @IsInt({ message: 'The step must be a whole number' })
  @Min(1, { message: 'The first step is 1' })
  @Max(MOST_STEPS, { message: `There are at most ${MOST_STEPS} steps` })
  currentStep?: number;

  @ApiPropertyOptional({
    format: 'uuid',
    description: 'The open page; it counts its changes in `sequence`',
  })
  @ValidateIf((dto: SaveDraftDto) => dto.writer !== undefined || dto.sequence !== undefined)
  @IsUUID('all', { message: 'The writer must be a UUID' })
  writer?: string;

  @ApiPropertyOptional({
    type: 'integer',
    minimum: 0,
    description: 'Rises with each change of this writer; one that comes late changes nothing',
  })
  @ValidateIf((dto: SaveDraftDto) => dto.writer !== undefined || dto.sequence !== undefined)
  @IsInt({ message: 'The sequence must be a whole number' })
  @Min(0, { message: 'The sequence must not be negative' })
  @Max(Number.MAX_SAFE_INTEGER, { message: 'The sequence is too large' })
  sequence?: number;
}
