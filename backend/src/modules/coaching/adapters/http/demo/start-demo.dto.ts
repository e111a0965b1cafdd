import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsEmail, IsIn, IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import {
  AGE_RANGES,
  DEMO_LEVELS,
  DEMO_SPORTS,
  DEVICE_TYPES,
  GENDERS,
  type Visitor,
} from '#coaching/domain/demo/demo-session.js';

const LONGEST_EMAIL = 254;
const LONGEST_NAME = 80;
/** PostgreSQL keeps no NUL and no half of a character. */
const STORABLE = /^[^\0\p{Cs}]*$/u;

/** A field left empty in a form says nothing. */
const Trimmed = () =>
  Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? value.trim() || null : value,
  );

/** Body of POST /api/demo/session; all but sport and level may be null or left out. */
export class StartDemoDto {
  @ApiProperty({ type: String, enum: DEMO_SPORTS })
  @IsIn(DEMO_SPORTS, { message: 'Please choose cycling or running.' })
  sport!: Visitor['sport'];

  @ApiProperty({ type: String, enum: DEMO_LEVELS })
  @IsIn(DEMO_LEVELS, { message: 'Please choose your level.' })
  level!: Visitor['level'];

  @ApiPropertyOptional({ type: String, nullable: true, maxLength: LONGEST_NAME, default: 'garmin' })
  @Trimmed()
  @Matches(STORABLE, { message: 'dataSource holds characters that cannot be shown.' })
  @MaxLength(LONGEST_NAME, { message: 'dataSource is too long.' })
  @IsString({ message: 'dataSource must be text.' })
  @IsOptional()
  dataSource?: string | null;

  @ApiPropertyOptional({ type: String, enum: [...AGE_RANGES, null], nullable: true })
  @IsIn(AGE_RANGES, { message: `ageRange must be ${AGE_RANGES.join(', ')} or null.` })
  @IsOptional()
  ageRange?: Visitor['ageRange'];

  @ApiPropertyOptional({ type: String, enum: [...GENDERS, null], nullable: true })
  @IsIn(GENDERS, { message: 'gender must be male, female or null.' })
  @IsOptional()
  gender?: Visitor['gender'];

  @ApiPropertyOptional({ type: String, nullable: true, maxLength: LONGEST_NAME })
  @Trimmed()
  @Matches(STORABLE, { message: 'That country holds characters that cannot be shown.' })
  @MaxLength(LONGEST_NAME, { message: 'That country is too long.' })
  @IsString({ message: 'country must be text.' })
  @IsOptional()
  country?: string | null;

  @ApiPropertyOptional({ type: String, format: 'email', nullable: true, maxLength: LONGEST_EMAIL })
  @Trimmed()
  @MaxLength(LONGEST_EMAIL, { message: 'That email address is too long.' })
  @IsEmail({}, { message: 'Please enter a valid email address.' })
  @IsOptional()
  email?: string | null;

  @ApiPropertyOptional({ type: String, enum: [...DEVICE_TYPES, null], nullable: true })
  @IsIn(DEVICE_TYPES, { message: 'deviceType must be mobile or desktop.' })
  @IsOptional()
  deviceType?: Visitor['deviceType'];
}

export function visitorOf(body: StartDemoDto): Visitor {
  const {
    sport,
    level,
    dataSource,
    ageRange = null,
    gender = null,
    country = null,
    email = null,
    deviceType = null,
  } = body;
  return {
    sport,
    level,
    dataSource: dataSource ?? 'garmin',
    ageRange,
    gender,
    country,
    email,
    deviceType,
  };
}
