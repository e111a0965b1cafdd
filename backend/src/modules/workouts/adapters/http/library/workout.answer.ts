import { ApiProperty } from '@nestjs/swagger';
import type { ChannelSource } from '#analysis/recording/recording.js';
import { AnalysisAnswer } from '../analysis/analysis.answer.js';
import { NumberOrNull, TextOrNull } from '#platform/http/api-properties.js';
import { ReportAnswer } from './report.answer.js';
import { RawSummaryAnswer, SummaryAnswer } from './summary.answer.js';
import { WorkoutBasicsAnswer } from './workout-list.answer.js';

const SOURCES: readonly ChannelSource[] = ['measured', 'estimated', 'developer'];

/** A quantity that the recording holds. */
export class RecordedAnswer {
  @ApiProperty({
    description:
      'as its time series is called; position stands for latitude and longitude; what apps ' +
      'recorded under names of their own',
  })
  name!: string;

  @ApiProperty({ enum: SOURCES, description: 'developer: by an app on the device' })
  source!: ChannelSource;
}

export class WorkoutAnswer extends WorkoutBasicsAnswer {
  @TextOrNull("the athlete's own notes")
  notes!: string | null;

  @NumberOrNull('rides: revolutions a minute; runs: steps a minute of both feet')
  cadenceAvg!: number | null;

  @TextOrNull()
  deviceName!: string | null;

  @ApiProperty({ type: SummaryAnswer })
  summaryJson!: SummaryAnswer;

  @ApiProperty({ type: RawSummaryAnswer })
  rawSummaryJson!: RawSummaryAnswer;

  @ApiProperty({ type: [String], description: 'what was wrong with the file, one sentence each' })
  warnings!: string[];

  @ApiProperty({ type: [RecordedAnswer], description: 'what was recorded, and by what' })
  recorded!: RecordedAnswer[];

  @ApiProperty({ type: [ReportAnswer] })
  reports!: ReportAnswer[];

  @ApiProperty({ type: AnalysisAnswer })
  analysis!: AnalysisAnswer;
}

export class WorkoutDetailAnswer {
  @ApiProperty({ type: WorkoutAnswer })
  workout!: WorkoutAnswer;
}
