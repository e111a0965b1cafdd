/** What a public source says of another platform; nothing is claimed beyond it. */
export interface Peer {
  readonly name: string;
  readonly good: string;
  readonly answers: string;
  readonly sources: readonly { readonly name: string; readonly href: string }[];
}

/** When the sources were read. */
export const READ_ON = 'November 2026';

export const PEERS: readonly Peer[] = [
  {
    name: 'Strava',
    good: 'A social platform, with competition over segments.',
    answers:
      'Athlete Intelligence, for subscribers, puts the data of an activity into a paragraph ' +
      'of text.',
    sources: [
      { name: 'Phazon Triathlon', href: 'https://phazontriathlon.com/?p=1671' },
      {
        name: 'Cycling Weekly',
        href:
          'https://inkl.com/news/' +
          'strava-says-its-new-ai-feature-is-not-a-novelty-but-i-think-it-s-pointless',
      },
    ],
  },
  {
    name: 'Garmin Connect',
    good: 'Free with a Garmin device; stores and shows its recordings.',
    answers: 'Connect+, a paid plan, adds Active Intelligence, insights powered by AI.',
    sources: [{ name: 'ITWriting, March 2025', href: 'https://itwriting.com/blog/date/2025/03' }],
  },
  {
    name: 'TrainingPeaks',
    good:
      'Planning, tracking and work with a coach; Premium adds planning of workouts and ' +
      'analysis of fitness trends.',
    answers: 'Workout and fitness summaries; the source mentions no answers in words.',
    sources: [{ name: 'F1R2A', href: 'https://f1r2a.com/getting-started-part3/trainingpeaks/' }],
  },
  {
    name: 'Intervals.icu',
    good: 'Brings Garmin, Zwift and a training calendar together.',
    answers: 'Athletes who want answers in words connect assistants that others have built.',
    sources: [
      { name: 'Bike-packing.app', href: 'https://bike-packing.app/blog/my-personal-ai-coach/' },
      {
        name: 'Intervals.icu forum',
        href: 'https://forum.intervals.icu/t/yet-another-ai-chatgpt-coach/117856',
      },
    ],
  },
];
