import { AnswerNumber } from './answer-fields.js';

/** Power Zones. */
export class PowerAnswersDto {
  @AnswerNumber('FTP', 'Watts')
  currentFTP?: number | null;

  @AnswerNumber('FTP goal', 'Watts')
  ftpGoal?: number | null;

  @AnswerNumber('Power zone 1, lower end', 'Watts')
  powerZone1Min?: number | null;

  @AnswerNumber('Power zone 1, upper end', 'Watts')
  powerZone1Max?: number | null;

  @AnswerNumber('Power zone 2, lower end', 'Watts')
  powerZone2Min?: number | null;

  @AnswerNumber('Power zone 2, upper end', 'Watts')
  powerZone2Max?: number | null;

  @AnswerNumber('Power zone 3, lower end', 'Watts')
  powerZone3Min?: number | null;

  @AnswerNumber('Power zone 3, upper end', 'Watts')
  powerZone3Max?: number | null;

  @AnswerNumber('Power zone 4, lower end', 'Watts')
  powerZone4Min?: number | null;

  @AnswerNumber('Power zone 4, upper end', 'Watts')
  powerZone4Max?: number | null;

  @AnswerNumber('Power zone 5, lower end', 'Watts')
  powerZone5Min?: number | null;

  @AnswerNumber('Power zone 5, upper end', 'Watts')
  powerZone5Max?: number | null;
}
