import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, IsString, Matches, MaxLength } from 'class-validator';

const LONGEST = 2_000;

export class CancelSubscriptionDto {
  @ApiPropertyOptional({ maxLength: LONGEST, description: 'May be empty' })
  @IsOptional()
  @IsString({ message: 'The reason must be a text' })
  @MaxLength(LONGEST, { message: `The reason must be at most ${LONGEST} characters` })
  // No half of a character and no zero byte, which a database cannot keep.
  @Matches(/^[^\0\p{Cs}]*$/u, { message: 'The reason holds characters that cannot be stored' })
  reason?: string;
}
