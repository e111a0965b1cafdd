import type {
  FitActivity,
  FitContent,
  FitCreator,
  FitFileId,
  FitLap,
  FitLength,
  FitSensor,
  FitSession,
  FitSport,
  FitThresholds,
  FitTimeInZones,
  FitTimerEvent,
  FitVo2max,
  FitWorkout,
  FitWorkoutStep,
  FitZone,
} from '../fit-content.js';
import { invalidFit } from '../fit-refusal.js';
import { MESSAGE } from '../profile/message-numbers.js';
import type { MessageRun } from '../walk/message-log.js';
import {
  activityOf,
  lapOf,
  lengthOf,
  sessionOf,
  sportOf,
  timerEventOf,
  userProfileOf,
  zonesTargetOf,
} from './activity-messages.js';
import { applicationOf, descriptionOf } from './developer-messages.js';
import type { FieldDescription } from './developer-messages.js';
import { creatorOf, fileIdOf, sensorOf } from './device-messages.js';
import type { MessageView } from './message-view.js';
import { workoutOf, workoutStepOf } from './workout-messages.js';
import { hrZoneOf, powerZoneOf, timeInZonesOf, vo2maxOf } from './zone-messages.js';

/** Sessions, laps, lengths and steps together: a lap every hundred metres over 1,000 km. Ours. */
const MOST_SUMMARIES = 10_000;

/**
 * Takes the messages that are not records, one after the other in file order, and keeps what each
 * says.
 *
 * @throws DomainError `INVALID_FIT_FILE` TOO_COMPLEX, from `add`, where there are more summaries
 * than any workout has
 */
export class ContentBuilder {
  readonly fileIds: FitFileId[] = [];
  readonly creators: FitCreator[] = [];
  readonly sensors: FitSensor[] = [];
  readonly sports: FitSport[] = [];
  readonly sessions: FitSession[] = [];
  readonly laps: FitLap[] = [];
  readonly lengths: FitLength[] = [];
  readonly timerEvents: FitTimerEvent[] = [];
  readonly activities: FitActivity[] = [];
  readonly zonesTargets: FitThresholds[] = [];
  readonly userProfiles: FitThresholds[] = [];
  readonly heartRateZones: FitZone[] = [];
  readonly powerZones: FitZone[] = [];
  readonly timesInZones: FitTimeInZones[] = [];
  readonly vo2maxima: FitVo2max[] = [];
  readonly workouts: FitWorkout[] = [];
  readonly workoutSteps: FitWorkoutStep[] = [];
  readonly descriptions: FieldDescription[] = [];
  hasBeats = false;
  private summaries = 0;
  private readonly applications = new Map<number, string | null>();

  private readonly takers: Readonly<Record<number, (view: MessageView, at: number) => void>> = {
    [MESSAGE.fileId]: (view) => this.fileIds.push(fileIdOf(view)),
    [MESSAGE.deviceInfo]: (view) => {
      pushGiven(this.creators, creatorOf(view));
      pushGiven(this.sensors, sensorOf(view));
    },
    [MESSAGE.sport]: (view) => this.sports.push(sportOf(view)),
    [MESSAGE.session]: (view) => this.summarise(this.sessions, sessionOf(view)),
    [MESSAGE.lap]: (view) => this.summarise(this.laps, lapOf(view)),
    [MESSAGE.length]: (view) => this.summarise(this.lengths, lengthOf(view)),
    [MESSAGE.event]: (view) => pushGiven(this.timerEvents, timerEventOf(view)),
    [MESSAGE.activity]: (view) => this.activities.push(activityOf(view)),
    [MESSAGE.zonesTarget]: (view) => this.zonesTargets.push(zonesTargetOf(view)),
    [MESSAGE.userProfile]: (view) => this.userProfiles.push(userProfileOf(view)),
    [MESSAGE.hrZone]: (view) => this.summarise(this.heartRateZones, hrZoneOf(view)),
    [MESSAGE.powerZone]: (view) => this.summarise(this.powerZones, powerZoneOf(view)),
    [MESSAGE.timeInZone]: (view) => pushGiven(this.timesInZones, timeInZonesOf(view)),
    [MESSAGE.maxMetData]: (view) => this.vo2maxima.push(vo2maxOf(view)),
    [MESSAGE.workout]: (view) => this.workouts.push(workoutOf(view)),
    [MESSAGE.workoutStep]: (view) => this.summarise(this.workoutSteps, workoutStepOf(view)),
    [MESSAGE.developerDataId]: (view) => this.addApplication(view),
    [MESSAGE.fieldDescription]: (view, at) =>
      pushGiven(this.descriptions, descriptionOf(view, at, this.applications)),
  };

  constructor(private readonly view: MessageView) {}

  /** Takes all messages of a run. */
  add({ layout, at, count, headerTime }: MessageRun): void {
    if (layout.message === MESSAGE.hr) {
      this.hasBeats = true;
      return;
    }
    const take = this.takers[layout.message];
    if (take === undefined) return;
    const step = layout.size + 1;
    for (let index = 0; index < count; index += 1) {
      const from = at + index * step;
      take(this.view.open(layout, from, headerTime), from);
    }
  }

  /** Everything that the messages said, with what was read besides. */
  result({
    developerFields,
    hasHrv,
    records,
  }: Pick<FitContent, 'developerFields' | 'hasHrv' | 'records'>): FitContent {
    return {
      fileIds: this.fileIds,
      creators: this.creators,
      sensors: this.sensors,
      sports: this.sports,
      sessions: this.sessions,
      laps: this.laps,
      lengths: this.lengths,
      timerEvents: this.timerEvents,
      activities: this.activities,
      thresholds: [...this.zonesTargets, ...this.userProfiles],
      zones: [...this.heartRateZones, ...this.powerZones],
      timesInZones: this.timesInZones,
      vo2maxima: this.vo2maxima,
      workouts: this.workouts,
      workoutSteps: this.workoutSteps,
      developerFields,
      hasHrv,
      records,
    };
  }

  private summarise<T>(all: T[], given: T): void {
    this.summaries += 1;
    if (this.summaries > MOST_SUMMARIES) throw invalidFit('TOO_COMPLEX');
    all.push(given);
  }

  private addApplication(view: MessageView): void {
    const application = applicationOf(view);
    if (application !== null) this.applications.set(application.index, application.id);
  }
}

function pushGiven<T>(all: T[], given: T | null): void {
  if (given !== null) all.push(given);
}
