import { afterEach, jest } from '@jest/globals';
import { cleanup, configure } from '@testing-library/react';

// The first page of a suite loads its parts, which a cold transform makes slow.
configure({ asyncUtilTimeout: 15_000 });

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});
