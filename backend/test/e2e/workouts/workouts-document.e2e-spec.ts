import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { intervalRide5x4, tenKRun } from '#test/builders/fit/index.js';
import { newAthlete, type HttpClient } from '#test/support/http-client.js';
import { startTestApp, type TestApp } from '#test/support/test-app.js';
import { uploaded } from './workouts.support.js';

interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly nullable?: boolean;
  readonly enum?: readonly unknown[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema;
}
interface Document {
  readonly paths: Readonly<
    Record<
      string,
      Readonly<
        Record<
          string,
          {
            readonly operationId: string;
            readonly responses: Readonly<
              Record<
                string,
                { readonly content?: Readonly<Record<string, { readonly schema: Schema }>> }
              >
            >;
          }
        >
      >
    >
  >;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

/**
 * The client of the page is generated from the document, so an answer that strays from it is a
 * defect of one of the two.
 */
describe('the API document on workouts', () => {
  let app: TestApp;
  let athlete: HttpClient;
  let document: Document;
  let ids: string[];
  beforeAll(async () => {
    app = await startTestApp({ env: { RATE_LIMIT_SCALE: '1000' } });
    athlete = await newAthlete(app.url);
    document = (await athlete.get<Document>('/api/openapi.json')).body;
    await athlete.post('/api/profile', {
      currentFTP: 250,
      maxHR: 190,
      restingHR: 50,
      weightKg: 70,
    });
    ids = [await uploaded(athlete, intervalRide5x4()), await uploaded(athlete, tenKRun())];
  }, 60_000);
  afterAll(() => app.close());

  const resolved = (schema: Schema): Schema =>
    schema.$ref ? (document.components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}) : schema;

  /** Where the value strays from the schema: places with what is wrong there. */
  function strays(value: unknown, schema: Schema, at = ''): string[] {
    const found = resolved(schema);
    if (value === null) return found.nullable || schema.nullable ? [] : [`${at} is null`];
    if (found.oneOf) {
      const fits = found.oneOf.some((one) => strays(value, one).length === 0);
      return fits ? [] : [`${at} fits no schema`];
    }
    if (found.allOf) return found.allOf.flatMap((one) => strays(value, one, at));
    if (Array.isArray(value)) return strayItems(value, found, at);
    if (typeof value === 'object') return strayFields(value as Record<string, unknown>, found, at);
    return strayScalar(value, found, at);
  }

  function strayScalar(value: unknown, { type, enum: allowed }: Schema, at: string): string[] {
    if (allowed) return allowed.includes(value) ? [] : [`${at} is ${JSON.stringify(value)}`];
    const isInteger = type === 'integer' && Number.isInteger(value);
    return isInteger || typeof value === type ? [] : [`${at} is a ${typeof value}`];
  }

  function strayItems(value: readonly unknown[], { items }: Schema, at: string): string[] {
    return items ? value.flatMap((item) => strays(item, items, `${at}[]`)) : [`${at} is a list`];
  }

  function strayFields(
    value: Record<string, unknown>,
    { properties = {}, additionalProperties, required = [] }: Schema,
    at: string,
  ): string[] {
    const missing = required
      .filter((name) => !(name in value))
      .map((name) => `${at}.${name} is missing`);
    const fields = Object.entries(value).flatMap(([name, field]) => {
      const schema = properties[name] ?? additionalProperties;
      return schema ? strays(field, schema, `${at}.${name}`) : [`${at}.${name} is not documented`];
    });
    return [...missing, ...fields];
  }

  function answerOf(operationId: string, status = '200'): Schema {
    const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
    const schema = operations.find((operation) => operation.operationId === operationId)?.responses[
      status
    ]?.content?.['application/json']?.schema;
    if (!schema) throw new Error(`${operationId} documents no answer`);
    return schema;
  }

  it.each([
    ['getWorkout', (id: string) => `/api/workouts/${id}`],
    ['getWorkoutStreams', (id: string) => `/api/workouts/${id}/streams`],
    ['listWorkouts', () => '/api/workouts'],
    ['hasWorkouts', () => '/api/user/has-workouts'],
  ])('describes every field that %s answers, for a ride and a run', async (operation, path) => {
    for (const id of ids) {
      const { status, body } = await athlete.get(path(id));
      expect(status).toBe(200);
      expect([...new Set(strays(body, answerOf(operation)))]).toEqual([]);
    }
  });

  it('describes both responses of an upload', () => {
    expect(Object.keys(resolved(answerOf('uploadWorkout', '201')).properties ?? {})).toEqual(
      expect.arrayContaining(['workout', 'id', 'warnings']),
    );
    expect(Object.keys(resolved(answerOf('uploadWorkout', '202')).properties ?? {})).toEqual([
      'uploadId',
      'status',
      'message',
    ]);
  });
});
