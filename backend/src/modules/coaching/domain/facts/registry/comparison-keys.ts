/** Keys of what is known between workouts; see `WORKOUT_KEYS`. */
export const COMPARISON_KEYS = [
  'delta.W{n}.{cadence|climbing|decoupling|distance|efficiencyFactor|elapsedTime|gradeAdjustedPace}',
  'delta.W{n}.{heartRate|heartRateLoad|intensityFactor|movingTime|normalizedPower|pace|power|speed}',
  'delta.W{n}.{temperature|trainingStress}',
  'delta.W{n}.{hard|reps}.{heartRate|pace|power}',
  'delta.W{n}.matched.{heartRate|power|pace}',
  'matched.output',
  'W{n}.matched.heartRate',
  'note.W{n}.{n}',
  'verdict.W{n}.{decoupling|efficiencyFactor}',
] as const;
