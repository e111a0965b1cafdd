import { ApiProperty } from '@nestjs/swagger';
import { Count, CountOrNull } from '#platform/http/api-properties.js';
import { ProfileView } from '../profile/profile.answer.js';
import { UserAnswer } from '../credentials/user.answer.js';
import { QuestionnaireAnswersDto } from './questionnaire-answers.dto.js';

export class OnboardingDraftAnswer {
  @ApiProperty({
    type: QuestionnaireAnswersDto,
    description: 'The draft, else the completed answers as they hold today, else the defaults',
  })
  data!: QuestionnaireAnswersDto;

  @Count('Place among the steps shown, from 1')
  currentStep!: number;

  @CountOrNull('Always null: each page counts from the start')
  sequence!: null;
}

export class SavedDraftAnswer {
  @Count()
  currentStep!: number;

  @CountOrNull('The last change taken from this writer; null without one')
  sequence!: number | null;

  @ApiProperty({
    description: 'false: a later change of this writer was taken before, nothing changed',
  })
  saved!: boolean;
}

export class CompletedOnboardingAnswer {
  @ApiProperty({ type: UserAnswer })
  user!: UserAnswer;

  @ApiProperty({ type: ProfileView })
  profile!: ProfileView;
}
