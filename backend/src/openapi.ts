import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { AppModule } from './app.module.js';
import { completeConfig } from './config/app-config.js';
import { readConfig } from './config/read-config.js';
import { apiDocument } from './platform/http/api-document.js';

/**
 * Writes the OpenAPI document from which the page's client is generated (backend/openapi.json). In
 * preview mode Nest reads the routes without building a single service, so no database is needed.
 */
const config = completeConfig(readConfig({}), {
  databaseUrl: 'postgres://nowhere/none',
  jwtSecret: 'not a secret',
});
const app = await NestFactory.create(AppModule.with(config), new FastifyAdapter(), {
  preview: true,
  abortOnError: false,
  logger: false,
});
const target = fileURLToPath(new URL('../openapi.json', import.meta.url));
await writeFile(target, `${JSON.stringify(apiDocument(app), null, 2)}\n`);
process.exit(0);
