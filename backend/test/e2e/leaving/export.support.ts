import type { HttpClient } from '#test/support/http-client.js';
import { unzip } from '#test/support/zip.js';

/** Requests the export of the client's account, as a browser downloads it. */
export function fetchExport({ url, token }: HttpClient, signal?: AbortSignal): Promise<Response> {
  return fetch(`${url}/api/account/export`, {
    headers: { Authorization: `Bearer ${token}` },
    signal: signal ?? null,
  });
}

/** The files of the export, by path. */
export async function exported(client: HttpClient): Promise<Map<string, Buffer>> {
  return unzip(Buffer.from(await (await fetchExport(client)).arrayBuffer()));
}
