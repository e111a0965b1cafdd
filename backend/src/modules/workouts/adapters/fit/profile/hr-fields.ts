import { field } from './field-spec.js';

/** Source: FIT SDK 21.217, Profile.xlsx, message hr. */
export const HR = {
  timestamp: field(253),
  fractionalTimestamp: field(0, 32_768),
  time256: field(1, 256),
  filteredBpm: field(6),
  /** Read raw: these count in 1/1024 s, and the short form carries only the low 12 bits. */
  eventTimestamp: field(9),
  eventTimestamp12: field(10),
} as const;

export const EVENT_TICKS_PER_SECOND = 1024;
