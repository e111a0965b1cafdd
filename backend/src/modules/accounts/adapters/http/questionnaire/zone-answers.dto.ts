import type { Type } from '@nestjs/common';
import { ZONE_NUMBERS, type ZoneField } from '#accounts/domain/questionnaire/answers.js';
import { AnswerNumber, AnswerText } from './answer-fields.js';

interface ZoneQuestions {
  readonly answer: typeof AnswerNumber | typeof AnswerText;
  /** Of the set, on the page. */
  readonly label: string;
  readonly unit: string;
  /** What the page calls `Min` and `Max`. */
  readonly ends?: Readonly<Record<'Min' | 'Max', string>>;
}

/** A DTO with the ends of five zones, such as `powerZone1Min` and `powerZone1Max`. */
function zonesDto<V, S extends string>(
  set: S,
  { answer, label, unit, ends = { Min: 'lower', Max: 'upper' } }: ZoneQuestions,
) {
  class ZonesDto {}
  for (const zone of ZONE_NUMBERS)
    for (const end of ['Min', 'Max'] as const) {
      const question = answer(`${label} zone ${zone}, ${ends[end]} end`, unit);
      question(ZonesDto.prototype, `${set}Zone${zone}${end}`);
    }
  return ZonesDto as Type<{ [K in ZoneField<S>]?: V | null }>;
}

export const PowerZonesDto = zonesDto<number, 'power'>('power', {
  answer: AnswerNumber,
  label: 'Power',
  unit: 'Watts',
});

/** Of a zone, `Min` is the slower end. */
export const PaceZonesDto = zonesDto<string, 'pace'>('pace', {
  answer: AnswerText,
  label: 'Pace',
  unit: 'm:ss in runningPaceUnit',
  ends: { Min: 'slower', Max: 'faster' },
});

export const CyclingZonesDto = zonesDto<number, 'cyclingHR'>('cyclingHR', {
  answer: AnswerNumber,
  label: 'Cycling heart rate',
  unit: 'bpm',
});

export const RunningZonesDto = zonesDto<number, 'runningHR'>('runningHR', {
  answer: AnswerNumber,
  label: 'Running heart rate',
  unit: 'bpm',
});

/** One set of heart rate zones for both sports; kept as the zones of each. */
export const SharedHeartRateZonesDto = zonesDto<number, 'hr'>('hr', {
  answer: AnswerNumber,
  label: 'Heart rate',
  unit: 'bpm, both sports',
});
