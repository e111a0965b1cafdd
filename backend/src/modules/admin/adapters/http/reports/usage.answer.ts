import { ApiProperty } from '@nestjs/swagger';
import { PaginationAnswer } from '../pagination.answer.js';

const EXACT = { example: '0.000123456789', description: 'dollars, exact to the ledger' } as const;

export class UsageFiguresAnswer {
  @ApiProperty({ type: 'integer' })
  uploads!: number;

  @ApiProperty({ type: 'integer' })
  promptTokens!: number;

  @ApiProperty({ type: 'integer' })
  completionTokens!: number;

  @ApiProperty({ type: 'integer' })
  totalTokens!: number;

  @ApiProperty({ description: 'dollars' })
  promptCost!: number;

  @ApiProperty({ description: 'dollars' })
  completionCost!: number;

  @ApiProperty({ description: 'dollars' })
  totalCost!: number;

  @ApiProperty(EXACT)
  promptCostExact!: string;

  @ApiProperty(EXACT)
  completionCostExact!: string;

  @ApiProperty(EXACT)
  totalCostExact!: string;

  @ApiProperty({
    type: 'integer',
    description: 'calls to models without a known price; the costs are without them',
  })
  unpricedCalls!: number;
}

export class UserUsageAnswer extends UsageFiguresAnswer {
  @ApiProperty({
    type: String,
    format: 'uuid',
    nullable: true,
    description: 'null for visitors and those who left',
  })
  userId!: string | null;

  @ApiProperty({ description: 'of those without an account a name for them all' })
  email!: string;

  @ApiProperty()
  subscriptionStatus!: string;

  @ApiProperty({ type: String, nullable: true, description: 'in the payment provider’s own words' })
  providerStatus!: string | null;
}

export class ModelDayAnswer {
  @ApiProperty({ format: 'date', description: 'in New York' })
  day!: string;

  @ApiProperty()
  model!: string;

  @ApiProperty({ type: 'integer' })
  tokens!: number;

  @ApiProperty(EXACT)
  cost!: string;
}

export class UsageAnswer {
  @ApiProperty({ type: [UserUsageAnswer], description: 'the dearest first' })
  usageData!: readonly UserUsageAnswer[];

  @ApiProperty({ type: UsageFiguresAnswer, description: 'over all pages' })
  totals!: UsageFiguresAnswer;

  @ApiProperty({ type: [ModelDayAnswer] })
  perDay!: readonly ModelDayAnswer[];

  @ApiProperty({ type: PaginationAnswer })
  pagination!: PaginationAnswer;
}
