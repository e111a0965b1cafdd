import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { ZoneLabel } from '#analysis/analysis.js';
import type { ThresholdSource } from '#analysis/thresholds.js';
import { Day, NumberOrNull, TextOrNull } from '#platform/http/api-properties.js';

export class ZoneTimeAnswer {
  @ApiProperty({
    oneOf: [
      { type: 'integer', minimum: 1, maximum: 5 },
      { type: 'string', enum: ['below', 'above'] },
    ],
  })
  zone!: ZoneLabel;

  @NumberOrNull('lower edge, inside; null where the zone is open')
  from!: number | null;

  @NumberOrNull('upper edge, outside; null where the zone is open')
  to!: number | null;

  @ApiProperty()
  seconds!: number;

  @ApiProperty()
  percent!: number;
}

export class ZonesAnswer {
  @ApiPropertyOptional({ type: [ZoneTimeAnswer] })
  power?: ZoneTimeAnswer[];

  @ApiPropertyOptional({ type: [ZoneTimeAnswer] })
  heartRate?: ZoneTimeAnswer[];

  @ApiPropertyOptional({ type: [ZoneTimeAnswer] })
  pace?: ZoneTimeAnswer[];
}

export class ThresholdAnswer {
  @ApiProperty()
  value!: number;

  @ApiProperty({ enum: ['profile', 'device'] })
  source!: ThresholdSource;

  @TextOrNull('day from which it holds (YYYY-MM-DD); null where it came with the file')
  since!: string | null;
}

/** Zones that the athlete set by hand. */
export class OwnZoneTableAnswer {
  @ApiProperty({
    type: [Number],
    minItems: 6,
    maxItems: 6,
    description: 'the six borders of five zones on the way to harder work; W, bpm or s/km',
  })
  edges!: [number, number, number, number, number, number];

  @ApiProperty({ enum: ['profile'] })
  source!: 'profile';

  @Day('day from which they hold')
  since!: string;
}

export class OwnHeartRateZonesAnswer {
  @ApiPropertyOptional({ type: OwnZoneTableAnswer })
  cycling?: OwnZoneTableAnswer;

  @ApiPropertyOptional({ type: OwnZoneTableAnswer })
  running?: OwnZoneTableAnswer;
}

export class OwnZoneTablesAnswer {
  @ApiPropertyOptional({ type: OwnZoneTableAnswer })
  power?: OwnZoneTableAnswer;

  @ApiPropertyOptional({ type: OwnHeartRateZonesAnswer })
  heartRate?: OwnHeartRateZonesAnswer;

  @ApiPropertyOptional({ type: OwnZoneTableAnswer })
  pace?: OwnZoneTableAnswer;
}

export class ThresholdsAnswer {
  @ApiProperty({ type: ThresholdAnswer, nullable: true })
  ftpW!: ThresholdAnswer | null;

  @ApiProperty({ type: ThresholdAnswer, nullable: true })
  maxHr!: ThresholdAnswer | null;

  @ApiProperty({ type: ThresholdAnswer, nullable: true })
  restingHr!: ThresholdAnswer | null;

  @ApiProperty({ type: ThresholdAnswer, nullable: true })
  weightKg!: ThresholdAnswer | null;

  @ApiPropertyOptional({
    type: ThresholdAnswer,
    nullable: true,
    description: 'base of the pace zones, seconds for each km',
  })
  basePaceSPerKm?: ThresholdAnswer | null;

  @ApiPropertyOptional({ type: ThresholdAnswer, nullable: true })
  criticalPowerW?: ThresholdAnswer | null;

  @ApiPropertyOptional({ type: ThresholdAnswer, nullable: true, description: 'joules' })
  wPrimeJ?: ThresholdAnswer | null;

  @ApiPropertyOptional({
    enum: ['male', 'female', 'other'],
    nullable: true,
    description: 'decides the weighting of heart-rate load',
  })
  sex?: 'male' | 'female' | 'other' | null;

  @ApiPropertyOptional({
    type: OwnZoneTablesAnswer,
    description: 'zones set by hand; what is absent here was computed from the values',
  })
  zones?: OwnZoneTablesAnswer;
}
