import { wordings, type Meaning } from '../meaning.js';

/** Power and thresholds. */
export const POWER: readonly Meaning[] = [
  {
    id: 'average-power',
    label: 'Average power',
    question: 'What was my average power?',
    operation: 'value',
    topics: { workout: 'power', comparison: 'compare' },
    wordings: wordings(`
      average power
      avg watts
      how many watts did i average
      what was my power
      mean power
      how many watts did i push
      power output?
      watts?
      how much power was that
      avg power without zeros
      how strong was i riding
      max power
      peak watts
      whats the highest wattage i hit
      what power did i hold
      ap pls
      running power
      how much wattage on average
      my average watts on the climb
      power for the ride
      how was my power
    `),
  },
  {
    id: 'normalized-power',
    label: 'Normalized power',
    question: 'What was my normalized power?',
    operation: 'value',
    topics: { workout: 'power', comparison: 'compare' },
    wordings: wordings(`
      normalized power
      np?
      what was my np
      normalised watts
      np vs ap
      why is np higher than avg
      weighted power
      what np did i do
      weighted average watts
      np for the second half
      how far apart were np and average
      whats the np
      xpower
      normalized for lap 3
      my np pls
      difference between np and average power today
      normalised power of the ride
      np on the climb
      adjusted power
      weighted avg power
    `),
  },
  {
    id: 'per-kilo',
    label: 'Watts per kilogram',
    question: 'How many watts per kilogram did I hold?',
    operation: 'value',
    topics: { workout: 'power', history: 'bests' },
    wordings: wordings(`
      w/kg
      watts per kilo
      how many w per kg did i do
      whats my power to weight
      power to weight ratio
      wkg for 20 min
      wpk
      what w/kg did i hold up the climb
      am i at 4 w/kg
      watts per kg at threshold
      ftp in w/kg
      am i cat 3 power
      how many watts/kg average
      relative power
      power relative to my weight
      per kilo how strong am i
      is 3.5 wkg good
      5 min w/kg
      whats 250w in w/kg for me
      watt per kilogramm
    `),
  },
  {
    id: 'power-curve',
    label: 'Power curve',
    question: 'What does my power curve show?',
    operation: 'list',
    topics: { workout: 'power-curve', history: 'bests' },
    wordings: wordings(`
      power curve
      best 20 min power
      whats my 5 min max
      best 1 minute
      peak powers for all durations
      mmp
      mean maximal power
      best 5 sec
      highest 20 minute power
      power duration curve
      whats my sprint like
      best hour power
      show the power profile
      max 30 sec power
      what are my peak numbers
      best efforts by duration
      what could i hold for 10 min
      p20
      3 minute best
      critical power curve
      how does my curve look
      am i a sprinter or a diesel
    `),
  },
  {
    id: 'ftp',
    label: 'FTP',
    question: 'What does this say about my FTP?',
    operation: 'prediction',
    topics: { workout: 'ftp', history: 'ftp-evidence' },
    anchor: /\b(?:e?ftp|threshold|lthr|cp|critical|watts?|power)\b/,
    wordings: wordings(`
      so whats my real ftp then
      is my ftp right
      whats my ftp
      did my ftp go up
      should i raise my ftp
      is my ftp set too low
      estimate my ftp
      is 280 too high for my ftp
      what ftp does this suggest
      ftp?
      my ftp seems off
      can you work out my threshold
      threshold pace estimate
      does that 20 min effort bump my ftp
      time for a new ftp test
      current ftp based on this
      real threshold power
      my lthr
      was that enough to prove a higher ftp
      whats my threshold heart rate
      eftp
      am i undervaluing my ftp
    `),
  },
];
