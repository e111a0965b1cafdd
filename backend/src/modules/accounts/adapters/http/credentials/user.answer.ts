import { ApiProperty } from '@nestjs/swagger';
import { Id, TextOrNull } from '#platform/http/api-properties.js';
import type { RegisteredSport, UserRole } from '#accounts/domain/user.js';

/** A user as their own pages see them. */
export class UserAnswer {
  @Id()
  id!: string;

  @ApiProperty({ format: 'email' })
  email!: string;

  @ApiProperty()
  firstName!: string;

  @ApiProperty()
  lastName!: string;

  @ApiProperty()
  city!: string;

  @ApiProperty()
  country!: string;

  @ApiProperty({ enum: ['athlete', 'admin'] })
  role!: UserRole;

  @ApiProperty({ enum: ['CYCLING', 'RUNNING', 'BOTH'] })
  sport!: RegisteredSport;

  @ApiProperty()
  profileCompleted!: boolean;

  @ApiProperty()
  onboardingSkipped!: boolean;

  @ApiProperty()
  isSuspended!: boolean;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  suspendedAt!: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  suspendExpiresAt!: string | null;

  @TextOrNull()
  suspendReason!: string | null;
}

export class CurrentUserAnswer {
  @ApiProperty({ type: UserAnswer })
  user!: UserAnswer;
}

export class SessionAnswer {
  @ApiProperty({ description: 'Bearer token of this session' })
  token!: string;

  @ApiProperty({ type: UserAnswer })
  user!: UserAnswer;
}
