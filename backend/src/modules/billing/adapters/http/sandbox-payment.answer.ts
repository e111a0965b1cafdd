import { ApiProperty } from '@nestjs/swagger';

export class SandboxPaymentAnswer {
  @ApiProperty({ enum: ['succeeded'] })
  status!: 'succeeded';
}
