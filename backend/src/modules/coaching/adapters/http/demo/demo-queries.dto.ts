import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsIn, IsNotEmpty, IsString, IsUUID, MaxLength } from 'class-validator';
import { DEMO_LEVELS, DEMO_SPORTS, type Visitor } from '#coaching/domain/demo/demo-session.js';

const NO_SESSION = 'A sessionId is needed; POST /api/demo/session gives one.';

/** DEMO-37: blank counts as none. */
export const SessionId = () => (target: object, name: string) => {
  ApiProperty({
    type: String,
    minLength: 1,
    maxLength: 100,
    description: 'From POST /api/demo/session.',
  })(target, name);
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value))(
    target,
    name,
  );
  MaxLength(100, { message: NO_SESSION })(target, name);
  IsNotEmpty({ message: NO_SESSION })(target, name);
  IsString({ message: NO_SESSION })(target, name);
};

/** Query of GET /api/demo-questions. */
export class DemoQuestionsDto {
  @ApiProperty({ type: String, enum: DEMO_SPORTS })
  @IsIn(DEMO_SPORTS, { message: 'sport must be cycling or running.' })
  sport!: Visitor['sport'];

  @ApiProperty({ type: String, enum: DEMO_LEVELS })
  @IsIn(DEMO_LEVELS, { message: `level must be ${DEMO_LEVELS.join(', ')}.` })
  level!: Visitor['level'];
}

/** Query of GET /api/demo-chat/messages/{workoutId}. */
export class DemoMessagesDto {
  @SessionId()
  sessionId!: string;
}

/** Address of GET /api/demo-chat/messages/{workoutId}. */
export class DemoWorkoutParamDto {
  @ApiProperty({ type: String, format: 'uuid' })
  @IsUUID(undefined, { message: 'workoutId must be the id of a workout.' })
  workoutId!: string;
}
