/**
 * 1989-12-31T00:00:00Z, the zero of FIT's clock, as seconds since 1970. Source: FIT SDK 21.217,
 * Profile.xlsx, date_time.
 */
export const FIT_EPOCH_S = 631_065_600;
