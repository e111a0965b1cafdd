import { Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProperty } from '@nestjs/swagger';
import { Count } from '#platform/http/api-properties.js';
import { CoachQuality } from '#coaching/index.js';
import { AdminController } from '../session/admin-controller.js';
import { CoachQualityDto } from './coach-quality.dto.js';

export class CoachQualityAnswer {
  @ApiProperty({ description: 'the model, or the coach that has none' })
  model!: string;

  @Count('that were shown')
  answers!: number;

  @Count('of the first drafts')
  sentences!: number;

  @Count('left out, as no fact supports them')
  sentencesDropped!: number;

  @Count()
  rewrites!: number;

  @Count('came to nothing, so that the built-in coach answered')
  fallbacks!: number;

  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'integer' },
    description: 'how often each kind of check refused a sentence',
  })
  failures!: Readonly<Record<string, number>>;
}

@AdminController()
export class CoachQualityController {
  constructor(private readonly quality: CoachQuality) {}

  @Get('coach-quality')
  @ApiOperation({ summary: 'How well the models kept to the facts' })
  @ApiOkResponse({ type: [CoachQualityAnswer] })
  async readCoachQuality(@Query() { days }: CoachQualityDto): Promise<CoachQualityAnswer[]> {
    return [...(await this.quality.of(days))];
  }
}
