import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsNumber, IsOptional, Max, Min } from 'class-validator';

/** An optional threshold within bounds; null says as little as a field that is not there. */
export function ThresholdNumber(
  label: string,
  unit: string,
  [lowest, highest]: readonly [number, number],
): PropertyDecorator {
  const message = `${label} must be between ${lowest} and ${highest} ${unit}`;
  return applyDecorators(
    ApiPropertyOptional({
      type: Number,
      nullable: true,
      minimum: lowest,
      maximum: highest,
      description: unit,
    }),
    IsOptional(),
    IsNumber({}, { message: `${label} must be a number` }),
    Min(lowest, { message }),
    Max(highest, { message }),
  );
}
