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
  FitTimerEvent,
  FitWorkout,
  FitWorkoutStep,
} from '../fit-content.js';
import { invalidFit } from '../fit-refusal.js';
import { MESSAGE } from '../profile/message-numbers.js';
import type { MessageRun } from '../walk/message-log.js';
import type { Layout } from '../walk/layout.js';
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
  readonly workouts: FitWorkout[] = [];
  readonly workoutSteps: FitWorkoutStep[] = [];
  readonly descriptions: FieldDescription[] = [];
  hasBeats = false;
  private summaries = 0;
  private readonly applications = new Map<number, string | null>();

  constructor(private readonly view: MessageView) {}

  /** Takes all messages of a run. */
  add({ layout, at, count, headerTime }: MessageRun): void {
    if (layout.message === MESSAGE.hr) {
      this.hasBeats = true;
      return;
    }
    const step = layout.size + 1;
    for (let index = 0; index < count; index += 1) this.take(layout, at + index * step, headerTime);
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
      workouts: this.workouts,
      workoutSteps: this.workoutSteps,
      developerFields,
      hasHrv,
      records,
    };
  }

  private take(layout: Layout, at: number, headerTime: number): void {
    const view = this.view.open(layout, at, headerTime);
    switch (layout.message) {
      case MESSAGE.fileId:
        this.fileIds.push(fileIdOf(view));
        break;
      case MESSAGE.deviceInfo:
        pushGiven(this.creators, creatorOf(view));
        pushGiven(this.sensors, sensorOf(view));
        break;
      case MESSAGE.sport:
        this.sports.push(sportOf(view));
        break;
      case MESSAGE.session:
        this.summarise(this.sessions, sessionOf(view));
        break;
      case MESSAGE.lap:
        this.summarise(this.laps, lapOf(view));
        break;
      case MESSAGE.length:
        this.summarise(this.lengths, lengthOf(view));
        break;
      case MESSAGE.event:
        pushGiven(this.timerEvents, timerEventOf(view));
        break;
      case MESSAGE.activity:
        this.activities.push(activityOf(view));
        break;
      case MESSAGE.zonesTarget:
        this.zonesTargets.push(zonesTargetOf(view));
        break;
      case MESSAGE.userProfile:
        this.userProfiles.push(userProfileOf(view));
        break;
      case MESSAGE.workout:
        this.workouts.push(workoutOf(view));
        break;
      case MESSAGE.workoutStep:
        this.summarise(this.workoutSteps, workoutStepOf(view));
        break;
      case MESSAGE.developerDataId:
        this.addApplication(view);
        break;
      case MESSAGE.fieldDescription:
        pushGiven(this.descriptions, descriptionOf(view, at, this.applications));
        break;
    }
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
