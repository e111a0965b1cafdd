import { rm } from 'node:fs/promises';

/** The part of the store of `s3rver` that removes objects. */
export interface StoredFiles {
  getResourcePath(bucket: string, key: string, resource: string): string;
  deleteObject(bucket: string, key: string): Promise<void>;
}

/** The files in which the server keeps one object. */
const RESOURCES = ['object', 'object.md5', 'metadata.json'];

/**
 * Removes an object and leaves its folder. The server's own deletion also removes a folder that it
 * found empty, with everything that another request stores there meanwhile.
 */
export function deleteWithoutPruning(store: StoredFiles): void {
  store.deleteObject = async (bucket, key) => {
    const paths = RESOURCES.map((resource) => store.getResourcePath(bucket, key, resource));
    await Promise.all(paths.map((path) => rm(path, { force: true })));
  };
}
