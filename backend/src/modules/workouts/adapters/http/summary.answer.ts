import { ApiProperty } from '@nestjs/swagger';
import { NumberOrNull } from './api-properties.js';

/** Names as the specification gives them. */
export class SummaryAnswer {
  @NumberOrNull('km/h')
  max_speed_kph!: number | null;

  @NumberOrNull('km/h')
  avg_speed_kph!: number | null;

  @NumberOrNull('beats a minute')
  max_hr!: number | null;

  @NumberOrNull('rides: revolutions a minute; runs: steps a minute of both feet')
  max_cadence!: number | null;
}

/** The session's numbers under the names of the FIT protocol; the device's own where it gave them. */
export class SessionSummaryAnswer {
  @NumberOrNull('m/s')
  avg_speed!: number | null;

  @NumberOrNull('m/s')
  max_speed!: number | null;

  @NumberOrNull('kilocalories')
  total_calories!: number | null;

  @NumberOrNull('metres')
  total_ascent!: number | null;

  @NumberOrNull('metres')
  total_descent!: number | null;

  @NumberOrNull('°C')
  avg_temperature!: number | null;

  @NumberOrNull('watts')
  max_power!: number | null;

  @NumberOrNull('watts')
  avg_power!: number | null;

  @NumberOrNull('watts')
  normalized_power!: number | null;

  @NumberOrNull('beats a minute')
  avg_heart_rate!: number | null;

  @NumberOrNull('beats a minute')
  max_heart_rate!: number | null;

  @NumberOrNull('rides: revolutions a minute; runs: steps a minute of both feet')
  avg_cadence!: number | null;

  @NumberOrNull('rides: revolutions a minute; runs: steps a minute of both feet')
  max_cadence!: number | null;

  @NumberOrNull('metres')
  total_distance!: number | null;

  @NumberOrNull('seconds')
  total_timer_time!: number | null;

  @NumberOrNull('seconds')
  total_elapsed_time!: number | null;
}

export class RawSummaryAnswer {
  @ApiProperty({ type: SessionSummaryAnswer })
  session!: SessionSummaryAnswer;
}
