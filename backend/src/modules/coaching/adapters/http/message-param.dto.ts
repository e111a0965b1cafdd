import { ApiProperty } from '@nestjs/swagger';
import { IsUUID } from 'class-validator';

/** Names a message in a path. */
export class MessageParamDto {
  @ApiProperty({ type: String, format: 'uuid' })
  @IsUUID(undefined, { message: 'The id of a message is a uuid.' })
  id!: string;
}
