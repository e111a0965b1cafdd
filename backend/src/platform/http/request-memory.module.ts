import { Global, Module } from '@nestjs/common';
import { RequestMemory } from '#kernel/request-memory.js';
import { AsyncRequestMemory } from './async-request-memory.js';

@Global()
@Module({
  providers: [AsyncRequestMemory, { provide: RequestMemory, useExisting: AsyncRequestMemory }],
  exports: [AsyncRequestMemory, RequestMemory],
})
export class RequestMemoryModule {}
