/** Words of the progress page that the workout page does not need, each in a sentence or two. */
export const PROGRESS_TERMS = {
  volume:
    'How much you trained: moving time, distance and load of each week from Monday to Sunday.',
  load:
    'What your sessions cost together: one hour at your threshold is 100. It is taken from ' +
    'power on rides, from pace on runs, else from heart rate.',
  fitness:
    'Your load of about the last six weeks, weighted so that recent days count more (CTL, 42 ' +
    'days). It says how much you are used to, not how fast you are.',
  fatigue: 'The same for about one week (ATL, 7 days): how much you did lately.',
  form:
    'Fitness less fatigue of the day before (TSB). Below zero you did more than you are used ' +
    'to, above zero less. By convention more than 5% of your fitness above zero reads fresh, ' +
    'more than 10% below it tired, and anything between neutral; under a fitness of 10 there ' +
    'is no word for it.',
  warmingUp:
    'Fitness starts from nothing on the day of your first file, whatever you did before. ' +
    'After 42 days most of that is past; until then nothing follows from these numbers.',
  zoneBalance:
    'How your time was shared between the five zones. Time below zone 1 or above zone 5 ' +
    'is counted beside them.',
  low:
    'Heart rate up to zone 2: easy enough to talk. With middle and high it approximates ' +
    'Seiler’s three zones.',
  middle: 'Heart rate in zone 3, between the two thresholds.',
  high: 'Heart rate in zone 4 and above.',
  polarization:
    'How far a week keeps apart easy and hard: log₁₀(low ÷ middle × high × 100) of the ' +
    'shares of time (Treff 2019). Above 2.00 counts as polarized by convention. It is not ' +
    'defined without time in both the middle and the high band, or with more high than low.',
  records: 'The best of each kind in all your files; of equal ones the earlier.',
  powerDuration:
    'The best mean power that you held for each length of time, on an axis that gives the ' +
    'short ones their room.',
  criticalPower:
    'The highest power that your all-out efforts of the last 90 days say you could hold for long.',
  wPrime: 'The work that you can do above critical power before you have to ease off.',
  progression:
    'The best of each month. A month without a hard effort shows how you trained, not how ' +
    'strong you were.',
  efficiency:
    'Output for each heart beat in steady aerobic sessions. Only sessions of like length, ' +
    'all indoors or all outdoors, are put into one trend.',
} as const;

export type ProgressTerm = keyof typeof PROGRESS_TERMS;
