import { ApiProperty } from '@nestjs/swagger';
import { NumberOrNull } from '#platform/http/api-properties.js';

/**
 * The numbers that are shown, by the rules of the top-level averages; names as the specification
 * gives them.
 */
export class SummaryAnswer {
  @NumberOrNull('km/h')
  max_speed_kph!: number | null;

  @NumberOrNull('km/h')
  avg_speed_kph!: number | null;

  @NumberOrNull('beats a minute')
  max_hr!: number | null;

  @NumberOrNull('rides: revolutions a minute; runs: steps a minute of both feet')
  max_cadence!: number | null;

  @NumberOrNull('°C, of the samples where there are any, else as the device summed it up')
  avg_temperature!: number | null;
}

/**
 * The session as the device itself summed it up, under the names of the FIT protocol: not what is
 * shown. What it left out, or what cannot be (a mean above its own maximum), is filled up with the
 * number that is shown.
 */
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
