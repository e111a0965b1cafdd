import { ApiProperty } from '@nestjs/swagger';

export class MessageAnswer {
  @ApiProperty({ description: 'One sentence for a person' })
  message!: string;
}

export class PasswordChangedAnswer extends MessageAnswer {
  @ApiProperty({
    description: 'Bearer token with which this session goes on; every other session has ended',
  })
  token!: string;
}
