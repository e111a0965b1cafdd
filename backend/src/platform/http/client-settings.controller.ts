import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { MapConfig } from '#config/map.config.js';
import { StripeConfig } from '#config/stripe.config.js';
import { Public } from './principal.js';

const PROVIDERS = ['sandbox', 'stripe'] as const;

class MapSettingsAnswer {
  @ApiProperty({ description: 'address pattern of the tiles, with {z}, {x} and {y}' })
  tilesUrl!: string;

  @ApiProperty({ description: 'whom the map is from, to be shown on it' })
  attribution!: string;
}

class ClientSettingsAnswer {
  @ApiProperty({
    type: MapSettingsAnswer,
    nullable: true,
    description: 'null draws routes on a plain background',
  })
  map!: MapSettingsAnswer | null;

  @ApiProperty({ enum: PROVIDERS })
  paymentProvider!: (typeof PROVIDERS)[number];
}

/** How this installation is set up, as far as the page has to know. */
@ApiTags('health')
@Controller('api/client-settings')
@Public()
export class ClientSettingsController {
  constructor(
    private readonly map: MapConfig,
    private readonly stripe: StripeConfig,
  ) {}

  @Get()
  @ApiOperation({ summary: 'What the page has to know of this installation' })
  @ApiOkResponse({ type: ClientSettingsAnswer })
  clientSettings(): ClientSettingsAnswer {
    const { tilesUrl, attribution } = this.map;
    return {
      map: tilesUrl === null ? null : { tilesUrl, attribution },
      paymentProvider: this.stripe.secretKey === null ? 'sandbox' : 'stripe',
    };
  }
}
