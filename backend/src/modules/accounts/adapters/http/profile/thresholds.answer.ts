import { ApiProperty } from '@nestjs/swagger';
import { Day, NumberOrNull } from '#platform/http/api-properties.js';
import { ThresholdValuesAnswer } from './profile.answer.js';
import { OwnZonesDto } from './own-zones.dto.js';

export class ThresholdEntry extends ThresholdValuesAnswer {
  @Day('The day from which it holds')
  validFrom!: string;

  @NumberOrNull('What pace zones are multiples of, seconds for a km')
  basePaceSPerKm!: number | null;

  @ApiProperty({ type: OwnZonesDto, description: 'Zones set by hand; others are computed' })
  zones!: OwnZonesDto;
}

export class ThresholdsListAnswer {
  @ApiProperty({
    type: [ThresholdEntry],
    description: 'Newest first; null was not entered on the day',
  })
  thresholds!: ThresholdEntry[];
}
