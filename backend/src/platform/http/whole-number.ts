import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional, type ApiPropertyOptions } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsInt, IsOptional, Max, Min } from 'class-validator';

/**
 * A whole number of a query within its bounds, both inside; may be left out.
 * @param schema what the document says besides, e.g. the default
 * @param message of the refusal, in place of "name must be a number from … to …"
 */
export function WholeNumber(
  name: string,
  [least, most]: readonly [number, number],
  schema: ApiPropertyOptions = {},
  message = `${name} must be a number from ${least} to ${most}`,
): PropertyDecorator {
  return applyDecorators(
    Max(most, { message }),
    Min(least, { message }),
    IsInt({ message }),
    Type(() => Number),
    IsOptional(),
    ApiPropertyOptional({ type: 'integer', minimum: least, maximum: most, ...schema } as object),
  );
}
