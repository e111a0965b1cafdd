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
import type { LoggedMessage } from '../walk/message-log.js';
import { activityOf, lapOf, lengthOf, sessionOf, sportOf, timerEventOf, userProfileOf, zonesTargetOf } from './activity-messages.js';
import { applicationOf, descriptionOf } from './developer-messages.js';
import type { FieldDescription } from './developer-messages.js';
import { creatorOf, fileIdOf, sensorOf } from './device-messages.js';
import type { MessageView } from './message-view.js';
import { workoutOf, workoutStepOf } from './workout-messages.js';

/** Sessions, laps, lengths and steps together: a lap every hundred metres over 1,000 km. Ours. */
const MOST_SUMMARIES = 10_000;

/**
 * Takes the messages that are not records, one after the other in file order, and keeps what each says.
 *
 * @throws DomainError `INVALID_FIT_FILE` TOO_COMPLEX, from `add`, where there are more summaries than any workout has
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

  add(message: LoggedMessage): void {
    const { view } = this;
    switch (message.layout.message) {
      case MESSAGE.fileId:
        this.fileIds.push(fileIdOf(view.open(message)));
        break;
      case MESSAGE.deviceInfo:
        pushGiven(this.creators, creatorOf(view.open(message)));
        pushGiven(this.sensors, sensorOf(view.open(message)));
        break;
      case MESSAGE.sport:
        this.sports.push(sportOf(view.open(message)));
        break;
      case MESSAGE.session:
        this.summarise(this.sessions, sessionOf(view.open(message)));
        break;
      case MESSAGE.lap:
        this.summarise(this.laps, lapOf(view.open(message)));
        break;
      case MESSAGE.length:
        this.summarise(this.lengths, lengthOf(view.open(message)));
        break;
      case MESSAGE.event:
        pushGiven(this.timerEvents, timerEventOf(view.open(message)));
        break;
      case MESSAGE.activity:
        this.activities.push(activityOf(view.open(message)));
        break;
      case MESSAGE.zonesTarget:
        this.zonesTargets.push(zonesTargetOf(view.open(message)));
        break;
      case MESSAGE.userProfile:
        this.userProfiles.push(userProfileOf(view.open(message)));
        break;
      case MESSAGE.workout:
        this.workouts.push(workoutOf(view.open(message)));
        break;
      case MESSAGE.workoutStep:
        this.summarise(this.workoutSteps, workoutStepOf(view.open(message)));
        break;
      case MESSAGE.hr:
        this.hasBeats = true;
        break;
      case MESSAGE.developerDataId:
        this.addApplication(message);
        break;
      case MESSAGE.fieldDescription:
        pushGiven(this.descriptions, descriptionOf(view.open(message), message.at, this.applications));
        break;
    }
  }

  result(): Omit<FitContent, 'developerFields' | 'hasHrv' | 'records'> {
    const { fileIds, creators, sensors, sports, sessions, laps, lengths, timerEvents, activities, workouts, workoutSteps } = this;
    const thresholds = [...this.zonesTargets, ...this.userProfiles];
    return { fileIds, creators, sensors, sports, sessions, laps, lengths, timerEvents, activities, thresholds, workouts, workoutSteps };
  }

  private summarise<T>(all: T[], given: T): void {
    this.summaries += 1;
    if (this.summaries > MOST_SUMMARIES) throw invalidFit('TOO_COMPLEX');
    all.push(given);
  }

  private addApplication(message: LoggedMessage): void {
    const application = applicationOf(this.view.open(message));
    if (application !== null) this.applications.set(application.index, application.id);
  }
}

function pushGiven<T>(all: T[], given: T | null): void {
  if (given !== null) all.push(given);
}
