import { Injectable } from '@nestjs/common';
import { EffectivePrompt } from '#coaching/ports/effective-prompt.js';
import { systemPrompt } from './system-prompt.js';

/** Each request has a key of its own, so there is none to be shown. */
const NO_KEY = '(another one in each request)';

@Injectable()
export class ModelPrompt extends EffectivePrompt {
  with(instructions: string): string {
    return systemPrompt(NO_KEY, instructions);
  }
}
