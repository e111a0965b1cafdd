import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, ValidateIf } from 'class-validator';
import { SPORTS, type RegisteredSport } from '#accounts/domain/user.js';
import { RequiredText } from './required-text.js';

/** May be left out, but not emptied. */
const Text = (label: string): PropertyDecorator =>
  applyDecorators(
    RequiredText(label),
    ApiPropertyOptional(),
    ValidateIf((_body, value) => value !== undefined),
  );

/** Any of these; what is left out stays as it is. */
export class PersonDto {
  @Text('First name')
  firstName?: string;

  @Text('Last name')
  lastName?: string;

  @Text('City')
  city?: string;

  @Text('Country')
  country?: string;

  @ApiPropertyOptional({ enum: SPORTS })
  @ValidateIf((_body, value) => value !== undefined)
  @IsIn(SPORTS, { message: 'Please select your sport' })
  sport?: RegisteredSport;
}
