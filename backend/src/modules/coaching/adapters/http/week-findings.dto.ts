import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, Matches } from 'class-validator';

const DAY = /^[12]\d{3}-\d{2}-\d{2}$/;

export class WeekFindingsDto {
  @ApiPropertyOptional({
    format: 'date',
    description:
      'the day where the athlete is, YYYY-MM-DD; in UTC where left out, or more than a day ' +
      'away from it',
  })
  @IsOptional()
  @Matches(DAY, { message: 'Give the day as YYYY-MM-DD.' })
  today?: string;
}
