import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsIn, IsOptional } from 'class-validator';

/** Query of GET /api/demo-workouts/{id}. */
export class DemoWorkoutDto {
  @ApiPropertyOptional({
    type: String,
    enum: ['METRIC', 'IMPERIAL'],
    default: 'METRIC',
    description: 'of the sentences; numbers are SI all the same',
  })
  @Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? value.toUpperCase() : value,
  )
  @IsIn(['METRIC', 'IMPERIAL'], { message: 'unitSystem must be METRIC or IMPERIAL.' })
  @IsOptional()
  unitSystem: 'METRIC' | 'IMPERIAL' = 'METRIC';
}
