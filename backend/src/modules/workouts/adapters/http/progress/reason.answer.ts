import { ApiProperty } from '@nestjs/swagger';

/** In place of a number that cannot be told. */
export class ReasonAnswer {
  @ApiProperty({ description: 'a sentence' })
  reason!: string;
}
