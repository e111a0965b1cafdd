import { ApiProperty } from '@nestjs/swagger';

export class AccountClosedAnswer {
  @ApiProperty({ example: '/feedback', description: 'Where to go from here: a path of this site' })
  redirectTo!: string;
}
