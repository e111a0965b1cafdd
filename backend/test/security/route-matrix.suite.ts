import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import type { HttpClient } from '../support/http-client.js';
import type { Cast, Role } from './cast.js';
import { nestRoutes } from './nest-routes.js';
import { ROUTES, type Access } from './routes.js';

/** Calls that end the caller's own session or take away what the others are about to ask for. */
const ENDS = new Set([
  'DELETE /api/auth/account',
  'POST /api/admin/logout',
  'POST /api/auth/logout',
  'DELETE /api/auth/sessions',
  'DELETE /api/auth/sessions/{id}',
  'DELETE /api/workouts/{id}',
  'DELETE /api/admin/users/{id}',
  'POST /api/admin/subscriptions/sync-all',
]);

const STRANGERS: readonly Role[] = ['nobody', 'forger', 'left'];
const ATHLETES: readonly Role[] = ['trial', 'paying', 'canceled', 'suspended'];

/** Runs last: some of its calls end sessions. @param onStage the cast, once it is assembled */
export function routeMatrixSuite(onStage: () => Cast): void {
  describe('who may use which route', () => {
    const addressOf = (path: string): string => {
      const cast = onStage();
      const ids = {
        '/api/workouts/': cast.workoutId,
        '/api/uploads/': cast.uploadId,
        '/api/admin/users/': cast.userId,
        '/api/auth/sessions/': cast.sessionId,
      };
      const [, id = randomUUID()] =
        Object.entries(ids).find(([start]) => path.startsWith(start)) ?? [];
      return path.replaceAll(/\{(validFrom)\}/g, '2026-01-01').replaceAll(/\{[^}]+\}/g, id);
    };
    const ask = async (
      client: HttpClient,
      route: string,
    ): Promise<{ status: number; code: string }> => {
      const [method = '', path = ''] = route.split(' ');
      const body = ['POST', 'PUT', 'PATCH'].includes(method)
        ? { body: '{}', headers: { 'Content-Type': 'application/json' } }
        : {};
      const { status, body: answer } = await client.send<{ code?: string } | null>(
        addressOf(path),
        { method, ...body },
      );
      return { status, code: answer?.code ?? '' };
    };
    /** What each route answered the role, where that is not what the rule allows. */
    const offences = async (
      role: Role,
      access: Access,
      allowed: (answer: { status: number; code: string }) => boolean,
      ends = true,
    ): Promise<string[]> => {
      const found: string[] = [];
      for (const route of ROUTES[access]) {
        if (ENDS.has(route) && !ends) continue;
        const answer = await ask(onStage().clients[role], route);
        if (!allowed(answer)) found.push(`${role} ${route}: ${answer.status} ${answer.code}`);
      }
      return found;
    };

    it('the table has every route of the product, and no other [SEC-16]', () => {
      const decided = Object.values(ROUTES).flat();
      expect(new Set(decided).size).toBe(decided.length);
      expect(nestRoutes(onStage().app.app)).toEqual([...decided].sort());
    });

    it.each(STRANGERS)(
      '%s gets 401 from everything that is not open [GATE-02, SEC-16]',
      async (role) => {
        for (const access of ['athlete', 'owner', 'administrator'] as const)
          expect(await offences(role, access, ({ status }) => status === 401)).toEqual([]);
      },
    );

    it.each(ATHLETES)(
      '%s finds nothing where something belongs to another athlete, on no route [GATE-14, SEC-17]',
      async (role) => {
        // A suspended user may get that answer first: it says nothing of what is there.
        expect(
          await offences(
            role,
            'owner',
            ({ status, code }) => status === 404 || code === 'ACCOUNT_SUSPENDED',
          ),
        ).toEqual([]);
      },
    );

    it.each([...ATHLETES, 'owner'] as const)(
      '%s gets 403 from every route of the administrators [ADM-10, SEC-16]',
      async (role) => {
        expect(
          await offences(
            role,
            'administrator',
            ({ status, code }) => status === 403 && code === 'FORBIDDEN',
          ),
        ).toEqual([]);
      },
    );

    it.each(['nobody', 'trial', 'owner', 'administrator'] as const)(
      '%s breaks no route by an empty request',
      async (role) => {
        for (const access of ['open', 'athlete', 'owner', 'administrator'] as const)
          expect(await offences(role, access, ({ status }) => status < 500, false)).toEqual([]);
      },
    );

    it.each(['owner', 'trial', 'paying', 'canceled', 'administrator'] as const)(
      '%s is let in by every route of the athletes',
      async (role) => {
        expect(await offences(role, 'athlete', ({ status }) => status !== 401, false)).toEqual([]);
      },
    );

    it('owners find their data', async () => {
      expect(
        await offences(
          'owner',
          'owner',
          ({ status }) => status !== 401 && status !== 403 && status !== 404,
          false,
        ),
      ).toEqual([]);
    });

    it('every administrator route admits an administrator [ADM-13]', async () => {
      expect(
        await offences(
          'administrator',
          'administrator',
          ({ status }) => status !== 401 && status !== 403,
          false,
        ),
      ).toEqual([]);
    });
  });
}
