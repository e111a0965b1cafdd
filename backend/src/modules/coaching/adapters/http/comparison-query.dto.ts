import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsUUID } from 'class-validator';

/** Query of the routes that are about a comparison: `ids=a,b,c`. */
export class ComparisonQueryDto {
  @ApiProperty({
    type: String,
    example: 'a,b,c',
    description: 'Two or three ids of workouts, separated by commas.',
  })
  @Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? value.split(',').map((id) => id.trim().toLowerCase()) : value,
  )
  @ArrayUnique({ message: 'Choose different workouts.' })
  @ArrayMaxSize(3, { message: 'Choose two or three workouts.' })
  @ArrayMinSize(2, { message: 'Choose two or three workouts.' })
  @IsUUID(undefined, { each: true, message: 'ids must be ids of workouts.' })
  ids!: string[];
}
