import type { StartDemoDto } from '#api/generated/types.gen.js';

export const SPORTS = ['cycling', 'running'] as const;
export type Sport = StartDemoDto['sport'];

export const LEVELS = ['beginner', 'intermediate', 'advanced'] as const;
export type Level = StartDemoDto['level'];

/** What a visitor may tell of themselves; empty where they do not. */
export interface Details {
  readonly ageRange: '' | NonNullable<StartDemoDto['ageRange']>;
  readonly gender: '' | NonNullable<StartDemoDto['gender']>;
  readonly country: string;
  readonly email: string;
}

export const NO_DETAILS: Details = { ageRange: '', gender: '', country: '', email: '' };

/** The values leave 30 out and count 50 twice; the labels do not. */
export const AGE_RANGES = [
  { value: 'under-30', label: '30 or under' },
  { value: '31-40', label: '31-40' },
  { value: '41-50', label: '41-50' },
  { value: '50+', label: 'Over 50' },
] as const;

export const GENDERS = [
  { value: 'female', label: 'Female' },
  { value: 'male', label: 'Male' },
] as const;

export const isEmpty = (details: Details): boolean =>
  Object.values(details).every((value: string) => value.trim() === '');

/** What is sent: nothing is said with null. */
export function sessionRequest(
  sport: Sport,
  level: Level,
  { ageRange, gender, country, email }: Details,
  deviceType: 'mobile' | 'desktop',
): StartDemoDto {
  return {
    sport,
    level,
    dataSource: 'garmin',
    ageRange: ageRange || null,
    gender: gender || null,
    country: country.trim() || null,
    email: email.trim() || null,
    deviceType,
  };
}
