import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, ValidateBy } from 'class-validator';

const ZONES = 5;

/**
 * Five zones as `[from, to]`; null: from this day on they are computed again; absent: the day says
 * nothing of them.
 */
export function ZoneRanges(name: string, unit: string): PropertyDecorator {
  const message = `${name} zones are five pairs of numbers`;
  return applyDecorators(
    ApiPropertyOptional({
      type: 'array',
      nullable: true,
      minItems: ZONES,
      maxItems: ZONES,
      items: { type: 'array', minItems: 2, maxItems: 2, items: { type: 'number' } },
      description: unit,
    }),
    IsOptional(),
    ValidateBy({
      name: 'zoneRanges',
      validator: { validate: areRanges, defaultMessage: () => message },
    }),
  );
}

function areRanges(value: unknown): boolean {
  return (
    Array.isArray(value) &&
    value.length === ZONES &&
    value.every(
      (range) => Array.isArray(range) && range.length === 2 && range.every(Number.isFinite),
    )
  );
}
