import { ApiProperty } from '@nestjs/swagger';
import { Count, Id, Moment, TextOrNull } from '#platform/http/api-properties.js';
import { PaginationAnswer } from '../pagination.answer.js';

export class DeletedAccountAnswer {
  @Id()
  id!: string;

  @ApiProperty()
  email!: string;

  @Moment()
  signupDate!: string;

  @Moment()
  deletedAt!: string;

  @Count()
  daysActive!: number;

  @Count()
  uploadCount!: number;

  @TextOrNull()
  feedbackReason!: string | null;

  @TextOrNull()
  feedbackText!: string | null;

  @ApiProperty({ type: String, enum: ['yes', 'no', 'maybe', null], nullable: true })
  wouldRecommend!: string | null;

  @TextOrNull('the administrator, or "command line"; null for the owner')
  deletedBy!: string | null;
}

export class FeedbackRowAnswer {
  @Id()
  id!: string;

  @Moment()
  at!: string;

  @ApiProperty()
  reason!: string;

  @TextOrNull()
  text!: string | null;

  @ApiProperty({ enum: ['yes', 'no', 'maybe'] })
  wouldRecommend!: string;
}

export class FeedbackListAnswer {
  @ApiProperty({ type: [FeedbackRowAnswer], description: 'newest first' })
  feedback!: readonly FeedbackRowAnswer[];

  @ApiProperty({ type: PaginationAnswer })
  pagination!: PaginationAnswer;
}

export class DeletedAccountsAnswer {
  @ApiProperty({ type: [DeletedAccountAnswer], description: 'newest first' })
  deletedAccounts!: readonly DeletedAccountAnswer[];

  @ApiProperty({ type: PaginationAnswer })
  pagination!: PaginationAnswer;
}

export class DemoSessionRowAnswer {
  @Id()
  id!: string;

  @Moment()
  date!: string;

  @ApiProperty()
  sport!: string;

  @ApiProperty()
  level!: string;

  @ApiProperty()
  dataSource!: string;

  @TextOrNull()
  ageRange!: string | null;

  @TextOrNull()
  gender!: string | null;

  @TextOrNull()
  country!: string | null;

  @TextOrNull()
  deviceType!: string | null;

  @TextOrNull()
  presetQuestion1!: string | null;

  @TextOrNull()
  presetQuestion2!: string | null;

  @TextOrNull()
  userQuestion!: string | null;
}

export class DemoSessionsAnswer {
  @ApiProperty({ type: [DemoSessionRowAnswer], description: 'newest first' })
  demoSessions!: readonly DemoSessionRowAnswer[];

  @Count('of all pages')
  total!: number;

  @ApiProperty({ type: PaginationAnswer })
  pagination!: PaginationAnswer;
}
