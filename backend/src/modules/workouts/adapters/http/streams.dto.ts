import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import { ArrayMaxSize, IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { LINE_NAMES } from '../../domain/line.js';
import { commaSeparated } from './comma-separated.js';

/** Channels, and what apps recorded beside them. */
const MOST_NAMES = 40;
const NAMES = 'channels may be names separated by commas, 40 at most';
const POINTS = 'points must be a number from 50 to 20000';

export class StreamsDto {
  @ApiPropertyOptional({ type: String, description: `names separated by commas, all of these where left out: ${LINE_NAMES.join(', ')}; also those of extras` })
  @IsOptional()
  @Transform(({ value }) => commaSeparated(value))
  @ArrayMaxSize(MOST_NAMES, { message: NAMES })
  @IsString({ each: true, message: NAMES })
  @MaxLength(200, { each: true, message: NAMES })
  channels?: string[];

  @ApiPropertyOptional({ type: 'integer', minimum: 50, maximum: 20_000, default: 2_000, description: 'points of one channel at most' })
  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: POINTS })
  @Min(50, { message: POINTS })
  @Max(20_000, { message: POINTS })
  points: number = 2_000;
}
