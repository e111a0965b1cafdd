import { wordings, type Meaning } from '../meaning.js';

/** Two or three workouts side by side. */
export const COMPARING: readonly Meaning[] = [
  {
    id: 'which-better',
    label: 'Which one was better',
    question: 'Which one was better?',
    operation: 'extreme',
    topics: { comparison: 'compare' },
    wordings: wordings(`
      which was better
      which one was faster
      which ride was harder
      in which one was i stronger
      who wins
      the better of the two
      which run had the higher hr
      which of these was my best
      did i do better the second time
      which one had more climbing
      which was the more efficient run
      the first or the second
      which was the tougher session
      was the newer one faster
      fastest of the three
      which one should i be proud of
      which had the higher average power
      which ride did i pace better
      in which one was i fitter
      which one had the better second half
      which is the winner here
    `),
  },
  {
    id: 'what-changed',
    label: 'What changed',
    question: 'What changed between them?',
    operation: 'difference',
    topics: { comparison: 'compare' },
    wordings: wordings(`
      what changed
      whats the difference
      what is different between these
      compare them
      how do they compare
      how much faster was i
      what improved
      whats better and whats worse
      side by side pls
      difference in hr
      how many watts more
      biggest difference between these two
      what got worse
      rep by rep comparison
      how far apart are they
      did my power go up from one to the other
      compare the climbs
      is there any improvement between the two
      how much lower was my heart rate
      show me the differences
      same pace lower hr?
    `),
  },
  {
    id: 'fair',
    label: 'Whether the comparison is fair',
    question: 'Is this a fair comparison?',
    operation: 'verdict',
    topics: { comparison: 'fair' },
    wordings: wordings(`
      is it fair to compare these
      can you even compare them
      comparable?
      apples and oranges?
      are these rides similar enough
      is this a fair comparison
      does it make sense to compare
      is it the same route
      was the course the same
      are they alike
      same conditions?
      how similar are they
      do these belong together
      is the difference real or just noise
      is that difference significant
      can i trust the comparison
      is it meaningful
      were both the same kind of workout
      does terrain explain the difference
      is this like for like
    `),
  },
];
