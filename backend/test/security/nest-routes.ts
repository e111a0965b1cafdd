import 'reflect-metadata';
import type { INestApplication } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { RequestMethod } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';

/** Every route that a controller declares, documented or not, as `GET /api/workouts/{id}`. */
export function nestRoutes(app: INestApplication): string[] {
  const found = new Set<string>();
  for (const { controllers } of app.get(ModulesContainer).values()) {
    for (const { metatype } of controllers.values()) {
      if (typeof metatype !== 'function') continue;
      const base = pathsOf(metatype);
      const members = Object.values(
        Object.getOwnPropertyDescriptors(metatype.prototype as object),
      ).map((member) => member.value as unknown);
      for (const handler of members.filter((member) => typeof member === 'function')) {
        const method = Reflect.getMetadata(METHOD_METADATA, handler) as RequestMethod | undefined;
        if (method === undefined) continue;
        for (const before of base)
          for (const after of pathsOf(handler))
            found.add(`${RequestMethod[method]} ${joined(before, after)}`);
      }
    }
  }
  return [...found].sort();
}

function pathsOf(target: object): string[] {
  const path = Reflect.getMetadata(PATH_METADATA, target) as string | string[] | undefined;
  return [path ?? ''].flat();
}

function joined(before: string, after: string): string {
  const parts = [before, after].flatMap((path) => path.split('/')).filter((part) => part !== '');
  return `/${parts.join('/')}`.replace(/:(\w+)/g, '{$1}');
}
