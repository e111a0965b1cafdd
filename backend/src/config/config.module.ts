import { Global, Module, type DynamicModule } from '@nestjs/common';

import type { AppConfig } from './app-config.js';

/** Puts each section under its own class, so that a service asks only for what it uses. */
@Global()
@Module({})
export class ConfigModule {
  static forRoot(config: AppConfig): DynamicModule {
    const sections = Object.values<object>({ ...config });
    const providers = sections.map((section) => ({
      provide: section.constructor,
      useValue: section,
    }));
    return { module: ConfigModule, providers, exports: providers.map(({ provide }) => provide) };
  }
}
