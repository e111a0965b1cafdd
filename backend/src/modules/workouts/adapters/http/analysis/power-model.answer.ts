import { ApiProperty } from '@nestjs/swagger';
import type { WPrimeModel } from '#analysis/analysis.js';
import { Count, NumberOrNull } from '#platform/http/api-properties.js';

export class PowerPointAnswer {
  @ApiProperty()
  seconds!: number;

  @ApiProperty()
  watts!: number;
}

/** The best steady effort of its length. */
export class PowerEffortAnswer extends PowerPointAnswer {
  @ApiProperty({ description: 'where on the recording it began' })
  startS!: number;

  @ApiProperty({
    type: Boolean,
    nullable: true,
    description: 'whether heart rate says that it was all-out; null where that is not known',
  })
  allOut!: boolean | null;
}

/** P = CP + W′ / t through all-out efforts. */
export class CriticalPowerAnswer {
  @ApiProperty({ description: 'watts' })
  criticalPowerW!: number;

  @ApiProperty({ description: 'joules' })
  wPrimeJ!: number;

  @Count()
  efforts!: number;

  @NumberOrNull('null for two efforts, through which any line goes')
  rSquared!: number | null;

  @NumberOrNull('watts')
  standardErrorW!: number | null;
}

export class WPrimeBalanceAnswer {
  @ApiProperty({ enum: ['differential', 'integral'] satisfies WPrimeModel[] })
  model!: WPrimeModel;

  @ApiProperty({ description: 'watts' })
  criticalPowerW!: number;

  @ApiProperty({ description: 'joules' })
  wPrimeJ!: number;

  @ApiProperty({
    enum: ['profile', 'fit'],
    description: "the athlete's own values, or the fit of this workout",
  })
  source!: 'profile' | 'fit';

  @ApiProperty({ description: 'joules' })
  minimumJ!: number;

  @ApiProperty({ description: 'seconds since the start' })
  minimumAtS!: number;
}
