import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Id, Moment } from '#platform/http/api-properties.js';

export class ReportPlaceAnswer {
  @ApiProperty({ description: 'seconds since the start' })
  from!: number;

  @ApiProperty()
  to!: number;

  @ApiPropertyOptional()
  channel?: string;
}

export class ReportSectionAnswer {
  @ApiProperty()
  title!: string;

  @ApiProperty()
  text!: string;

  @ApiPropertyOptional({ type: ReportPlaceAnswer, description: 'what it points at' })
  at?: ReportPlaceAnswer;

  @ApiPropertyOptional({ type: [String], description: 'ids of its evidence' })
  facts?: string[];
}

export class EvidencePlaceAnswer {
  @ApiProperty({ description: 'seconds since the start' })
  from!: number;

  @ApiProperty()
  to!: number;

  @ApiProperty()
  channel!: string;
}

export class EvidenceAnswer {
  @ApiProperty()
  id!: string;

  @ApiProperty()
  label!: string;

  @ApiProperty({ oneOf: [{ type: 'number' }, { type: 'string' }], nullable: true })
  value!: number | string | null;

  @ApiProperty()
  unit!: string;

  @ApiProperty({ description: "the text in the athlete's units" })
  display!: string;

  @ApiPropertyOptional({ type: EvidencePlaceAnswer })
  at?: EvidencePlaceAnswer;
}

export class ReportAnswer {
  @Id()
  id!: string;

  @ApiProperty({ enum: ['first'] })
  kind!: 'first';

  @ApiProperty()
  headline!: string;

  @ApiProperty({
    type: ReportPlaceAnswer,
    nullable: true,
    description: 'what the headline points at',
  })
  at!: ReportPlaceAnswer | null;

  @ApiProperty({ type: [String], description: 'ids of the evidence of the headline' })
  facts!: string[];

  @ApiProperty({ type: [ReportSectionAnswer] })
  sections!: ReportSectionAnswer[];

  @ApiProperty({ type: [EvidenceAnswer] })
  evidence!: EvidenceAnswer[];

  @Moment()
  createdAt!: string;

  @ApiProperty()
  coach!: string;

  @ApiProperty({ description: 'it is being written again in the units that the athlete reads now' })
  rewriting!: boolean;
}
