import { createParamDecorator, type ExecutionContext } from '@nestjs/common';

/** The header in which a client says which day (YYYY-MM-DD) it is where the athlete is. */
const HEADER = 'local-day';

/** Null if the client does not say it; whether it can be true is for the domain to judge. */
export const LocalDay = createParamDecorator((_: unknown, context: ExecutionContext) => {
  const { headers } = context
    .switchToHttp()
    .getRequest<{ headers: Record<string, string | string[] | undefined> }>();
  const said = headers[HEADER];
  return typeof said === 'string' ? said : null;
});
