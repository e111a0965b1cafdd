import { applyDecorators } from '@nestjs/common';
import { ApiHideProperty, ApiPropertyOptional, ApiQuery } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsNumber, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { WholeNumber } from '#platform/http/whole-number.js';
import { LINE_NAMES } from '#workouts/domain/streams/line.js';

const NAMES = 'channels may be names separated by commas, or given one by one, 40 at most';
/** total_elapsed_time of FIT is a uint32 of milliseconds: no session is longer. */
const LONGEST_S = 4_294_967;
const FROM = `from must be seconds since the start, from 0 to ${LONGEST_S}`;
const TO = `to must be seconds since the start, above 0 and at most ${LONGEST_S}`;

/** Both forms of the names, which the document would not tell of a property that is a list. */
export const ChannelsParameter = () =>
  ApiQuery({
    name: 'channels',
    required: false,
    schema: { oneOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }] },
    description:
      'names separated by commas, or one by one in repeated parameters, which also takes names ' +
      `that hold a comma; all of these where left out: ${LINE_NAMES.join(', ')}; also those of ` +
      'extras',
  });

/** A moment of the recording; an empty text is no zero. */
const SecondsSinceStart = (description: string, message: string): PropertyDecorator =>
  applyDecorators(
    Max(LONGEST_S, { message }),
    Min(0, { message }),
    IsNumber({}, { message }),
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'string' && value.trim() !== '' ? Number(value) : Number.NaN,
    ),
    IsOptional(),
    ApiPropertyOptional({ type: Number, minimum: 0, maximum: LONGEST_S, description }),
  );

export class StreamsDto {
  @ApiHideProperty()
  @IsOptional()
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? [value] : value))
  @ArrayMaxSize(40, { message: NAMES })
  @IsString({ each: true, message: NAMES })
  @MaxLength(4000, { each: true, message: NAMES })
  channels?: string[];

  @WholeNumber('points', [50, 20_000], {
    default: 2_000,
    description: 'points of one channel at most',
  })
  points: number = 2_000;

  @SecondsSinceStart(
    'seconds since the start; what is earlier is left out, save one sample of each channel',
    FROM,
  )
  from?: number;

  @SecondsSinceStart(
    'seconds since the start, later than `from`; what is later is left out, save one ' +
      'sample of each channel',
    TO,
  )
  to?: number;
}
