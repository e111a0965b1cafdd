import { ApiProperty } from '@nestjs/swagger';

export class PaginationAnswer {
  @ApiProperty({ type: 'integer' })
  page!: number;

  @ApiProperty({ type: 'integer' })
  limit!: number;

  @ApiProperty({ type: 'integer' })
  totalCount!: number;

  @ApiProperty({ type: 'integer', description: 'at least 1' })
  totalPages!: number;

  @ApiProperty({ description: 'false where a search finds more than totalCount' })
  exact!: boolean;
}
