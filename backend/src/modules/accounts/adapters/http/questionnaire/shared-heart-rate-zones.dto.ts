import { AnswerNumber } from './answer-fields.js';

/** One set of heart rate zones for both sports; kept as the zones of each. */
export class SharedHeartRateZonesDto {
  @AnswerNumber('Heart rate zone 1, lower end', 'bpm, both sports')
  hrZone1Min?: number | null;

  @AnswerNumber('Heart rate zone 1, upper end', 'bpm, both sports')
  hrZone1Max?: number | null;

  @AnswerNumber('Heart rate zone 2, lower end', 'bpm, both sports')
  hrZone2Min?: number | null;

  @AnswerNumber('Heart rate zone 2, upper end', 'bpm, both sports')
  hrZone2Max?: number | null;

  @AnswerNumber('Heart rate zone 3, lower end', 'bpm, both sports')
  hrZone3Min?: number | null;

  @AnswerNumber('Heart rate zone 3, upper end', 'bpm, both sports')
  hrZone3Max?: number | null;

  @AnswerNumber('Heart rate zone 4, lower end', 'bpm, both sports')
  hrZone4Min?: number | null;

  @AnswerNumber('Heart rate zone 4, upper end', 'bpm, both sports')
  hrZone4Max?: number | null;

  @AnswerNumber('Heart rate zone 5, lower end', 'bpm, both sports')
  hrZone5Min?: number | null;

  @AnswerNumber('Heart rate zone 5, upper end', 'bpm, both sports')
  hrZone5Max?: number | null;
}
