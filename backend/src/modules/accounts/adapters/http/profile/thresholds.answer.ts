import { ApiProperty } from '@nestjs/swagger';
import { OwnZonesDto } from './own-zones.dto.js';

export class ThresholdEntry {
  @ApiProperty({ format: 'date', description: 'The day from which it holds' })
  validFrom!: string;

  @ApiProperty({ type: Number, nullable: true, description: 'Watts' })
  currentFTP!: number | null;

  @ApiProperty({ type: Number, nullable: true, description: 'bpm' })
  maxHR!: number | null;

  @ApiProperty({ type: Number, nullable: true, description: 'bpm' })
  restingHR!: number | null;

  @ApiProperty({ type: Number, nullable: true, description: 'Kilograms' })
  weightKg!: number | null;

  @ApiProperty({
    type: Number,
    nullable: true,
    description: 'What pace zones are multiples of, seconds for a km',
  })
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
