import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { FirstReport } from '#coaching/domain/report/report-writer.js';
import { ChatEvidenceAnswer } from './chat-message.answer.js';

class ComparisonReportSection {
  @ApiProperty({ type: String, example: 'Like with like' })
  title!: string;

  @ApiProperty({ type: String })
  text!: string;

  @ApiPropertyOptional({ type: [String], description: 'Ids of its evidence.' })
  facts?: string[];
}

/** What changed between two or three workouts. */
export class ComparisonReportAnswer {
  @ApiProperty({ type: String })
  headline!: string;

  @ApiProperty({ type: [String], description: 'Ids of the evidence of the headline.' })
  facts!: string[];

  @ApiProperty({
    type: [ComparisonReportSection],
    description: 'Why, further findings, and one step that follows, called "Next".',
  })
  sections!: ComparisonReportSection[];

  @ApiProperty({ type: [ChatEvidenceAnswer], description: 'The facts that it rests on.' })
  evidence!: ChatEvidenceAnswer[];
}

export function presentComparisonReport({
  headline,
  facts,
  sections,
  evidence,
}: FirstReport): ComparisonReportAnswer {
  return {
    headline,
    facts: [...facts],
    sections: sections.map(({ title, text, facts: own }) => ({ title, text, facts: [...own] })),
    evidence: evidence.map((fact) => ({ ...fact })),
  };
}
