import { ApiExtraModels, ApiProperty, ApiPropertyOptional, getSchemaPath } from '@nestjs/swagger';
import type { ChannelSource } from '#analysis/recording/recording.js';
import { NumbersWithGaps, TextOrNull } from '#platform/http/api-properties.js';
import { SpanAnswer } from '../analysis/segment.answer.js';

export class StreamAnswer {
  @ApiProperty({ description: 'empty where an app did not tell' })
  unit!: string;

  @ApiProperty({ enum: ['measured', 'estimated', 'developer'] })
  source!: ChannelSource;

  @ApiProperty({ type: [Number], description: 'seconds since the start, rising' })
  t!: number[];

  @ApiProperty({
    type: 'array',
    items: { type: 'number', nullable: true },
    nullable: true,
    description:
      'metres since the start at the same points; null where the recording has no distance',
  })
  d!: (number | null)[] | null;

  @NumbersWithGaps('values at the same points; null marks a gap')
  v!: (number | null)[];
}

export class ExtraChannelAnswer {
  @ApiProperty({ description: 'by which it is asked for' })
  name!: string;

  @ApiPropertyOptional({
    description:
      'as it is called to people: known names in words, others without the marks of programs',
  })
  label?: string;

  @TextOrNull()
  unit!: string | null;
}

@ApiExtraModels(StreamAnswer)
export class StreamsAnswer {
  @ApiProperty()
  durationS!: number;

  @ApiProperty({
    type: 'object',
    additionalProperties: { $ref: getSchemaPath(StreamAnswer) },
    description:
      'by channel, each on its own axis; latitude and longitude share one. wPrimeBalance (J) ' +
      'is there where it may be judged',
  })
  channels!: Record<string, StreamAnswer>;

  @ApiProperty({
    type: [ExtraChannelAnswer],
    description: 'what apps on the device recorded, asked for by name',
  })
  extras!: ExtraChannelAnswer[];

  @ApiProperty({ type: [SpanAnswer] })
  pauses!: SpanAnswer[];

  @ApiProperty({ type: [SpanAnswer] })
  laps!: SpanAnswer[];
}
