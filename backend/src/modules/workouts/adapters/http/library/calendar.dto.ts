import { ApiProperty } from '@nestjs/swagger';
import { Matches } from 'class-validator';
import { DAY, DAY_WANTED } from '#workouts/domain/progress/progress-range.js';
import { WorkoutFilterDto } from './workout-filter.dto.js';

export class CalendarDto extends WorkoutFilterDto {
  @ApiProperty({ format: 'date', description: 'a day of the first week, YYYY-MM-DD' })
  @Matches(DAY, { message: DAY_WANTED })
  from!: string;

  @ApiProperty({ format: 'date', description: 'a day of the last week, at most a year later' })
  @Matches(DAY, { message: DAY_WANTED })
  to!: string;
}
