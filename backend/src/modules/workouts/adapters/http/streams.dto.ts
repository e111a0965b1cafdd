import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import { ArrayMaxSize, IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import type { ChannelName } from '../../../../analysis/recording/recording.js';
import { CHANNEL_UNITS } from '../../domain/channel-units.js';
import { commaSeparated } from './comma-separated.js';

const NAMES = Object.keys(CHANNEL_UNITS);
const POINTS = 'points must be a number from 50 to 20000';

export class StreamsDto {
  @ApiPropertyOptional({ type: String, description: `names separated by commas, all where left out: ${NAMES.join(', ')}` })
  @IsOptional()
  @Transform(({ value }) => commaSeparated(value))
  @ArrayMaxSize(NAMES.length)
  @IsIn(NAMES, { each: true, message: `channels may be ${NAMES.join(', ')}` })
  channels?: ChannelName[];

  @ApiPropertyOptional({ type: 'integer', minimum: 50, maximum: 20_000, default: 2_000, description: 'points of one channel at most' })
  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: POINTS })
  @Min(50, { message: POINTS })
  @Max(20_000, { message: POINTS })
  points: number = 2_000;
}
