import { Logger } from '@nestjs/common';
import OpenAI from 'openai';
import type { ChatCompletionCreateParamsStreaming } from 'openai/resources/chat/completions';
import { BUDGET } from './token-budget.js';

export type TokenParameter = 'max_completion_tokens' | 'max_tokens';
export type ReasoningEffort = 'none' | 'minimal' | 'low' | 'medium' | 'high';

/**
 * What may be said about a call; what is left out is chosen by the model's name and the address of
 * the service.
 */
export interface MannersSettings {
  readonly tokenParameter?: TokenParameter | null;
  /** Longest answer, with whatever the model thinks before it. */
  readonly answerTokens?: number | null;
  /** Null sends none. */
  readonly temperature?: number | null;
  readonly reasoningEffort?: ReasoningEffort | null;
}

/** What is the same in every call; the rest depends on what the service takes. */
export type PlainCall = Omit<
  ChatCompletionCreateParamsStreaming,
  'temperature' | 'max_tokens' | 'max_completion_tokens' | 'reasoning_effort' | 'stream_options'
>;

/** What is sent with a call beside it. */
interface Shape {
  readonly tokenParameter: TokenParameter | null;
  readonly temperature: number | null;
  readonly effort: ReasoningEffort | null;
  readonly countsTokens: boolean;
  readonly tools: boolean;
}

/** Facts leave little room for taste; a low temperature keeps to them. */
const TEMPERATURE = 0.2;

/** Room for the thoughts of models that think before they speak; what is not used costs nothing. */
const THINKING_TOKENS = 1600;

/**
 * OpenAI's models that think: they take no temperature, and from 5.1 on can be told not to think at
 * all.
 */
const THINKERS = /^(?:o\d|gpt-5(?!\.)|gpt-5\.\d|gpt-[6-9]|gpt-\d{2})/;
const ALWAYS_THINK = /^(?:o\d|gpt-5(?!\.))/;

/**
 * How a service wants to be asked. Begins with what its model should take, and learns from
 * refusals: what the service names as wrong is asked another way or left out, in that call and in
 * all that follow. One for each model.
 */
export class CallManners {
  private readonly logger = new Logger('Coach');
  private readonly answerTokens: number;
  private shape: Shape;

  constructor(
    private readonly model: string,
    baseUrl: string | null,
    settings: MannersSettings = {},
  ) {
    // Others serve models under names of all kinds, often behind the name of their maker.
    const name = model.slice(model.lastIndexOf('/') + 1);
    const thinker = THINKERS.test(name);
    const alwaysThinks = ALWAYS_THINK.test(name);
    const usualTemperature = thinker ? null : TEMPERATURE;
    const leastEffort = alwaysThinks ? 'low' : 'none';
    this.answerTokens =
      settings.answerTokens ?? BUDGET.answer + (alwaysThinks ? THINKING_TOKENS : 0);
    this.shape = {
      // Servers of one's own (Ollama and others) often know the older name alone, and pass over the
      // other in silence.
      tokenParameter:
        settings.tokenParameter ??
        (baseUrl === null || isOpenai(baseUrl) ? 'max_completion_tokens' : 'max_tokens'),
      temperature: settings.temperature === undefined ? usualTemperature : settings.temperature,
      effort: settings.reasoningEffort ?? (thinker ? leastEffort : null),
      ...{ countsTokens: true, tools: true },
    };
  }

  /** Sends a call; once more for each thing that the service refuses by name, and no more often. */
  async send<T>(
    call: PlainCall,
    send: (params: ChatCompletionCreateParamsStreaming) => Promise<T>,
  ): Promise<T> {
    for (let times = 0; ; times += 1) {
      const sent = this.shape;
      try {
        return await send(this.dressed(call, sent));
      } catch (error) {
        // Another call may have learned the same meanwhile.
        if (times >= Object.keys(sent).length || (this.shape === sent && !this.learns(error, call)))
          throw error;
      }
    }
  }

  private dressed(
    { tools, tool_choice: choice, ...call }: PlainCall,
    { tokenParameter, temperature, effort, countsTokens, tools: takesTools }: Shape,
  ): ChatCompletionCreateParamsStreaming {
    return {
      ...call,
      ...(tokenParameter !== null && { [tokenParameter]: this.answerTokens }),
      ...(temperature !== null && { temperature }),
      ...(effort !== null && { reasoning_effort: effort }),
      ...(countsTokens && { stream_options: { include_usage: true } }),
      ...(takesTools && tools && { tools, ...(choice && { tool_choice: choice }) }),
    };
  }

  /** Whether the refusal says what to do better. */
  private learns(error: unknown, call: PlainCall): boolean {
    if (!(
      error instanceof OpenAI.BadRequestError || error instanceof OpenAI.UnprocessableEntityError
    ))
      return false;
    const better = betterThan(
      this.shape,
      `${error.param ?? ''} ${error.message}`,
      call.tools !== undefined,
    );
    if (better === null) return false;
    this.shape = { ...this.shape, ...better };
    this.logger.warn(
      { model: this.model, now: better },
      'the service refused a parameter; it is asked another way from now on',
    );
    return true;
  }
}

/**
 * What to leave out or to ask for otherwise after a refusal; null where it names nothing of ours.
 */
function betterThan(shape: Shape, refusal: string, withTools: boolean): Partial<Shape> | null {
  const names = (word: string) => new RegExp(`\\b${word}\\b`, 'i').test(refusal);
  if (names('reasoning_effort')) return otherEffort(shape, names('none') || withTools);
  const { tokenParameter } = shape;
  if (shape.temperature !== null && names('temperature')) return { temperature: null };
  if (tokenParameter !== null && names(tokenParameter))
    return { tokenParameter: OTHER_TOKEN_PARAMETER[tokenParameter] };
  if (shape.countsTokens && names('stream_options')) return { countsTokens: false };
  if (shape.tools && withTools && names('tools?|tool_choice')) return { tools: false };
  return null;
}

/** Some models think unless asked not to, and take no tools while they think. */
function otherEffort({ effort }: Shape, mustRest: boolean): Partial<Shape> | null {
  if (effort !== 'none' && (effort === null || mustRest)) return { effort: 'none' };
  return effort === null ? null : { effort: null };
}

const OTHER_TOKEN_PARAMETER = {
  max_tokens: 'max_completion_tokens',
  max_completion_tokens: 'max_tokens',
} as const;

function isOpenai(baseUrl: string): boolean {
  return /(?:^|\.)openai\.(?:com|azure\.com)$/.test(new URL(baseUrl).hostname);
}
