import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { ThresholdValuesDto } from './threshold-values.dto.js';

const UnitChoice = (label: string, choices: readonly [string, string]): PropertyDecorator =>
  applyDecorators(
    ApiPropertyOptional({ enum: [...choices] }),
    IsOptional(),
    IsIn([...choices], { message: `${label} must be ${choices.join(' or ')}` }),
  );

/** Any of these; what is left out stays as it is. */
export class SaveProfileDto extends ThresholdValuesDto {
  @UnitChoice('Unit system', ['METRIC', 'IMPERIAL'])
  unitSystem?: 'METRIC' | 'IMPERIAL';

  @UnitChoice('Pace unit', ['min/km', 'min/mi'])
  paceUnit?: 'min/km' | 'min/mi';

  @UnitChoice('Distance unit', ['km', 'mi'])
  distanceUnit?: 'km' | 'mi';

  @UnitChoice('Elevation unit', ['m', 'ft'])
  elevationUnit?: 'm' | 'ft';
}
