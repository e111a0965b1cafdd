import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import {
  LEAVING_REASONS,
  MAX_FEEDBACK_LENGTH,
  RECOMMENDATIONS,
  type LeavingReason,
  type Recommendation,
} from '#accounts/domain/feedback.js';

/** Our tokens are far shorter. */
const LONGEST_TOKEN = 4096;

export class FeedbackDto {
  @ApiProperty({ enum: LEAVING_REASONS })
  @IsIn(LEAVING_REASONS, { message: 'Please select a reason' })
  reason!: LeavingReason;

  @ApiPropertyOptional({ type: String, nullable: true, maxLength: MAX_FEEDBACK_LENGTH })
  @IsOptional()
  @MaxLength(MAX_FEEDBACK_LENGTH, {
    message: `Feedback must be at most ${MAX_FEEDBACK_LENGTH} characters`,
  })
  @IsString({ message: 'Feedback must be a text' })
  feedback?: string | null;

  @ApiProperty({ enum: RECOMMENDATIONS })
  @IsIn(RECOMMENDATIONS, { message: 'Please select an option' })
  wouldRecommend!: Recommendation;

  @ApiPropertyOptional({
    type: String,
    nullable: true,
    description: 'The last token of the account that was closed',
  })
  @IsOptional()
  @MaxLength(LONGEST_TOKEN, { message: 'The token is too long' })
  @IsString({ message: 'The token must be a text' })
  userToken?: string | null;
}
