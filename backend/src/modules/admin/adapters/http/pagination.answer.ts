import { ApiProperty } from '@nestjs/swagger';
import { Count } from '#platform/http/api-properties.js';

export class PaginationAnswer {
  @Count()
  page!: number;

  @Count()
  limit!: number;

  @Count()
  totalCount!: number;

  @Count('at least 1')
  totalPages!: number;

  @ApiProperty({ description: 'false where a search finds more than totalCount' })
  exact!: boolean;
}
