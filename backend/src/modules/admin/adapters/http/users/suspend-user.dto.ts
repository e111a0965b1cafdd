import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsInt, IsOptional, IsString, Matches, Max, MaxLength, Min } from 'class-validator';
import { LONGEST_REASON, LONGEST_SUSPENSION_DAYS } from '#admin/domain/user-rules.js';

const DAYS = `durationDays must be a whole number from 1 to ${LONGEST_SUSPENSION_DAYS}`;

export class SuspendUserDto {
  @ApiPropertyOptional({ maxLength: LONGEST_REASON, description: 'the athlete reads it' })
  @IsOptional()
  @IsString()
  @Matches(/^[^\0]*$/, { message: 'reason holds a character that cannot be stored' })
  @MaxLength(LONGEST_REASON, { message: `reason must have ${LONGEST_REASON} characters at most` })
  reason?: string;

  @ApiPropertyOptional({
    type: 'integer',
    minimum: 1,
    maximum: LONGEST_SUSPENSION_DAYS,
    nullable: true,
    description: 'days of 24 hours; left out or null for no end',
  })
  @IsOptional()
  @IsInt({ message: DAYS })
  @Min(1, { message: DAYS })
  @Max(LONGEST_SUSPENSION_DAYS, { message: DAYS })
  durationDays?: number | null;
}
