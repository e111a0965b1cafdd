/**
 * Every colour of the product, for light and dark ground, in one place: the stylesheet's variables,
 * the Ant Design theme and the canvas charts are all made from it. One colour has one meaning on
 * every page.
 */
export interface Palette {
  readonly ground: string;
  readonly surface: string;
  /** A quiet fill for hovers, wells and skeletons. */
  readonly sunken: string;
  readonly line: string;
  /** The edge of a control; strong enough to be seen as one (3:1). */
  readonly edge: string;
  readonly ink: string;
  readonly quiet: string;
  readonly accent: string;
  /** Text on the accent. */
  readonly onAccent: string;
  /** The accent as a faint fill. */
  readonly accentWash: string;
  readonly danger: string;
  readonly warning: string;
  readonly good: string;
  readonly power: string;
  readonly heartRate: string;
  readonly speed: string;
  readonly cadence: string;
  readonly elevation: string;
  readonly temperature: string;
  readonly wBalance: string;
  /** The workouts of a comparison, apart for every kind of colour vision. */
  readonly workoutA: string;
  readonly workoutB: string;
  readonly workoutC: string;
  readonly zoneOutside: string;
  readonly zone1: string;
  readonly zone2: string;
  readonly zone3: string;
  readonly zone4: string;
  readonly zone5: string;
}

export type ThemeMode = 'light' | 'dark';

const zones = {
  zone1: '#8FB8C9',
  zone2: '#4F9D8F',
  zone3: '#D9A93B',
  zone4: '#DE7436',
  zone5: '#B8324A',
};

export const palette: Readonly<Record<ThemeMode, Palette>> = {
  light: {
    ground: '#FBFBFA',
    surface: '#FFFFFF',
    sunken: '#F4F3F0',
    line: '#E7E6E2',
    edge: '#8C929B',
    ink: '#15181D',
    quiet: '#5C6470',
    accent: '#0B6E6E',
    onAccent: '#FFFFFF',
    accentWash: '#E6F1F0',
    danger: '#B3261E',
    warning: '#8A5A00',
    good: '#1E7A46',
    power: '#6B4EE6',
    heartRate: '#C8323C',
    speed: '#1769C2',
    cadence: '#A8660A',
    elevation: '#8A8F98',
    temperature: '#0F8A7E',
    wBalance: '#4B6B12',
    workoutA: '#2470C8',
    workoutB: '#B84F08',
    workoutC: '#07503C',
    zoneOutside: '#C9CCD1',
    ...zones,
  },
  dark: {
    ground: '#0E1013',
    surface: '#16191E',
    sunken: '#1D2127',
    line: '#262B33',
    edge: '#6E7784',
    ink: '#ECEEF1',
    quiet: '#9AA3AF',
    accent: '#35B5AC',
    onAccent: '#0E1013',
    accentWash: '#14302F',
    danger: '#F2766B',
    warning: '#E3B341',
    good: '#57C08A',
    power: '#9D8BFF',
    heartRate: '#FF7A7F',
    speed: '#6CB2FF',
    cadence: '#E8A94A',
    elevation: '#8A8F98',
    temperature: '#2BB3A5',
    wBalance: '#9CC053',
    workoutA: '#5AA7FF',
    workoutB: '#FF9A3D',
    workoutC: '#C5F5DE',
    zoneOutside: '#3A414C',
    ...zones,
  },
};
