import { ApiProperty } from '@nestjs/swagger';
import { Id, Moment, MomentOrNull, TextOrNull } from '#platform/http/api-properties.js';

export class AdministratorAnswer {
  @Id()
  userId!: string;

  @ApiProperty()
  email!: string;

  @Moment()
  createdAt!: string;

  @MomentOrNull('when a session of theirs was last used')
  lastSeenAt!: string | null;

  @ApiProperty({ description: 'true for the caller, who cannot demote or remove themselves' })
  isYou!: boolean;
}

export class AdministratorsAnswer {
  @ApiProperty({ type: [AdministratorAnswer], description: 'by address' })
  administrators!: readonly AdministratorAnswer[];
}

export class AddedAdministratorAnswer {
  @Id()
  userId!: string;

  @TextOrNull('shown only this once; null if the account existed and keeps its password')
  password!: string | null;
}
