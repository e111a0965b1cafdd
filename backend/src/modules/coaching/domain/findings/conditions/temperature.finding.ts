import { say } from '#coaching/domain/answer/say.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import type { Finding } from '../finding.js';

/** From here on heart rate is dearer than in the cool [Ely 2007: marathons slow from 15 to 25 °C]. */
const HOT_C = 26;
/** A device warmed by the sun reads more than the air; from here on that is no doubt (ours). */
const VERY_HOT_C = 30;
/** Cold matters to those who stand in it (ours). */
const COLD_C = 6;
const STANDING_S = 1800;

/** Heat that makes every heart rate of the session dearer. */
export function heat(sheet: FactSheet): readonly Finding[] {
  const temperature = sheet.get('temperature.average');
  if (!temperature || sheet.context.indoor || Number(temperature.value) < HOT_C) return [];
  const feel = sheet.get('device.feel');
  const weak = feel?.display === 'weak' || feel?.display === 'very weak';
  return [
    {
      kind: 'conditions.heat',
      statement: say`Heat of ${temperature} on average at the device: the same effort may cost more beats than in the cool`,
      because: [weak && feel ? say`You felt ${feel}, which fits a hot day.` : null],
      surprise: 0.6,
      importance: Number(temperature.value) >= VERY_HOT_C ? 0.4 : 0.35,
      confidence: 0.8,
      action:
        'Take the next hard session to the cool of the day, and drink by the clock when it is hot.',
    },
  ];
}

/** Cold, where long stops let it in. */
export function cold(sheet: FactSheet): readonly Finding[] {
  const temperature = sheet.get('temperature.average');
  const stops = sheet.get('stops.total');
  if (!temperature || Number(temperature.value) > COLD_C || !stops) return [];
  if (Number(stops.value) < STANDING_S) return [];
  return [
    {
      kind: 'conditions.cold',
      statement: say`Cold: ${temperature} on average with ${stops} of standing, so clothing and food matter more than watts`,
      because: [],
      surprise: 0.7,
      importance: 0.4,
      confidence: 1,
      action: 'Dress and eat for the stops on a day like this, and keep them short.',
    },
  ];
}
