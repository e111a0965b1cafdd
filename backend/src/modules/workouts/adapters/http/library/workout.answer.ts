import { ApiProperty } from '@nestjs/swagger';
import type { ChannelSource } from '#analysis/recording/recording.js';
import type { SportFamily } from '#analysis/recording/sport.js';
import { AnalysisAnswer } from '../analysis/analysis.answer.js';
import { FAMILIES, Moment, NumberOrNull, TextOrNull } from '../api-properties.js';
import { ReportAnswer } from './report.answer.js';
import { RawSummaryAnswer, SummaryAnswer } from './summary.answer.js';
import { UploadNameAnswer } from './workout-list.answer.js';

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

export class WorkoutAnswer {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty()
  sport!: string;

  @ApiProperty({ enum: FAMILIES })
  family!: SportFamily;

  @ApiProperty()
  indoor!: boolean;

  @TextOrNull("the athlete's own name of it")
  title!: string | null;

  @TextOrNull("the athlete's own notes")
  notes!: string | null;

  @Moment()
  startTime!: string;

  @NumberOrNull('seconds from UTC to the clock of the place')
  utcOffsetS!: number | null;

  @ApiProperty({ description: 'seconds with the timer running' })
  durationS!: number;

  @ApiProperty({ description: 'seconds, pauses included' })
  elapsedS!: number;

  @NumberOrNull('metres')
  distanceM!: number | null;

  @NumberOrNull('beats a minute')
  avgHr!: number | null;

  @NumberOrNull('watts')
  avgPower!: number | null;

  @NumberOrNull('rides: revolutions a minute; runs: steps a minute of both feet')
  cadenceAvg!: number | null;

  @NumberOrNull('metres')
  elevGainM!: number | null;

  @TextOrNull()
  deviceName!: string | null;

  @ApiProperty({ type: UploadNameAnswer })
  Upload!: UploadNameAnswer;

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
