/**
 * Keys of what a sheet may hold of weeks and months; `{day}` is YYYY-MM-DD, see `WORKOUT_KEYS` for
 * the rest.
 */
export const HISTORY_KEYS = [
  'athlete.{age|basePace|days|event|ftp|goal|hours|level|maxHr|pace|restingHr|weight}',
  'athlete.{basePace|ftp|maxHr|pace|restingHr|weight}.since',
  'athlete.goal.{n}',
  'athlete.goal.ftp',
  'efficiency.{clear|error|first|last|trend|workouts}',
  'efficiency.{cycling|running}.{clear|error|first|last|trend|workouts}',
  'fitness.note',
  'fitness.{fatigue|fitness|form|monotony|restDays|strain|week}',
  'fitness.day.{day}',
  'latest.{n}.{distance|load|time|what}',
  'recentBests.{power|time}.{n}',
  'recentBests.{power|time}.{n}.{change|rank}',
  'records.{cycling|running}.{climbing|distance|duration}',
  'records.{cycling|running}.{climbing|distance|duration}.day',
  'records.{cycling|running}.{power|time}.{n}',
  'records.{cycling|running}.{power|time}.{n}.day',
  'span.{lastWeek|month|thisWeek}.{easy|load|name|time|workouts}',
  'span.{lastWeek|month|thisWeek}.{change|rank}.{load|time}',
  'span.{lastWeek|month|thisWeek}.usual.{easy|load|time}',
  'span.{lastWeek|month|thisWeek}.best.{day|previous|value|what}',
  'span.{lastWeek|month|thisWeek}.break.{days|last|open}',
  'span.{lastWeek|month|thisWeek}.longest.{day|noun|previous|time}',
  'span.{lastWeek|month|thisWeek}.rising.{from|to|weeks}',
  'span.{lastWeek|month|thisWeek}.set.{before|day|output|what}',
  'span.{lastWeek|month|thisWeek}.set.change.{heartRate|pace|power}',
  'span.{lastWeek|month|thisWeek}.streak.{weeks|workouts}',
  'week.change.{distance|load|time}',
  'weeks.{day}.{climbing|distance|easy|hard|load|time|workouts}',

  // A workout against the athlete's own past
  'history.similar.{count|latest}',
  'history.{decoupling|duration|efficiency|graded|heartRate|load|normalized|speed}.{change|median|percentile|range}',
  'repeats.count',
  'repeats.{n}.{day|heartRate|place|power|speed}',
  'repeats.{n}.change.{heartRate|pace|power|temperature}',
  'similar.{n}.{day|name}',

  // Its route, its climb and its days against earlier ones
  'route.{count|day|rank|reversed|spread|then|time}',
  'route.change.{heartRate|power|temperature|time}',
  'sameClimb.{count|day|rank|gain|length|spread|then|time}',
  'sameClimb.change.{heartRate|power|time}',
  'rhythm.{daysInARow|daysOff|largestLoad|largestLoadDay|longest|longestDay|ownLoad|ownTime}',
] as const;
