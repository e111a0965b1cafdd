import { IsOptional, Matches, ValidateBy } from 'class-validator';

import { priceRows, withOwnPrices } from './coach-prices.js';
import { FromEnv } from './from-env.js';
import { IsUrlOf } from './is-url-of.js';
import type { PriceRow } from './price-row.js';

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

  @FromEnv({
    variable: 'OPENAI_PRICES',
    takes: 'prices in dollars per million tokens in and out (and cached, and written into the cache) from a day on, such as gpt-4o-mini@2026-01-01=0.15/0.60/0.075, separated by commas',
    otherwise: null,
  })
  @IsOptional()
  @ValidateBy({ name: 'prices', validator: { validate: (text: unknown) => typeof text === 'string' && priceRows(text) !== null } })
  openaiPrices!: string | null;

  /** Every price of a model by day; those of the environment overrule the list. */
  get prices(): readonly PriceRow[] {
    return withOwnPrices(priceRows(this.openaiPrices ?? '') ?? []);
  }
}
