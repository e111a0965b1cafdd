import type { SportFamily } from '#analysis/recording/sport.js';
import { METRES_PER_FOOT, METRES_PER_MILE, type UnitPreferences } from '#kernel/units.js';
import { clock } from './clock.js';

export const NOTHING = '–';

/** Turns the engine's SI values into what an athlete reads, in their units. */
export class Measures {
  constructor(
    private readonly units: UnitPreferences,
    private readonly family: SportFamily,
  ) {}

  distance(metres: number | null): string {
    if (metres === null) return NOTHING;
    return this.units.distance === 'km'
      ? `${(metres / 1000).toFixed(2)} km`
      : `${(metres / METRES_PER_MILE).toFixed(2)} mi`;
  }

  height(metres: number | null): string {
    if (metres === null) return NOTHING;
    return this.units.elevation === 'm'
      ? `${Math.round(metres)} m`
      : `${Math.round(metres / METRES_PER_FOOT)} ft`;
  }

  /** Speed on rides, pace on foot. */
  speed(mps: number | null): string {
    if (mps === null) return NOTHING;
    if (this.family === 'running') return mps > 0.2 ? this.pace(1000 / mps) : NOTHING;
    return this.units.distance === 'km'
      ? `${(mps * 3.6).toFixed(1)} km/h`
      : `${((mps * 3600) / METRES_PER_MILE).toFixed(1)} mph`;
  }

  pace(secondsPerKm: number | null): string {
    if (secondsPerKm === null) return NOTHING;
    return this.units.pace === 'min/km'
      ? `${clock(secondsPerKm)} /km`
      : `${clock((secondsPerKm * METRES_PER_MILE) / 1000)} /mi`;
  }

  temperature(celsius: number): string {
    return this.units.system === 'METRIC'
      ? `${celsius.toFixed(1)} °C`
      : `${(celsius * 1.8 + 32).toFixed(1)} °F`;
  }

  whole(value: number | null, unit: string): string {
    return value === null ? NOTHING : `${Math.round(value)} ${unit}`;
  }

  /** The value of a metric by its unit; metres are height where the metric speaks of height. */
  metric(id: string, value: number, unit: string): string {
    switch (unit) {
      case 's':
        return clock(value);
      case 'm':
        return /elevation|ascent|climb|gain|loss/i.test(id)
          ? this.height(value)
          : this.distance(value);
      case 'm/s':
        return this.speed(value);
      case 's/km':
        return this.pace(value);
      case '°C':
        return this.temperature(value);
      case 'ratio':
        return value.toFixed(3);
      default:
        return `${value.toFixed(decimals(value))} ${unit}`;
    }
  }
}

function decimals(value: number): number {
  const size = Math.abs(value);
  if (size >= 100 || Number.isInteger(value)) return 0;
  return size >= 10 ? 1 : 2;
}
