import type { FitWriter } from './fit-writer.js';
import type { ReportPlan } from './plans.js';

/** What the athlete answered and the device estimated, as fields of a session. */
export function reportFields(report: ReportPlan) {
  return {
    ...(report.rpe !== undefined && { workoutRpe: report.rpe }),
    ...(report.feel !== undefined && { workoutFeel: report.feel }),
    ...(report.aerobicEffect !== undefined && { totalTrainingEffect: report.aerobicEffect }),
    ...(report.anaerobicEffect !== undefined && {
      totalAnaerobicTrainingEffect: report.anaerobicEffect,
    }),
    ...(report.trainingStress !== undefined && { trainingStressScore: report.trainingStress }),
    ...(report.intensityFactor !== undefined && { intensityFactor: report.intensityFactor }),
    ...(report.trainingLoad !== undefined && { trainingLoadPeak: report.trainingLoad }),
  };
}

/** The zones of the device with the seconds in each, over the whole of one session. */
export function writeTimesInZones(
  writer: FitWriter,
  { heartRateHighs, heartRateS, powerHighs, powerS }: ReportPlan,
  { index, timestamp }: { readonly index: number; readonly timestamp: Date },
): void {
  if (heartRateHighs === undefined && powerHighs === undefined) return;
  writer.write('timeInZone', {
    timestamp,
    referenceMesg: 'session',
    referenceIndex: index,
    ...(heartRateHighs && { hrZoneHighBoundary: [...heartRateHighs] }),
    ...(heartRateS && { timeInHrZone: [...heartRateS] }),
    ...(powerHighs && { powerZoneHighBoundary: [...powerHighs] }),
    ...(powerS && { timeInPowerZone: [...powerS] }),
  });
}
