/** Planned work during which the API refuses people; their administrators still get in. */
export abstract class Maintenance {
  /** Every process refuses within seconds, until `end`. @param until when people may come back */
  abstract begin(until: Date): Promise<void>;

  abstract end(): Promise<void>;

  /** When people may come back, which may be in the past; null outside of planned work. */
  abstract until(): Promise<Date | null>;
}
