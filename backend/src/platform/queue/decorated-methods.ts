import { Injectable } from '@nestjs/common';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';

export interface DecoratedMethod<M> {
  readonly metadata: M;
  /** `Class.method`, for logs. */
  readonly name: string;
  readonly call: (...values: unknown[]) => unknown;
}

type Methods = Record<string, (...values: unknown[]) => unknown>;

/** Finds the methods of all providers that a decorator has marked. */
@Injectable()
export class DecoratedMethods {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly reflector: Reflector,
  ) {}

  markedWith<M>(key: string): DecoratedMethod<M>[] {
    return [...this.instances()].flatMap((instance) => {
      const methods = instance as Methods;
      const names = this.scanner.getAllMethodNames(Object.getPrototypeOf(instance) as object);
      return names.flatMap((method) => {
        const call = methods[method];
        const metadata = call && this.reflector.get<M | undefined>(key, call);
        if (!call || metadata === undefined) return [];
        const name = `${instance.constructor.name}.${method}`;
        return [{ metadata, name, call: call.bind(instance) }];
      });
    });
  }

  /** Each once, also where several tokens share an instance. */
  private instances(): Set<object> {
    const instances = this.discovery.getProviders().map(({ instance }) => instance as unknown);
    return new Set(
      instances.filter((instance) => typeof instance === 'object' && instance !== null),
    );
  }
}
