import { ZoneRanges } from './zone-ranges.js';

type Range = [number, number];

/** Zones set by hand, each from where it begins to where it ends on the way to harder work. */
export class OwnZonesDto {
  @ZoneRanges('Power', 'Watts')
  power?: Range[] | null;

  @ZoneRanges('Cycling heart rate', 'bpm')
  cyclingHeartRate?: Range[] | null;

  @ZoneRanges('Running heart rate', 'bpm')
  runningHeartRate?: Range[] | null;

  @ZoneRanges('Pace', 'Seconds for a km; from is the slower end')
  pace?: Range[] | null;
}
