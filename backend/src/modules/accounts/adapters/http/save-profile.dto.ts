import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsNumber, IsOptional, Max, Min } from 'class-validator';

/** Any of these; what is left out stays as it is. Bounds are those of living people, with room to spare. */
export class SaveProfileDto {
  @ApiPropertyOptional({ enum: ['METRIC', 'IMPERIAL'] })
  @IsOptional()
  @IsIn(['METRIC', 'IMPERIAL'])
  unitSystem?: 'METRIC' | 'IMPERIAL';

  @ApiPropertyOptional({ enum: ['min/km', 'min/mi'] })
  @IsOptional()
  @IsIn(['min/km', 'min/mi'])
  paceUnit?: 'min/km' | 'min/mi';

  @ApiPropertyOptional({ enum: ['km', 'mi'] })
  @IsOptional()
  @IsIn(['km', 'mi'])
  distanceUnit?: 'km' | 'mi';

  @ApiPropertyOptional({ enum: ['m', 'ft'] })
  @IsOptional()
  @IsIn(['m', 'ft'])
  elevationUnit?: 'm' | 'ft';

  @ApiPropertyOptional({ description: 'Functional threshold power, watts', minimum: 40, maximum: 600 })
  @IsOptional()
  @IsNumber({}, { message: 'FTP must be a number of watts' })
  @Min(40, { message: 'FTP must be at least 40 W' })
  @Max(600, { message: 'FTP must be at most 600 W' })
  currentFTP?: number;

  @ApiPropertyOptional({ description: 'Maximum heart rate, bpm', minimum: 100, maximum: 240 })
  @IsOptional()
  @IsNumber({}, { message: 'Maximum heart rate must be a number' })
  @Min(100, { message: 'Maximum heart rate must be at least 100 bpm' })
  @Max(240, { message: 'Maximum heart rate must be at most 240 bpm' })
  maxHR?: number;

  @ApiPropertyOptional({ description: 'Resting heart rate, bpm', minimum: 25, maximum: 120 })
  @IsOptional()
  @IsNumber({}, { message: 'Resting heart rate must be a number' })
  @Min(25, { message: 'Resting heart rate must be at least 25 bpm' })
  @Max(120, { message: 'Resting heart rate must be at most 120 bpm' })
  restingHR?: number;

  @ApiPropertyOptional({ description: 'Weight, kilograms', minimum: 25, maximum: 300 })
  @IsOptional()
  @IsNumber({}, { message: 'Weight must be a number of kilograms' })
  @Min(25, { message: 'Weight must be at least 25 kg' })
  @Max(300, { message: 'Weight must be at most 300 kg' })
  weightKg?: number;
}
