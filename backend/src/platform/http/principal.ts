import { createParamDecorator, SetMetadata, type ExecutionContext } from '@nestjs/common';

/** Who makes the request, as the database knows them at this moment. */
export interface Principal {
  readonly userId: string;
  readonly role: 'athlete' | 'admin';
  /** Tells the sessions of one user apart. */
  readonly sessionId: string;
}

export const PUBLIC_ROUTE = 'stridewatt:public-route';

/** Opens a route to visitors; every other route needs a valid token. */
export const Public = () => SetMetadata(PUBLIC_ROUTE, true);

/** The signed-in caller of a closed route. */
export const Caller = createParamDecorator((_: unknown, context: ExecutionContext): Principal => {
  return context.switchToHttp().getRequest<{ user: Principal }>().user;
});
