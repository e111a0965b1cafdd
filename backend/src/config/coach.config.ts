import { IsOptional, Matches } from 'class-validator';

import { FromEnv } from './from-env.js';
import { IsUrlOf } from './is-url-of.js';

/** The built-in coach answers unless a key or an address of an OpenAI-compatible service is given. */
export class CoachConfig {
  @FromEnv({
    variable: 'OPENAI_API_KEY',
    takes: 'the key of an OpenAI-compatible service, without spaces, or nothing for the built-in coach',
    otherwise: null,
    secret: true,
  })
  @IsOptional()
  @Matches(/^\S+$/)
  openaiApiKey!: string | null;

  @FromEnv({
    variable: 'OPENAI_BASE_URL',
    takes: 'the http or https address of an OpenAI-compatible service, such as http://127.0.0.1:11434/v1',
    otherwise: null,
  })
  @IsOptional()
  @IsUrlOf('http:', 'https:')
  openaiBaseUrl!: string | null;

  @FromEnv({ variable: 'OPENAI_MODEL', takes: 'the name of a model, without spaces', otherwise: 'gpt-4o-mini' })
  @Matches(/^\S{1,200}$/)
  openaiModel!: string;
}
