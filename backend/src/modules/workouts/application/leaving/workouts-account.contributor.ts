import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.js';
import { UnitOfWork } from '#kernel/unit-of-work.js';
import { AccountContributor, jsonFile, jsonListFile, type ExportedFile } from '#accounts/index.js';
import { FitFileStore } from '#workouts/ports/fit-file.store.js';
import { UploadRepository, type KeptUpload } from '#workouts/ports/upload.repository.js';
import { WorkoutReader } from '#workouts/ports/workout-reader.js';
import { WorkoutRepository } from '#workouts/ports/workout.repository.js';

const PAGE = 100;

/** Small enough that nobody who waits for the athlete's lock waits long. */
const REMOVED_TOGETHER = 50;

/** Original files and the workouts that were made of them. */
@Injectable()
export class WorkoutsAccountContributor extends AccountContributor {
  override readonly name = 'workouts';
  override readonly contents = [
    'files/: your original files, byte for byte as you uploaded them. Where two had the same ' +
      'name, the later one has a number.',
    'uploads.json: which file you uploaded when, and which workout was made of it.',
    'workouts/: one file for each workout, with its summary, the whole analysis, and the ' +
      'reports about it. Seconds, metres, metres a second, watts, beats a minute.',
  ];

  constructor(
    private readonly uploads: UploadRepository,
    private readonly workouts: WorkoutRepository,
    private readonly reader: WorkoutReader,
    private readonly files: FitFileStore,
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
  ) {
    super();
  }

  override uploadCount(userId: string): Promise<number> {
    return this.uploads.count(userId);
  }

  override async *exportOf(userId: string): AsyncGenerator<ExportedFile> {
    yield jsonListFile('uploads.json', 'uploads', this.listed(userId));
    for await (const { fileName, fileKey } of this.allUploads(userId)) {
      const content = await this.files.stream(fileKey);
      if (content) yield { path: `files/${fileName.replaceAll('/', '_')}`, content };
    }
    for await (const id of pages<string>((last) => this.reader.ids(userId, last, PAGE))) {
      const workout = await this.reader.byId(userId, id);
      if (workout) yield jsonFile(`workouts/${id}.json`, workout);
    }
  }

  /**
   * The rows tell where the files lie, so each goes after its file: what a crash leaves is found
   * again.
   */
  override async erase(userId: string): Promise<void> {
    await this.uploads.stopReading(userId, this.clock.now());
    for (;;) {
      const uploads = await this.uploads.page(userId, null, REMOVED_TOGETHER);
      if (uploads.length === 0) return;
      for (const { fileKey } of uploads) await this.files.remove(fileKey);
      await this.work.run(async () => {
        // A workout that is being stored or analysed at this moment ends first.
        await this.workouts.lockAthlete(userId);
        await this.uploads.remove(
          userId,
          uploads.map(({ id }) => id),
        );
      });
    }
  }

  private async *listed(userId: string): AsyncGenerator<Omit<KeptUpload, 'fileKey'>> {
    for await (const { fileKey: _key, ...upload } of this.allUploads(userId)) yield upload;
  }

  private allUploads(userId: string): AsyncGenerator<KeptUpload> {
    return pages((last) => this.uploads.page(userId, last?.id ?? null, PAGE));
  }
}

async function* pages<T>(next: (last: T | null) => Promise<readonly T[]>): AsyncGenerator<T> {
  let page: readonly T[] = [];
  do {
    page = await next(page.at(-1) ?? null);
    yield* page;
  } while (page.length === PAGE);
}
