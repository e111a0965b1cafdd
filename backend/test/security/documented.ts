import type { TestApp } from '../support/test-app.js';

interface Parameter {
  readonly name: string;
  readonly in: 'query' | 'path' | 'header';
}

/** A route as the product documents it. */
export interface Documented {
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly Parameter[];
}

export async function documentedRoutes(app: TestApp): Promise<readonly Documented[]> {
  const document = (await (await fetch(`${app.url}/api/openapi.json`)).json()) as {
    readonly paths: Readonly<
      Record<string, Readonly<Record<string, { readonly parameters?: readonly Parameter[] }>>>
    >;
  };
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [] }]) => ({
      method: method.toUpperCase(),
      path,
      parameters,
    })),
  );
}
