/**
 * Escapes every `%` of a path that cannot be decoded. The router would refuse such a path with an
 * error of its own; escaped, it is an unknown path: a 404 in the one error shape, or the page.
 */
export function escapeMalformedUrl(url: string): string {
  const end = url.search(/[?#]/);
  const path = end < 0 ? url : url.slice(0, end);
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length);
  }
}
