import { fileURLToPath } from 'node:url';

import { Global, Module, type DynamicModule } from '@nestjs/common';

import { FilesConfig } from '#config/files.config.js';
import { DiskFileStore } from './disk-file-store.js';
import { FileStore } from './file-store.js';

/** Where uploaded files are kept, by the scheme of `FILES_URL`. Needs `ConfigModule`. */
@Global()
@Module({})
export class FilesModule {
  static forRoot(): DynamicModule {
    return {
      module: FilesModule,
      providers: [{ provide: FileStore, inject: [FilesConfig], useFactory: storeFor }],
      exports: [FileStore],
    };
  }
}

/** The client of S3 is large, so it is read only where it is asked for. */
async function storeFor(config: FilesConfig): Promise<FileStore> {
  if (!config.url.startsWith('s3:')) return new DiskFileStore(fileURLToPath(config.url));
  const { openS3FileStore } = await import('./s3/open-s3-file-store.js');
  return openS3FileStore(config);
}
