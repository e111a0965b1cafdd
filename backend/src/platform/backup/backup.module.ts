import { Module } from '@nestjs/common';

import { Backup } from './backup.js';

/** Needs `DatabaseModule` and `FilesModule`. */
@Module({ providers: [Backup], exports: [Backup] })
export class BackupModule {}
