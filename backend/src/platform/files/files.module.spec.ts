import { Test } from '@nestjs/testing';
import { describe, expect, it } from '@jest/globals';

import { FilesConfig } from '#config/files.config.js';
import { DiskFileStore } from './disk-file-store.js';
import { FileStore } from './file-store.js';
import { FilesModule } from './files.module.js';
import { S3FileStore } from './s3/s3-file-store.js';

describe('FilesModule', () => {
  const storeFor = async (url: string) => {
    const config = Object.assign(new FilesConfig(), {
      url,
      accessKeyId: 'an-id',
      secretAccessKey: 'a-secret',
    });
    const settings = {
      module: class Settings {},
      global: true,
      providers: [{ provide: FilesConfig, useValue: config }],
      exports: [FilesConfig],
    };
    const module = await Test.createTestingModule({
      imports: [settings, FilesModule.forRoot()],
    }).compile();
    return module.get(FileStore);
  };

  it('keeps files on disk for a file: address', async () => {
    expect(await storeFor('file:///srv/files')).toBeInstanceOf(DiskFileStore);
  });

  it('keeps files in a bucket for an s3: address', async () => {
    expect(await storeFor('s3://bucket/prefix?endpoint=http://127.0.0.1:9000')).toBeInstanceOf(
      S3FileStore,
    );
  });
});
