import 'reflect-metadata';
import type { INestApplication } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { RequestMethod } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';

/** Every route that a controller declares, documented or not, as `GET /api/workouts/{id}`. */
export function nestRoutes(app: INestApplication): string[] {
  const routes = [...app.get(ModulesContainer).values()]
    .flatMap(({ controllers }) => [...controllers.values()])
    .flatMap(({ metatype }) => (typeof metatype === 'function' ? controllerRoutes(metatype) : []));
  return [...new Set(routes)].sort();
}

function controllerRoutes(controller: NewableFunction): string[] {
  const members = Object.values(
    Object.getOwnPropertyDescriptors(controller.prototype as object),
  ).map((member) => member.value as unknown);
  return members
    .filter((member) => typeof member === 'function')
    .flatMap((handler) => {
      const method = Reflect.getMetadata(METHOD_METADATA, handler) as RequestMethod | undefined;
      if (method === undefined) return [];
      return pathsOf(controller).flatMap((before) =>
        pathsOf(handler).map((after) => `${RequestMethod[method]} ${joined(before, after)}`),
      );
    });
}

function pathsOf(target: object): string[] {
  const path = Reflect.getMetadata(PATH_METADATA, target) as string | string[] | undefined;
  return [path ?? ''].flat();
}

function joined(before: string, after: string): string {
  const parts = [before, after].flatMap((path) => path.split('/')).filter((part) => part !== '');
  return `/${parts.join('/')}`.replace(/:(\w+)/g, '{$1}');
}
