import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsString } from 'class-validator';
import { commaSeparated } from './comma-separated.js';

const HOW_MANY = 'Choose 2 or 3 workouts to compare.';

export class CompareWorkoutsDto {
  @ApiProperty({ type: String, description: 'two or three ids separated by commas' })
  @Transform(({ value }) => commaSeparated(value))
  @ArrayUnique({ message: 'Choose different workouts to compare.' })
  @ArrayMinSize(2, { message: HOW_MANY })
  @ArrayMaxSize(3, { message: HOW_MANY })
  @IsString({ each: true, message: HOW_MANY })
  ids!: string[];
}
