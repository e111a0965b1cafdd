import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { ThresholdValuesDto } from './threshold-values.dto.js';

/** Any of these; what is left out stays as it is. */
export class SaveProfileDto extends ThresholdValuesDto {
  @ApiPropertyOptional({ enum: ['METRIC', 'IMPERIAL'] })
  @IsOptional()
  @IsIn(['METRIC', 'IMPERIAL'], { message: 'Unit system must be METRIC or IMPERIAL' })
  unitSystem?: 'METRIC' | 'IMPERIAL';

  @ApiPropertyOptional({ enum: ['min/km', 'min/mi'] })
  @IsOptional()
  @IsIn(['min/km', 'min/mi'], { message: 'Pace unit must be min/km or min/mi' })
  paceUnit?: 'min/km' | 'min/mi';

  @ApiPropertyOptional({ enum: ['km', 'mi'] })
  @IsOptional()
  @IsIn(['km', 'mi'], { message: 'Distance unit must be km or mi' })
  distanceUnit?: 'km' | 'mi';

  @ApiPropertyOptional({ enum: ['m', 'ft'] })
  @IsOptional()
  @IsIn(['m', 'ft'], { message: 'Elevation unit must be m or ft' })
  elevationUnit?: 'm' | 'ft';
}
