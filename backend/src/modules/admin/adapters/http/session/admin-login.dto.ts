import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsNotEmpty, IsString, MaxLength } from 'class-validator';

export class AdminLoginDto {
  @ApiProperty({ description: 'the address of mail, without regard to case and surrounding space' })
  @Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed().trim() : value,
  )
  @MaxLength(254, { message: 'The username is too long' })
  @IsNotEmpty({ message: 'Username is required' })
  @IsString({ message: 'Username is required' })
  username!: string;

  @ApiProperty()
  @MaxLength(1024, { message: 'The password is too long' })
  @IsNotEmpty({ message: 'Password is required' })
  @IsString({ message: 'Password is required' })
  password!: string;
}
