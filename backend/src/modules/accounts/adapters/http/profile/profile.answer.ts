import { ApiProperty } from '@nestjs/swagger';
import { NumberOrNull } from '#platform/http/api-properties.js';

/** Thresholds as the athlete entered them; null where there are none. */
export class ThresholdValuesAnswer {
  @NumberOrNull('Watts')
  currentFTP!: number | null;

  @NumberOrNull('bpm')
  maxHR!: number | null;

  @NumberOrNull('bpm')
  restingHR!: number | null;

  @NumberOrNull('Kilograms')
  weightKg!: number | null;
}

export class ProfileView extends ThresholdValuesAnswer {
  @ApiProperty({ enum: ['METRIC', 'IMPERIAL'] })
  unitSystem!: 'METRIC' | 'IMPERIAL';

  @ApiProperty({ enum: ['min/km', 'min/mi'] })
  paceUnit!: 'min/km' | 'min/mi';

  @ApiProperty({ enum: ['km', 'mi'] })
  distanceUnit!: 'km' | 'mi';

  @ApiProperty({ enum: ['m', 'ft'] })
  elevationUnit!: 'm' | 'ft';
}

export class ProfileAnswer {
  @ApiProperty({ type: ProfileView })
  profile!: ProfileView;
}
