import { Test } from '@nestjs/testing';
import { describe, expect, it } from '@jest/globals';

import { FilesConfig } from '../../config/files.config.js';
import { DiskFileStore } from './disk-file-store.js';
import { FileStore } from './file-store.js';
import { FilesModule } from './files.module.js';

describe('FilesModule', () => {
  const storeFor = async (url: string) => {
    const config = Object.assign(new FilesConfig(), { url });
    const settings = { module: class Settings {}, global: true, providers: [{ provide: FilesConfig, useValue: config }], exports: [FilesConfig] };
    const module = await Test.createTestingModule({ imports: [settings, FilesModule.forRoot()] }).compile();
    return module.get(FileStore);
  };

  it('keeps files on disk for a file: address', async () => {
    expect(await storeFor('file:///srv/files')).toBeInstanceOf(DiskFileStore);
  });

  it('refuses an address it has no store for, by the name of the variable', async () => {
    await expect(storeFor('s3://bucket')).rejects.toThrow('FILES_URL holds an address with s3:');
  });
});
