// The floor: a Nest application on Fastify with one route and nothing else. Says its address on
// standard output.
import 'reflect-metadata';
import { Controller, Get, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';

class BareController {
  answer() {
    return { status: 'ok' };
  }
}
Controller()(BareController);
Get('bare')(
  BareController.prototype,
  'answer',
  Object.getOwnPropertyDescriptor(BareController.prototype, 'answer'),
);

class BareModule {}
Module({ controllers: [BareController] })(BareModule);

const app = await NestFactory.create(BareModule, new FastifyAdapter(), { logger: false });
await app.listen(0, '127.0.0.1');
process.stdout.write(`${await app.getUrl()}\n`);
