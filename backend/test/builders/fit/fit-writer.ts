import { Encoder } from '@garmin/fitsdk';
import type {
  ActivityMesg,
  DeviceInfoMesg,
  EventMesg,
  FileIdMesg,
  LapMesg,
  RecordMesg,
  SessionMesg,
  SportMesg,
  TimeInZoneMesg,
  UserProfileMesg,
  WorkoutMesg,
  WorkoutStepMesg,
  ZonesTargetMesg,
} from '@garmin/fitsdk';

/** The messages that the builders write, with FIT's global numbers. */
interface Messages {
  readonly fileId: FileIdMesg;
  readonly userProfile: UserProfileMesg;
  readonly zonesTarget: ZonesTargetMesg;
  readonly sport: SportMesg;
  readonly session: SessionMesg;
  readonly lap: LapMesg;
  readonly record: RecordMesg;
  readonly event: EventMesg;
  readonly deviceInfo: DeviceInfoMesg;
  readonly activity: ActivityMesg;
  readonly workout: WorkoutMesg;
  readonly workoutStep: WorkoutStepMesg;
  readonly timeInZone: TimeInZoneMesg;
}

const NUMBERS: Readonly<Record<keyof Messages, number>> = {
  fileId: 0,
  userProfile: 3,
  zonesTarget: 7,
  sport: 12,
  session: 18,
  lap: 19,
  record: 20,
  event: 21,
  deviceInfo: 23,
  activity: 34,
  workout: 26,
  workoutStep: 27,
  timeInZone: 216,
};

/** Writes FIT messages with Garmin's encoder; fields that are null or undefined are left out. */
export class FitWriter {
  private readonly encoder = new Encoder();

  write<K extends keyof Messages>(
    kind: K,
    fields: { [F in keyof Messages[K]]: Messages[K][F] | null },
  ): this {
    this.encoder.onMesg(NUMBERS[kind], fields as Messages[K]);
    return this;
  }

  bytes(): Uint8Array {
    return new Uint8Array(this.encoder.close());
  }
}

const SEMICIRCLES_PER_DEGREE = 2 ** 31 / 180;

export function semicircles(degrees: number | null): number | null {
  return degrees === null ? null : Math.round(degrees * SEMICIRCLES_PER_DEGREE);
}
