/**
 * Keys of what a sheet may hold of one workout: `{n}` is a number, `{a|b}` one of the words.
 * Distances in efforts and predictions are metres, lengths of bests seconds; places count from 1.
 */
export const WORKOUT_KEYS = [
  // The session as a whole
  'session.{calories|day|distance|duration|elapsed|moving|stopped}',
  'speed.{average|graded|max|normalizedGraded}',
  'speed.graded.note',
  'temperature.average',
  'effort.{level|tooLittle}',
  'quality.{repair|warning}.{n}',
  'frame.{cooldown|end|warmup}',
  'parts.count',
  'parts.{n}.{break|distance|heartRate|power|speed|time}',

  // Power, cadence and what they cost
  'power.{average|coasting|ftpEvidence|max|normalized|normalizedOverAverage|pedalling|source|variability|work}',
  'power.aboveThreshold.time',
  'power.balance.right',
  'power.balance.right.half.{n}',
  'power.balance.right.note',
  'power.best.{n}',
  'power.best.{n}.{heartRate|heartRateMax|start}',
  'power.perKg.{n}',
  'power.perKg.normalized',
  'cadence.{average|max}',
  'cadence.low.count',
  'cadence.low.{n}.{cadence|heartRate|power|time}',
  'cadence.zone.{n}',
  'coasting.{long|longest|longestDistance|spans}',
  'wPrime.{capacity|criticalPower|minimum|minimumAt|minimumShare|model}',
  'criticalPower.{watts|wPrime|error|since}',
  'load.{efficiency|heartRate|heartRateStress|intensity|stress}',
  'load.{efficiency|heartRate|heartRateStress|intensity|stress}.note',
  'ftp.estimate',
  'ftp.estimate.note',

  // Heart rate
  'heartRate.{average|averageShare|decoupling|drift|max|maxShare|recovery|reserveShare}',
  'heartRate.held.{n}',
  'heartRate.held.{n}.start',
  'sensor.heartRate.{cadence-lock|heart-rate-spikes|heart-rate-zeros|missing|zeros}',
  'sensor.{cadence|heartRate|power}.loss.{n}.{from|span|time}',

  // Zones
  'zones.{heartRate|pace|power}.{above|below|easy|hard|tempo}.{longest|range|share|time}',
  'zones.{heartRate|pace|power}.{n}.{longest|range|share|time}',

  // Parts
  'laps.{count|each}',
  'laps.{fastest|slowest}.{number|speed}',
  'laps.{n}.{cadence|heartRate|heartRateMax|power|speed|time}',
  'splits.count',
  'splits.{fastest|longest|slowest}.{number|time}',
  'splits.{n}.{grade|graded|heartRate|speed|stopped}',
  'halves.change.{graded|pace|time}',
  'halves.{n}.{graded|heartRate|time}',
  'levels.count',
  'levels.main.{output|time}',
  'levels.repeats.{cadence|count|output|time}',
  'levels.steps.{count|from|to}',
  'levels.{n}.{cadence|heartRate|output|time}',
  'stops.{after|before|clockOn|count|paused|pauses|total}',
  'stops.traffic.{n}.{count|distance|pauses|time}',
  'stops.unbroken.{cadence|distance|heartRate|power|speed|start|time}',
  'stops.{n}.{length|place|start}',
  'start.change.pace',
  'start.{first|rest}.{graded|heartRate|speed}',
  'tempo.{graded|heartRate|speed}',
  'pacing.variation',
  'pacing.fade.{eased|heartRate|output|parts}',
  'pacing.fade.output.note',
  'pacing.halves.output',
  'pacing.{half|quarter}.{n}.{cadence|heartRate|output}',
  'pacing.{end|second|start}.{cadence|heartRate|output|pace}',

  // Intervals and plan
  'intervals.{cadence|count|duration|fadePerRep|heartRate|heartRateLag|heartRateMax|heartRateTrend}',
  'intervals.{lengths|output|paceAsRun|paceTrend|pattern|recovery|recoveryMoving|source|spread|total|trend}',
  'intervals.main.{change|output|pattern|recovery|spread}',
  'intervals.main.{n}.output',
  'intervals.opening.{change|count|output|rest}',
  'intervals.rep.{n}.dip.{power|start}',
  'intervals.recoveries.{heartRate|power|share|speed}',
  'intervals.rep.{n}.{cadence|climb|duration|heartRate|heartRateEnd|heartRateMax|output|perKg|power|time}',
  'intervals.zones.{heartRate|pace|power}.{n}.share',
  'plan.{count|done|over|short|skipped}',
  'plan.{inTarget|overTarget|underTarget}',
  'plan.step.{n}.{mean|share|target|timeInTarget}',

  // Hills
  'climb.{gain|loss|note|rate}',
  'climbs.count',
  'climbs.again.{n}.{change|changeShare|count|height|length}',
  'climbs.again.{n}.{n}.{cadence|heartRate|power|time}',
  'climbs.againstFlat.{power|speed}',
  'climbs.order.change',
  'climbs.order.{first|last}.{grade|heartRate|height|rate|time}',
  'climbs.main.{n}.{heartRate|height|length|power|speed|time}',
  'climbs.together.{cadence|heartRate|power|share|speed|time}',
  'climbs.{n}.{gain|grade|graded|heartRate|length|perKg|power|rate|speed|time}',
  'climbs.{n}.half.{n}.{grade|graded|heartRate|power|speed}',
  'descents.count',
  'descents.alike.{count|fastest|height|slowest}',
  'descents.{n}.{coasting|heartRate|height|length|power|speed|time}',
  'flat.{cadence|heartRate|power|speed|time}',
  'flat.longest.{length|speed}',
  'likeGradient.{down|flat|steep-down|steep-up|up}.change.{heartRate|output}',
  'likeGradient.{down|flat|steep-down|steep-up|up}.{early|late}.{heartRate|power|speed}',

  // Cost
  'cost.{climb|hold|rep}.{n}.rise.{change|from|to}',
  'cost.{climb|rep}.{n}.quarters.{cadence|heartRate|power|speed}',
  'cost.rep.{n}.cadence.{from|to}',
  'cost.durability.{n}.{at|lastThird|power|work}',
  'cost.fall.{n}.{after60|lowest}',
  'cost.hour.{n}.{cadence|heartRate|power|speed}',
  'cost.hold.{n}.{length|output}',
  'cost.hours.fell',
  'cost.like.{change|early|late|verdict}',
  'cost.set.{n}.{after60|cadence|heartRate|lowest|output|peakHeartRate}.change',
  'cost.set.{n}.last.{heartRate|output}',
  'durability.change.{efficiency|output}',
  'durability.{early|late}.{cadence|graded|heartRate|power}',

  // Bests and predictions
  'efforts.{n}.{speed|time}',
  'prediction.{n}',
  'prediction.vdot',
  'prediction.vdot.note',
  'predictions.source',
  'predictions.{n}.{note|riegel|vdot}',

  // The device's own figures, and what disagrees
  'device.{aerobicEffect|anaerobicEffect|feel|ftp|intensityFactor|maxHeartRate|normalizedPower}',
  'device.{restingHeartRate|rpe|thresholdHeartRate|trainingLoad|trainingStress}',
  'device.zones.{heartRate|power}.{n}',
  'contradiction.{device-ftp-differs|flat-trail|ftp-too-high|ftp-too-low|heart-rate-max-too-low}',
  'contradiction.ftp-too-high.{heartRate|heartRateShare|power|powerShare}',
  'contradiction.race-time-beaten.{expected|time}',
  'contradiction.{heart-rate-over-max|race-time-beaten|rpe-under-heart-rate|threshold-pace-too-slow}',

  // The profile
  'threshold.{basePace|ftp|maxHr|pace|restingHr|weight}',
  'threshold.{basePace|ftp|maxHr|pace|restingHr|weight}.since',

  // A small step, for advice
  'next.{duration|output|set}',

  // Conventions of the field
  'constant.{decoupling|ftpShare|stressHour|variability}',
] as const;
