import { Injectable, type PipeTransform } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { noSuchUpload, noSuchWorkout } from '#workouts/domain/errors.js';

/** A workout's id from the address; what is no id names no workout. */
@Injectable()
export class WorkoutIdPipe implements PipeTransform<string, string> {
  transform(value: string): string {
    if (!isUUID(value)) throw noSuchWorkout();
    return value;
  }
}

/** An upload's id from the address. */
@Injectable()
export class UploadIdPipe implements PipeTransform<string, string> {
  transform(value: string): string {
    if (!isUUID(value)) throw noSuchUpload();
    return value;
  }
}
