/**
 * The address of a request with every `%` escaped where its path cannot be decoded. The router
 * would answer such a path itself; so it is looked for like any other, and is an unknown one: an
 * honest 404, or the page, which says that there is nothing.
 */
export function readableUrl(url: string): string {
  const end = url.search(/[?#]/);
  const path = end < 0 ? url : url.slice(0, end);
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length);
  }
}
