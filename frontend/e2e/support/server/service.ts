import type { Person } from '../athletes/athlete-api.js';
import type { Visitor } from '../athletes/demo-visit.js';

export interface Athlete extends Person {
  readonly email: string;
  /** Whether they pay. */
  readonly plan: boolean;
  /** Whether they have answered the questionnaire. */
  readonly questionnaire: boolean;
}

const somebody = (
  name: string,
  city: string,
  country: string,
  sport: Person['sport'],
  plan: boolean,
  questionnaire: boolean,
): Athlete => {
  const [firstName = '', lastName = ''] = name.split(' ');
  const email = `${name
    .normalize('NFD')
    .replace(/[^A-Za-z ]/g, '')
    .toLowerCase()
    .replace(' ', '.')}@example.org`;
  return { email, firstName, lastName, city, country, sport, plan, questionnaire };
};

/** People of a small service, oldest first. */
export const ATHLETES: readonly Athlete[] = [
  somebody('Gareth Evans', 'Cardiff', 'United Kingdom', 'CYCLING', false, true),
  somebody('Mireille Dupont', 'Lyon', 'France', 'RUNNING', true, true),
  somebody('Tomasz Kowalczyk', 'Gdańsk', 'Poland', 'CYCLING', false, true),
  somebody('Yuki Tanaka', 'Kyoto', 'Japan', 'BOTH', true, true),
  somebody('Inés Moreno', 'Zaragoza', 'Spain', 'RUNNING', false, false),
  somebody('Jonas Bergström', 'Gothenburg', 'Sweden', 'CYCLING', true, true),
  somebody('Lena Hofmann', 'Freiburg', 'Germany', 'BOTH', false, false),
  somebody('Ada Lindqvist', 'Ghent', 'Belgium', 'CYCLING', true, true),
];

/** Why some have left. */
export const LEAVERS = [
  {
    email: 'piet.devries@example.org',
    reason: 'too-expensive',
    feedback: 'I ride twice a month; a plan by the ride would suit me better.',
    wouldRecommend: 'maybe',
  },
  {
    email: 'carla.rossi@example.org',
    reason: 'difficult-to-use',
    feedback: '',
    wouldRecommend: 'no',
  },
  {
    email: 'noah.becker@example.org',
    reason: 'other',
    feedback: 'Off the bike after surgery, back in spring.',
    wouldRecommend: 'yes',
  },
] as const;

export const VISITORS: readonly (Visitor & { readonly own: readonly string[] })[] = [
  {
    sport: 'running',
    level: 'beginner',
    ageRange: 'under-30',
    gender: 'female',
    country: 'Canada',
    deviceType: 'mobile',
    own: [],
  },
  {
    sport: 'cycling',
    level: 'advanced',
    country: 'Italy',
    deviceType: 'desktop',
    own: ['Where did my power fade against heart rate?'],
  },
];

export const INSTRUCTIONS = [
  {
    name: 'Easy days easy',
    category: 'training',
    content:
      'When heart rate in an easy session was above zone 2 for more than a third of the ' +
      'time, say so first.',
    isActive: true,
  },
  {
    name: 'No supplements',
    category: 'nutrition',
    content: 'Never recommend a supplement.',
    isActive: true,
  },
  {
    name: 'Race week',
    category: 'performance',
    content: 'In the week before the season’s peak, advise no test.',
    isActive: false,
  },
] as const;
