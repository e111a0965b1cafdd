import { ApiProperty } from '@nestjs/swagger';
import type { ThresholdName } from '#workouts/domain/changes/figure-change.js';
import { NumberOrNull } from '#platform/http/api-properties.js';

const THRESHOLDS: readonly ThresholdName[] = [
  'ftpW',
  'maxHr',
  'restingHr',
  'weightKg',
  'basePaceSPerKm',
  'criticalPowerW',
  'wPrimeJ',
  'sex',
  'zones',
];

export class EngineChangeAnswer {
  @ApiProperty()
  from!: string;

  @ApiProperty()
  to!: string;

  @ApiProperty({ type: [String], description: 'what is measured in another way, in sentences' })
  reasons!: string[];
}

export class ThresholdChangeAnswer {
  @ApiProperty({ enum: THRESHOLDS, enumName: 'ThresholdName' })
  threshold!: ThresholdName;

  @NumberOrNull('null where it was not set, and of sex and zones')
  before!: number | null;

  @NumberOrNull()
  after!: number | null;
}

export class FigureChangeAnswer {
  @ApiProperty({
    description: 'a metric id, or a total such as duration, bestPower.1200, bestEffort.5000',
  })
  figure!: string;

  @ApiProperty()
  unit!: string;

  @NumberOrNull()
  before!: number | null;

  @NumberOrNull()
  after!: number | null;
}

/** What a new analysis of a stored workout changed of the figures that are shown, and why. */
export class AnalysisChangeAnswer {
  @ApiProperty({ format: 'date-time' })
  at!: string;

  @ApiProperty({
    type: EngineChangeAnswer,
    nullable: true,
    description: 'null where the engine was the same',
  })
  engine!: EngineChangeAnswer | null;

  @ApiProperty({ type: [ThresholdChangeAnswer] })
  thresholds!: ThresholdChangeAnswer[];

  @ApiProperty({ type: [FigureChangeAnswer] })
  figures!: FigureChangeAnswer[];
}
