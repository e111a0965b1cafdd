import { ApiProperty } from '@nestjs/swagger';
import { Count, NumberOrNull } from '#platform/http/api-properties.js';

class TotalsAnswer {
  @Count()
  workouts!: number;

  @ApiProperty({ description: 'seconds in motion' })
  movingS!: number;

  @NumberOrNull('metres; null where no workout has a distance')
  distanceM!: number | null;

  @NumberOrNull('of the workouts whose load is known; null where no load is')
  load!: number | null;

  @Count('workouts without a load')
  withoutLoad!: number;
}

export class CalendarDayAnswer extends TotalsAnswer {
  @ApiProperty({ format: 'date', description: "on the athlete's own clock" })
  day!: string;

  @Count()
  rides!: number;

  @Count()
  runs!: number;
}

export class CalendarWeekAnswer extends TotalsAnswer {
  @ApiProperty({ format: 'date', description: 'its Monday' })
  week!: string;
}

export class CalendarAnswer {
  @ApiProperty({ format: 'date', description: 'a Monday' })
  from!: string;

  @ApiProperty({ format: 'date', description: 'a Sunday' })
  to!: string;

  @ApiProperty({ type: [CalendarDayAnswer], description: 'days with workouts, in their order' })
  days!: CalendarDayAnswer[];

  @ApiProperty({ type: [CalendarWeekAnswer], description: 'weeks with workouts, in their order' })
  weeks!: CalendarWeekAnswer[];
}
