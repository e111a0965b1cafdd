/** What of `s3rver` is used to list a bucket as the protocol says. */
export interface ListingContext {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string | undefined>>;
  readonly store: {
    listObjects(
      bucket: string,
      options: { readonly prefix: string },
    ): Promise<{ readonly objects: readonly { readonly key: string; readonly size: number }[] }>;
  };
  type: string;
  body: unknown;
}

/** Amazon takes a thousand; fewer show the same in a tenth of the time. */
const PAGE = 100;

/**
 * Lists in the order of the keys' bytes and in pages, as Amazon does. The server's own answer
 * follows the folders of its disk, and it makes its page tokens with a cipher that today's OpenSSL
 * no longer has.
 */
export async function listAsAmazonDoes(
  context: ListingContext,
  next: () => Promise<void>,
): Promise<void> {
  const { method, path, query, store } = context;
  const bucket = path.replaceAll('/', '');
  if (method !== 'GET' || query['list-type'] !== '2' || bucket !== 'stridewatt') return next();
  const { objects } = await store.listObjects(bucket, { prefix: query['prefix'] ?? '' });
  const after = Buffer.from(query['continuation-token'] ?? '', 'base64url').toString();
  const keys = objects
    .map(({ key }) => key)
    .filter((key) => key > after)
    .sort();
  const page = keys.slice(0, PAGE);
  const last = page.at(-1);
  const more = keys.length > PAGE && last !== undefined;
  const token = more
    ? `<NextContinuationToken>${Buffer.from(last).toString('base64url')}</NextContinuationToken>`
    : '';
  const contents = page.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('');
  context.type = 'application/xml';
  const count = `<KeyCount>${page.length}</KeyCount><IsTruncated>${String(more)}</IsTruncated>`;
  context.body =
    '<?xml version="1.0"?>' + `<ListBucketResult>${count}${token}${contents}</ListBucketResult>`;
}
