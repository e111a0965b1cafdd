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

type Taker = (to: ContentBuilder, view: MessageView, at: number) => void;

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

  /** One table for all builders: a small file is read in the time that it takes to make one. */
  private static readonly takers: Readonly<Record<number, Taker>> = {
    [MESSAGE.fileId]: (to, view) => to.fileIds.push(fileIdOf(view)),
    [MESSAGE.deviceInfo]: (to, view) => {
      pushGiven(to.creators, creatorOf(view));
      pushGiven(to.sensors, sensorOf(view));
    },
    [MESSAGE.sport]: (to, view) => to.sports.push(sportOf(view)),
    [MESSAGE.session]: (to, view) => to.summarise(to.sessions, sessionOf(view)),
    [MESSAGE.lap]: (to, view) => to.summarise(to.laps, lapOf(view)),
    [MESSAGE.length]: (to, view) => to.summarise(to.lengths, lengthOf(view)),
    [MESSAGE.event]: (to, view) => pushGiven(to.timerEvents, timerEventOf(view)),
    [MESSAGE.activity]: (to, view) => to.activities.push(activityOf(view)),
    [MESSAGE.zonesTarget]: (to, view) => to.zonesTargets.push(zonesTargetOf(view)),
    [MESSAGE.userProfile]: (to, view) => to.userProfiles.push(userProfileOf(view)),
    [MESSAGE.hrZone]: (to, view) => to.summarise(to.heartRateZones, hrZoneOf(view)),
    [MESSAGE.powerZone]: (to, view) => to.summarise(to.powerZones, powerZoneOf(view)),
    [MESSAGE.timeInZone]: (to, view) => pushGiven(to.timesInZones, timeInZonesOf(view)),
    [MESSAGE.maxMetData]: (to, view) => to.vo2maxima.push(vo2maxOf(view)),
    [MESSAGE.workout]: (to, view) => to.workouts.push(workoutOf(view)),
    [MESSAGE.workoutStep]: (to, view) => to.summarise(to.workoutSteps, workoutStepOf(view)),
    [MESSAGE.developerDataId]: (to, view) => to.addApplication(view),
    [MESSAGE.fieldDescription]: (to, view, at) =>
      pushGiven(to.descriptions, descriptionOf(view, at, to.applications)),
  };

  constructor(private readonly view: MessageView) {}

  /** Takes all messages of a run. */
  add({ layout, at, count, headerTime }: MessageRun): void {
    if (layout.message === MESSAGE.hr) {
      this.hasBeats = true;
      return;
    }
    const take = ContentBuilder.takers[layout.message];
    if (take === undefined) return;
    const step = layout.size + 1;
    for (let index = 0; index < count; index += 1) {
      const from = at + index * step;
      take(this, this.view.open(layout, from, headerTime), from);
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
