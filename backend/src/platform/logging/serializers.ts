interface RequestLike {
  readonly id?: unknown;
  readonly method?: string;
  readonly url?: string;
}

interface SerializedError {
  readonly type: string;
  readonly message: string;
  readonly stack: string | undefined;
  readonly code?: unknown;
  readonly cause?: SerializedError;
}

const DEEPEST_CAUSE = 3;

/** Neither headers nor body, and the path without its query: links in mails carry tokens there. */
export function serializeRequest(request: RequestLike): object {
  return { id: request.id, method: request.method, path: pathOf(request.url) };
}

export function serializeResponse(response: { readonly statusCode?: number }): object {
  return { statusCode: response.statusCode };
}

/** Named fields only: a failed query carries its parameters, and those are people's data. */
export function serializeError(error: unknown, depth = 0): unknown {
  return error instanceof Error ? described(error, depth) : error;
}

export function pathOf(url: string | undefined): string {
  return (url ?? '').split('?', 1)[0] ?? '';
}

function described(error: Error & { readonly code?: unknown }, depth: number): SerializedError {
  const { name, message, stack, code, cause } = error;
  const inner =
    cause instanceof Error && depth < DEEPEST_CAUSE ? { cause: described(cause, depth + 1) } : {};
  return { type: name, message, stack, ...(code === undefined ? {} : { code }), ...inner };
}
