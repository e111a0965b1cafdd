/** What an `s3:` address says. */
export interface S3Address {
  readonly bucket: string;
  /** Before every key; empty, or with a slash at the end. */
  readonly prefix: string;
  /** Null for Amazon's own. */
  readonly endpoint: string | null;
  readonly region: string;
  /**
   * The bucket in the path instead of the host name, as most services other than Amazon want it.
   */
  readonly pathStyle: boolean;
}

/** The rules for names of buckets of Amazon S3, without the rare dots that break certificates. */
const BUCKET = /^[a-z0-9][a-z0-9-]{1,61}[a-z0-9]$/;
const PREFIX = /^[a-zA-Z0-9][a-zA-Z0-9._-]*(\/[a-zA-Z0-9][a-zA-Z0-9._-]*)*$/;
const LONGEST_PREFIX = 200;
const OPTIONS = new Set(['endpoint', 'region', 'style']);

/**
 * Reads `s3://bucket/prefix?endpoint=https://host&region=eu-central-1&style=path`; null where it is
 * no such address.
 */
export function readS3Address(text: string): S3Address | null {
  const url = URL.parse(text);
  if (url === null || !isOfS3(url)) return null;
  const { searchParams } = url;
  const folder = url.pathname.replace(/^\/|\/$/g, '');
  const endpoint = searchParams.get('endpoint');
  const style = searchParams.get('style') ?? (endpoint === null ? 'host' : 'path');
  const sound =
    BUCKET.test(url.hostname) &&
    isFolder(folder) &&
    isEndpoint(endpoint) &&
    (style === 'path' || style === 'host');
  if (!sound) return null;
  return {
    bucket: url.hostname,
    prefix: folder === '' ? '' : `${folder}/`,
    endpoint,
    region: searchParams.get('region') ?? 'us-east-1',
    pathStyle: style === 'path',
  };
}

function isOfS3({ protocol, username, port, hash, searchParams }: URL): boolean {
  const hasOthers = username !== '' || port !== '' || hash !== '';
  return (
    protocol === 's3:' && !hasOthers && [...searchParams.keys()].every((name) => OPTIONS.has(name))
  );
}

function isFolder(folder: string): boolean {
  return folder === '' || (folder.length <= LONGEST_PREFIX && PREFIX.test(folder));
}

function isEndpoint(text: string | null): boolean {
  return text === null || (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol));
}
