import {
  ApiExtraModels,
  ApiProperty,
  ApiPropertyOptional,
  getSchemaPath,
  IntersectionType,
} from '@nestjs/swagger';
import type { IntervalKind, SegmentChannels } from '#analysis/analysis.js';
import type { SegmentTarget } from '#workouts/domain/laps/planned-target.js';
import { Count, NumberOrNull, TextOrNull } from '#platform/http/api-properties.js';
import { EffortAnswer } from './effort.answer.js';

const KINDS: readonly IntervalKind[] = ['warmup', 'work', 'recovery', 'cooldown', 'lap'];

/** A span on the recording, seconds since its start. */
export class SpanAnswer {
  @ApiProperty()
  from!: number;

  @ApiProperty()
  to!: number;
}

const TARGETS: readonly SegmentTarget['kind'][] = [
  'power',
  'heartRate',
  'speed',
  'cadence',
  'zone',
];

/** What a planned workout asked for in a segment. */
export class SegmentTargetAnswer {
  @ApiProperty({
    enum: TARGETS,
    description: 'zone: a numbered zone of the device, which need not be one of the athlete here',
  })
  kind!: SegmentTarget['kind'];

  @ApiProperty({ description: 'lower end, inside; of a zone its number' })
  from!: number;

  @ApiProperty({ description: 'upper end, inside; of a zone its number' })
  to!: number;

  @ApiProperty({
    description:
      'W, bpm, m/s, rpm (rides) or spm (runs); a share in % where nobody knows of what; of a ' +
      'zone: power, heartRate, speed or cadence',
  })
  unit!: string;
}

/** One channel over a segment: W, bpm, rpm or spm, m/s, m, °C. */
export class ChannelStatsAnswer {
  @ApiProperty()
  avg!: number;

  @ApiProperty()
  min!: number;

  @ApiProperty()
  max!: number;

  @NumberOrNull('mean of the first 5 s')
  start!: number | null;

  @NumberOrNull('mean of the last 5 s')
  end!: number | null;
}

/** A lap or an interval: seconds, metres, m/s, beats a minute, watts. */
@ApiExtraModels(ChannelStatsAnswer)
export class SegmentAnswer extends IntersectionType(SpanAnswer, EffortAnswer) {
  @Count()
  index!: number;

  @ApiProperty({ enum: KINDS })
  kind!: IntervalKind;

  @TextOrNull('what ended the lap, as the device says')
  trigger!: string | null;

  @NumberOrNull()
  distanceM!: number | null;

  @NumberOrNull()
  maxPowerW!: number | null;

  @NumberOrNull()
  normalizedPowerW!: number | null;

  @NumberOrNull()
  ascentM!: number | null;

  @ApiPropertyOptional({ description: 'seconds with the timer running' })
  timerS?: number;

  @ApiPropertyOptional({
    type: 'object',
    additionalProperties: { $ref: getSchemaPath(ChannelStatsAnswer) },
    description: 'by channel: power, heartRate, cadence, speed, altitude, temperature',
  })
  channels?: SegmentChannels;

  @ApiProperty({
    type: SegmentTargetAnswer,
    nullable: true,
    description:
      'what the step of a planned workout asked for; null where the segment carried out none',
  })
  target!: SegmentTargetAnswer | null;
}

/** A part of the session that is compared with others. */
export class PartAnswer extends SpanAnswer {
  @ApiPropertyOptional({ description: 'seconds with the timer running' })
  timerS?: number;

  @ApiPropertyOptional({ type: Number, nullable: true, description: 'metres' })
  distanceM?: number | null;

  @ApiPropertyOptional({ type: Number, nullable: true, description: 'metres climbed' })
  ascentM?: number | null;

  @ApiPropertyOptional({ type: Number, nullable: true, description: 'metres descended' })
  descentM?: number | null;

  @NumberOrNull('mean power (W), or distance over timer time (m/s), as outputChannel says')
  output!: number | null;

  @NumberOrNull()
  heartRate!: number | null;

  @NumberOrNull()
  cadence!: number | null;
}

export class ComparedHeartRatesAnswer {
  @ApiProperty({ description: 'mean of the second quarter, bpm' })
  early!: number;

  @ApiProperty({ description: 'mean of the last quarter, bpm' })
  late!: number;
}

/** The second quarter against the last, as fading is judged by them. */
export class ComparedEndsAnswer {
  @ApiProperty({
    description:
      'true where stops, coasting, descents, warm-up and cool-down are left out of the quarters',
  })
  underPower!: boolean;

  @NumberOrNull('effort of the last against the second, as a share')
  change!: number | null;

  @ApiProperty({ type: ComparedHeartRatesAnswer, nullable: true })
  heartRates!: ComparedHeartRatesAnswer | null;
}

export class PacingAnswer {
  @ApiProperty({ enum: ['power', 'speed'] })
  outputChannel!: 'power' | 'speed';

  @ApiProperty({ type: [PartAnswer] })
  quarters!: PartAnswer[];

  @ApiProperty({ type: [PartAnswer] })
  halves!: PartAnswer[];

  @ApiPropertyOptional({
    type: ComparedEndsAnswer,
    nullable: true,
    description: 'absent from analyses of older engines',
  })
  ends?: ComparedEndsAnswer | null;
}
