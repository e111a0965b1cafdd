import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsString, Length, Matches } from 'class-validator';

export class SandboxPaymentDto {
  @ApiProperty({ description: 'As it came with the subscription' })
  @IsString({ message: 'The client secret must be a text' })
  @Length(1, 200, { message: 'The client secret must have 1 to 200 characters' })
  // A zero byte could not even be looked for.
  @Matches(/^[\x21-\x7e]*$/, { message: 'The client secret holds characters that are in none' })
  clientSecret!: string;

  @ApiProperty({
    description:
      '4242424242424242 pays, 4000000000000002 is declined, 4000000000000341 pays once and ' +
      'fails at renewal',
  })
  @Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? value.replaceAll(/[\s-]/g, '') : value,
  )
  @IsString({ message: 'The card number must be a text' })
  @Matches(/^\d{12,19}$/, { message: 'The card number must have 12 to 19 digits' })
  cardNumber!: string;
}
