import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, IsUUID } from 'class-validator';

export class SubscriptionStatusDto {
  @ApiPropertyOptional({ format: 'uuid', description: 'For administrators alone' })
  @IsOptional()
  @IsUUID(undefined, { message: 'The user id must be a UUID' })
  userId?: string;
}
