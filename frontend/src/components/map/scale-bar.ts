import { formatNumber } from '#lib/format.js';
import { METRES_PER_FOOT, METRES_PER_MILE, type UnitPreferences } from '#lib/units.js';

export interface ScaleBar {
  /** px */
  readonly width: number;
  readonly text: string;
}

const STEPS = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000];

/** The longest bar of a round length that is not wider than `room` pixels. */
export function scaleBar(
  metresPerPixel: number,
  room: number,
  { distanceUnit }: UnitPreferences,
): ScaleBar {
  const large =
    distanceUnit === 'mi' ? { unit: 'mi', metres: METRES_PER_MILE } : { unit: 'km', metres: 1000 };
  const small =
    distanceUnit === 'mi' ? { unit: 'ft', metres: METRES_PER_FOOT } : { unit: 'm', metres: 1 };
  const reach = metresPerPixel * room;
  const candidates = [
    ...STEPS.filter((step) => step >= 10)
      .map((step) => ({ ...small, step }))
      .filter(({ step, metres }) => step * metres < large.metres / 4),
    ...STEPS.filter((step) => step >= 0.5).map((step) => ({ ...large, step })),
  ];
  const best = candidates.filter(({ step, metres }) => step * metres <= reach).at(-1) ?? {
    ...small,
    step: 10,
  };
  return {
    width: (best.step * best.metres) / metresPerPixel,
    text: `${formatNumber(best.step, best.step < 1 ? 1 : 0)}\u00a0${best.unit}`,
  };
}
