import { ApiProperty } from '@nestjs/swagger';

export class ProfileView {
  @ApiProperty({ enum: ['METRIC', 'IMPERIAL'] })
  unitSystem!: 'METRIC' | 'IMPERIAL';

  @ApiProperty({ enum: ['min/km', 'min/mi'] })
  paceUnit!: 'min/km' | 'min/mi';

  @ApiProperty({ enum: ['km', 'mi'] })
  distanceUnit!: 'km' | 'mi';

  @ApiProperty({ enum: ['m', 'ft'] })
  elevationUnit!: 'm' | 'ft';

  @ApiProperty({ type: Number, nullable: true, description: 'Watts' })
  currentFTP!: number | null;

  @ApiProperty({ type: Number, nullable: true, description: 'bpm' })
  maxHR!: number | null;

  @ApiProperty({ type: Number, nullable: true, description: 'bpm' })
  restingHR!: number | null;

  @ApiProperty({ type: Number, nullable: true, description: 'Kilograms' })
  weightKg!: number | null;
}

export class ProfileAnswer {
  @ApiProperty({ type: ProfileView })
  profile!: ProfileView;
}
