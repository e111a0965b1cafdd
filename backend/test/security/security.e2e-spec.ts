import { afterAll, beforeAll, jest } from '@jest/globals';
import { assemble, type Cast } from './cast.js';
import { hostileInputSuite } from './hostile-input.suite.js';
import { routeMatrixSuite } from './route-matrix.suite.js';

// Hundreds of requests each.
jest.setTimeout(120_000);

let cast: Cast;
beforeAll(async () => {
  cast = await assemble();
});
afterAll(() => cast.app.close());

hostileInputSuite(() => cast);
routeMatrixSuite(() => cast);
