import { ApiProperty } from '@nestjs/swagger';
import { PaginationAnswer } from '../pagination.answer.js';

const TEXT = { type: String, nullable: true } as const;

export class DeletedAccountAnswer {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty()
  email!: string;

  @ApiProperty({ format: 'date-time' })
  signupDate!: string;

  @ApiProperty({ format: 'date-time' })
  deletedAt!: string;

  @ApiProperty({ type: 'integer' })
  daysActive!: number;

  @ApiProperty({ type: 'integer' })
  uploadCount!: number;

  @ApiProperty(TEXT)
  feedbackReason!: string | null;

  @ApiProperty(TEXT)
  feedbackText!: string | null;

  @ApiProperty({ type: String, enum: ['yes', 'no', 'maybe', null], nullable: true })
  wouldRecommend!: string | null;
}

export class DeletedAccountsAnswer {
  @ApiProperty({ type: [DeletedAccountAnswer], description: 'newest first' })
  deletedAccounts!: readonly DeletedAccountAnswer[];

  @ApiProperty({ type: PaginationAnswer })
  pagination!: PaginationAnswer;
}

export class DemoSessionRowAnswer {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ format: 'date-time' })
  date!: string;

  @ApiProperty()
  sport!: string;

  @ApiProperty()
  level!: string;

  @ApiProperty()
  dataSource!: string;

  @ApiProperty(TEXT)
  ageRange!: string | null;

  @ApiProperty(TEXT)
  gender!: string | null;

  @ApiProperty(TEXT)
  country!: string | null;

  @ApiProperty(TEXT)
  deviceType!: string | null;

  @ApiProperty(TEXT)
  presetQuestion1!: string | null;

  @ApiProperty(TEXT)
  presetQuestion2!: string | null;

  @ApiProperty(TEXT)
  userQuestion!: string | null;
}

export class DemoSessionsAnswer {
  @ApiProperty({ type: [DemoSessionRowAnswer], description: 'newest first' })
  demoSessions!: readonly DemoSessionRowAnswer[];

  @ApiProperty({ type: 'integer', description: 'of all pages' })
  total!: number;

  @ApiProperty({ type: PaginationAnswer })
  pagination!: PaginationAnswer;
}
