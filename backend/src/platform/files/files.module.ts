import { fileURLToPath } from 'node:url';

import { Global, Module, type DynamicModule } from '@nestjs/common';

import { FilesConfig } from '../../config/files.config.js';
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

function storeFor({ url }: FilesConfig): FileStore {
  const { protocol } = new URL(url);
  if (protocol === 'file:') return new DiskFileStore(fileURLToPath(url));
  throw new Error(`FILES_URL holds an address with ${protocol}, for which there is no file store; it takes file:///absolute/folder`);
}
