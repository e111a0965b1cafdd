import { ApiProperty } from '@nestjs/swagger';
import { Id } from '#platform/http/api-properties.js';

export class SessionEntry {
  @Id()
  id!: string;

  @ApiProperty({ example: 'Firefox on Windows', description: 'Empty if unknown' })
  device!: string;

  @ApiProperty({ format: 'date-time' })
  createdAt!: string;

  @ApiProperty({ format: 'date-time', description: 'Exact to five minutes' })
  lastUsedAt!: string;

  @ApiProperty({ description: 'Whether this session asks' })
  current!: boolean;
}

export class SessionsAnswer {
  @ApiProperty({ type: [SessionEntry], description: 'Newest use first, at most 100' })
  sessions!: SessionEntry[];
}
