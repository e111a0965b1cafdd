import type { ModuleMetadata, Provider, Type } from '@nestjs/common';

/** What one area of the module adds to it. */
export interface Area {
  /** Tables, as TypeORM records. */
  readonly records: readonly Type[];
  readonly controllers: readonly Type[];
  readonly providers: readonly Provider[];
  readonly exports: NonNullable<ModuleMetadata['exports']>;
}
