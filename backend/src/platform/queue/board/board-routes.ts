import type {
  AppControllerRoute,
  AppViewRoute,
  BullBoardQueues,
  IServerAdapter,
  UIConfig,
} from '@bull-board/api/typings/app';

/** A route of the board that fits an address, with what stands in the address. */
export interface Found<R> {
  readonly route: R;
  readonly params: Readonly<Record<string, string>>;
}

/** What Bull-Board tells the server that carries it; here it is only kept, and asked by address. */
export class BoardRoutes implements IServerAdapter {
  queues: BullBoardQueues = new Map();
  config: UIConfig = {};
  onError: (error: Error) => { status?: number; body: unknown } = (error) => {
    throw error;
  };
  private entry: AppViewRoute | null = null;
  private reads: readonly AppControllerRoute[] = [];

  setQueues(queues: BullBoardQueues): this {
    this.queues = queues;
    return this;
  }

  setUIConfig(config: UIConfig): this {
    this.config = config;
    return this;
  }

  setEntryRoute(route: AppViewRoute): this {
    this.entry = route;
    return this;
  }

  /**
   * Those that change something are left out: failed jobs are tried again in the administration,
   * where it is written down who did it.
   */
  setApiRoutes(routes: AppControllerRoute[]): this {
    this.reads = routes.filter(({ method }) => [method].flat().every((one) => one === 'get'));
    return this;
  }

  setErrorHandler(handler: (error: Error) => { status?: number; body: unknown }): this {
    this.onError = handler;
    return this;
  }

  setViewsPath(): this {
    return this;
  }

  setStaticPath(): this {
    return this;
  }

  page(address: string): Found<AppViewRoute> | null {
    return this.entry && matched([this.entry], address);
  }

  read(address: string): Found<AppControllerRoute> | null {
    return matched(this.reads, address);
  }
}

function matched<R extends { readonly route: string | string[] }>(
  routes: readonly R[],
  address: string,
): Found<R> | null {
  for (const route of routes) {
    for (const pattern of [route.route].flat()) {
      const params = paramsOf(pattern.split('/'), address.split('/'));
      if (params) return { route, params };
    }
  }
  return null;
}

function paramsOf(
  pattern: readonly string[],
  address: readonly string[],
): Record<string, string> | null {
  if (pattern.length !== address.length) return null;
  const params: Record<string, string> = {};
  for (const [place, part] of pattern.entries()) {
    const said = address[place] ?? '';
    if (part.startsWith(':')) params[part.slice(1)] = said;
    else if (part !== said) return null;
  }
  return params;
}
