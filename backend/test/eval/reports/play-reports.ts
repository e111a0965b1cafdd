import { buildFactSheet } from '#coaching/domain/facts/build-fact-sheet.js';
import { closerLook } from '#coaching/domain/facts/closer/closer-look.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import { writeFirstReport, type FirstReport } from '#coaching/domain/report/first-report.js';
import { METRIC_UNITS } from '#kernel/units.js';
import { readFit } from '#workouts/adapters/fit/read-fit.js';
import { coachedWorkout } from '#test/builders/coached-workout.builder.js';
import { corpusBytes, corpusFiles } from '#test/corpus/corpus.js';
import { RUBRIC_ATHLETE, USUAL_ATHLETE } from '#test/corpus/rubric-athlete.js';
import { imported, sheetOf } from '../world/imported.js';
import { EVAL_PLANS } from '../world/plans.js';
import { wholeOf } from './passages.js';
import { nameOf, readingSets, type ReadingSet } from './reading.js';
import { shownInHeadline } from './restates.js';
import { scoreReading, type Score } from './score-reading.js';

const NOW = Date.UTC(2026, 10, 21);

export interface WrittenReport {
  readonly name: string;
  readonly report: FirstReport;
  /** Keys of the facts that the headline shows. */
  readonly headlineKeys: readonly string[];
  /** The same for changed copies of one recording. */
  readonly recording: string;
}

export interface ScoredSet {
  readonly name: string;
  readonly scores: readonly Score[];
}

export interface PlayedReports {
  readonly sets: readonly ScoredSet[];
  /** One for each recording of the corpus; empty without the corpus. */
  readonly corpus: readonly WrittenReport[];
  /** Recordings that have a reading and are missing here. */
  readonly missing: readonly string[];
}

/** Writes the report of every workout once, whatever it is scored for. */
export class Reports {
  private readonly written = new Map<string, WrittenReport>();
  private readonly paths = new Map(
    corpusFiles()
      .filter(({ contract }) => contract.outcome === 'accepted')
      .map(({ name }) => [name.replace(/^.*\/|\.fit$/g, ''), name]),
  );

  private readonly ofTheRubric = new Set(
    readingSets()
      .filter(({ name }) => name === 'rubric')
      .flatMap(({ readings }) => readings.map(nameOf)),
  );

  /** Null for a recording that is missing here. */
  of(name: string): WrittenReport | null {
    const known = this.written.get(name) ?? this.write(name);
    if (known) this.written.set(name, known);
    return known;
  }

  /** Changed copies of a recording, such as damaged ones, count once. */
  ofCorpus(): readonly WrittenReport[] {
    const seen = new Set<string>();
    return [...this.paths.keys()].flatMap((name) => {
      const report = this.of(name);
      if (!report) return [];
      const marks = [report.recording, wholeOf(report.report)];
      const known = marks.some((mark) => seen.has(mark));
      marks.forEach((mark) => seen.add(mark));
      return known ? [] : report;
    });
  }

  private write(name: string): WrittenReport | null {
    const planned = EVAL_PLANS.find((plan) => plan.name === name);
    if (planned) return this.from(name, sheetOf(imported(planned)).sheet, name);
    const path = this.paths.get(name);
    if (path === undefined) return null;
    const recording = readFit(corpusBytes(path), NOW);
    const workout = coachedWorkout(recording, this.athleteOf(name));
    const look = closerLook(recording, workout.analysis.thresholds);
    const sheet = buildFactSheet(workout, METRIC_UNITS, { look });
    return this.from(name, sheet, `${recording.family} ${recording.startTimeMs}`);
  }

  /** Each reading was written for the profile that its writer saw. */
  private athleteOf(name: string) {
    return this.ofTheRubric.has(name) ? RUBRIC_ATHLETE : USUAL_ATHLETE;
  }

  private from(name: string, sheet: FactSheet, recording: string): WrittenReport {
    const report = writeFirstReport(sheet);
    return { name, report, headlineKeys: shownInHeadline(report, sheet), recording };
  }
}

export function playReports(reports = new Reports()): PlayedReports {
  const sets = readingSets();
  const missing = sets.flatMap(({ readings }) =>
    readings.map(nameOf).filter((name) => reports.of(name) === null),
  );
  return { sets: sets.map((set) => scoreSet(set, reports)), corpus: reports.ofCorpus(), missing };
}

function scoreSet({ name, readings }: ReadingSet, reports: Reports): ScoredSet {
  const scores = readings.flatMap((reading) => {
    const written = reports.of(nameOf(reading));
    return written ? scoreReading(reading, written.report) : [];
  });
  return { name, scores };
}
