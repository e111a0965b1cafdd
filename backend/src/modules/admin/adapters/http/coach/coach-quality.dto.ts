import { WholeNumber } from '#platform/http/whole-number.js';

export class CoachQualityDto {
  @WholeNumber('days', [1, 365], { default: 30 })
  days: number = 30;
}
