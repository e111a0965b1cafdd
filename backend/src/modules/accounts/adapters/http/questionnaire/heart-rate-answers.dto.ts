import { AnswerNumber } from './answer-fields.js';

/** Heart Rate Zones, of each sport its own. */
export class HeartRateAnswersDto {
  @AnswerNumber('Max HR', 'bpm')
  maxHR?: number | null;

  @AnswerNumber('Resting HR', 'bpm')
  restingHR?: number | null;

  @AnswerNumber('Cycling heart rate zone 1, lower end', 'bpm')
  cyclingHRZone1Min?: number | null;

  @AnswerNumber('Cycling heart rate zone 1, upper end', 'bpm')
  cyclingHRZone1Max?: number | null;

  @AnswerNumber('Cycling heart rate zone 2, lower end', 'bpm')
  cyclingHRZone2Min?: number | null;

  @AnswerNumber('Cycling heart rate zone 2, upper end', 'bpm')
  cyclingHRZone2Max?: number | null;

  @AnswerNumber('Cycling heart rate zone 3, lower end', 'bpm')
  cyclingHRZone3Min?: number | null;

  @AnswerNumber('Cycling heart rate zone 3, upper end', 'bpm')
  cyclingHRZone3Max?: number | null;

  @AnswerNumber('Cycling heart rate zone 4, lower end', 'bpm')
  cyclingHRZone4Min?: number | null;

  @AnswerNumber('Cycling heart rate zone 4, upper end', 'bpm')
  cyclingHRZone4Max?: number | null;

  @AnswerNumber('Cycling heart rate zone 5, lower end', 'bpm')
  cyclingHRZone5Min?: number | null;

  @AnswerNumber('Cycling heart rate zone 5, upper end', 'bpm')
  cyclingHRZone5Max?: number | null;

  @AnswerNumber('Running heart rate zone 1, lower end', 'bpm')
  runningHRZone1Min?: number | null;

  @AnswerNumber('Running heart rate zone 1, upper end', 'bpm')
  runningHRZone1Max?: number | null;

  @AnswerNumber('Running heart rate zone 2, lower end', 'bpm')
  runningHRZone2Min?: number | null;

  @AnswerNumber('Running heart rate zone 2, upper end', 'bpm')
  runningHRZone2Max?: number | null;

  @AnswerNumber('Running heart rate zone 3, lower end', 'bpm')
  runningHRZone3Min?: number | null;

  @AnswerNumber('Running heart rate zone 3, upper end', 'bpm')
  runningHRZone3Max?: number | null;

  @AnswerNumber('Running heart rate zone 4, lower end', 'bpm')
  runningHRZone4Min?: number | null;

  @AnswerNumber('Running heart rate zone 4, upper end', 'bpm')
  runningHRZone4Max?: number | null;

  @AnswerNumber('Running heart rate zone 5, lower end', 'bpm')
  runningHRZone5Min?: number | null;

  @AnswerNumber('Running heart rate zone 5, upper end', 'bpm')
  runningHRZone5Max?: number | null;
}
