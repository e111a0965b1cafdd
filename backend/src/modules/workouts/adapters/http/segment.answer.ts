import { ApiProperty } from '@nestjs/swagger';
import type { IntervalKind } from '../../../../analysis/analysis.js';
import { Count, NumberOrNull, TextOrNull } from './api-properties.js';

const KINDS: readonly IntervalKind[] = ['warmup', 'work', 'recovery', 'cooldown', 'lap'];

/** A span on the recording, seconds since its start. */
export class SpanAnswer {
  @ApiProperty()
  from!: number;

  @ApiProperty()
  to!: number;
}

/** A lap or an interval: seconds, metres, m/s, beats a minute, watts. */
export class SegmentAnswer extends SpanAnswer {
  @Count()
  index!: number;

  @ApiProperty({ enum: KINDS })
  kind!: IntervalKind;

  @TextOrNull('what ended the lap, as the device says')
  trigger!: string | null;

  @ApiProperty()
  elapsedS!: number;

  @ApiProperty()
  movingS!: number;

  @NumberOrNull()
  distanceM!: number | null;

  @NumberOrNull()
  avgSpeedMps!: number | null;

  @NumberOrNull()
  avgHr!: number | null;

  @NumberOrNull()
  maxHr!: number | null;

  @NumberOrNull()
  avgPowerW!: number | null;

  @NumberOrNull()
  maxPowerW!: number | null;

  @NumberOrNull()
  normalizedPowerW!: number | null;

  @NumberOrNull()
  avgCadence!: number | null;

  @NumberOrNull()
  ascentM!: number | null;
}

/** A part of the session that is compared with others. */
export class PartAnswer extends SpanAnswer {
  @NumberOrNull('mean power (W) or mean speed (m/s), as outputChannel says')
  output!: number | null;

  @NumberOrNull()
  heartRate!: number | null;

  @NumberOrNull()
  cadence!: number | null;
}

export class PacingAnswer {
  @ApiProperty({ enum: ['power', 'speed'] })
  outputChannel!: 'power' | 'speed';

  @ApiProperty({ type: [PartAnswer] })
  quarters!: PartAnswer[];

  @ApiProperty({ type: [PartAnswer] })
  halves!: PartAnswer[];
}
