import { ApiProperty } from '@nestjs/swagger';
import { Count, Day, TextOrNull } from '#platform/http/api-properties.js';
import { PaginationAnswer } from '../pagination.answer.js';

const EXACT = { example: '0.000123456789', description: 'dollars, exact to the ledger' } as const;

export class UsageFiguresAnswer {
  @Count()
  uploads!: number;

  @Count()
  promptTokens!: number;

  @Count()
  completionTokens!: number;

  @Count()
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

  @Count('calls to models without a known price; the costs are without them')
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

  @Count('of every day, not only of the range')
  allUploads!: number;

  @ApiProperty()
  subscriptionStatus!: string;

  @TextOrNull('in the payment provider’s own words')
  providerStatus!: string | null;
}

export class ModelDayAnswer {
  @Day('in New York')
  day!: string;

  @ApiProperty()
  model!: string;

  @Count()
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
