import { ApiExtraModels, ApiProperty, ApiPropertyOptional, getSchemaPath } from '@nestjs/swagger';
import type { Feel } from '#analysis/recording/device-report.js';
import { Count, NumberOrNull } from '#platform/http/api-properties.js';

const FEELS: readonly Feel[] = ['very weak', 'weak', 'normal', 'strong', 'very strong'];

/** A value that the device states. */
export class DeviceValueAnswer {
  @ApiProperty()
  value!: number;

  @ApiProperty()
  unit!: string;

  @ApiProperty({ description: 'false where the number may not be judged; then `reason` says why' })
  applicable!: boolean;

  @ApiPropertyOptional()
  reason?: string;

  @ApiPropertyOptional({ description: 'id of our metric of the same quantity' })
  ours?: string;
}

/** A zone that is set in the device. */
export class DeviceZoneAnswer {
  @Count('0 is below zone 1')
  zone!: number;

  @NumberOrNull('bpm or W, outside; null where open')
  from!: number | null;

  @NumberOrNull('bpm or W, inside; null where open')
  to!: number | null;

  @NumberOrNull('seconds in the zone, as the device counted them')
  seconds!: number | null;
}

export class DeviceZonesAnswer {
  @ApiPropertyOptional({ type: [DeviceZoneAnswer] })
  heartRate?: DeviceZoneAnswer[];

  @ApiPropertyOptional({ type: [DeviceZoneAnswer] })
  power?: DeviceZoneAnswer[];
}

/** What the file itself says of the workout and of the athlete. */
@ApiExtraModels(DeviceValueAnswer)
export class DeviceAnswer {
  @ApiProperty({
    type: 'object',
    additionalProperties: { $ref: getSchemaPath(DeviceValueAnswer) },
    description: 'by name: rpe, ftp, trainingStress, aerobicEffect and others',
  })
  values!: Record<string, DeviceValueAnswer>;

  @ApiPropertyOptional({ enum: FEELS })
  feel?: Feel;

  @ApiProperty({ type: DeviceZonesAnswer })
  zones!: DeviceZonesAnswer;
}
