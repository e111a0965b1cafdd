import { ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsObject, IsOptional, ValidateNested } from 'class-validator';
import { BOUNDS } from '#accounts/domain/thresholds/bounds.js';
import { OwnZonesDto } from './own-zones.dto.js';
import { ThresholdNumber } from './threshold-number.js';
import { ThresholdValuesDto } from './threshold-values.dto.js';

/** Everything valid from the day on; what is left out or null was not entered. */
export class PutThresholdsDto extends ThresholdValuesDto {
  @ThresholdNumber('Base pace', 's/km', BOUNDS.basePaceSPerKm)
  basePaceSPerKm?: number | null;

  @ApiPropertyOptional({ type: OwnZonesDto })
  @IsOptional()
  @IsObject({ message: 'Zones are an object by table' })
  @ValidateNested()
  @Type(() => OwnZonesDto)
  zones?: OwnZonesDto;
}
