import { applyDecorators, type Type } from '@nestjs/common';
import {
  ApiExtraModels,
  ApiOkResponse,
  ApiProduces,
  ApiProperty,
  getSchemaPath,
} from '@nestjs/swagger';

/** A piece of the answer's text. */
export class AnswerChunkFrame {
  @ApiProperty({ type: String })
  chunk!: string;
}

class AnswerErrorDetail {
  @ApiProperty({ type: String })
  code!: string;

  @ApiProperty({ type: String })
  message!: string;
}

/** The end of an answer that failed part-way. */
export class AnswerErrorFrame {
  @ApiProperty({ type: AnswerErrorDetail })
  error!: AnswerErrorDetail;
}

interface AnswerStream {
  /** The last frame, beside `done`. */
  readonly last: Type;
  /** The answer for clients that accept no event stream; left out where there is only the stream. */
  readonly json?: Type;
  readonly description: string;
}

/** Documents an answer that arrives as an event stream: `{chunk}` frames, then one last frame. */
export function ApiAnswerStream({ last, json, description }: AnswerStream): MethodDecorator {
  const done = {
    type: 'object' as const,
    properties: { done: { type: 'boolean' as const, enum: [true] } },
    required: ['done'],
  };
  const frames = [
    { $ref: getSchemaPath(AnswerChunkFrame) },
    { $ref: getSchemaPath(AnswerErrorFrame) },
    { allOf: [done, { $ref: getSchemaPath(last) }] },
  ];
  return applyDecorators(
    ApiExtraModels(AnswerChunkFrame, AnswerErrorFrame, last, ...(json ? [json] : [])),
    ApiProduces(...(json ? ['application/json'] : []), 'text/event-stream'),
    ApiOkResponse({
      description,
      content: {
        ...(json && { 'application/json': { schema: { $ref: getSchemaPath(json) } } }),
        'text/event-stream': { schema: { oneOf: frames } },
      },
    }),
  );
}
