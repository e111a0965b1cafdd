import { Injectable, SetMetadata, type OnModuleInit } from '@nestjs/common';

import type { Json } from '#kernel/json.js';
import { DecoratedMethods } from '../decorated-methods.js';
import type { JobDefinition } from './job-definition.js';
import { JobRegistry, type JobHandler } from './job-registry.js';

const ON_JOB = 'stridewatt:on-job';

/** Marks the method of a provider that does the work of one kind of job. */
export function OnJob<P extends Json>(definition: JobDefinition<P>) {
  return <H extends JobHandler<P>>(
    target: object,
    key: string | symbol,
    method: TypedPropertyDescriptor<H>,
  ): void => void SetMetadata(ON_JOB, definition)(target, key, method);
}

/** Registers the methods marked with `@OnJob`. */
@Injectable()
export class JobHandlers implements OnModuleInit {
  constructor(
    private readonly methods: DecoratedMethods,
    private readonly registry: JobRegistry,
  ) {}

  onModuleInit(): void {
    for (const { metadata, call } of this.methods.markedWith<JobDefinition<Json>>(ON_JOB))
      this.registry.register(metadata, call as JobHandler<Json>);
  }
}
