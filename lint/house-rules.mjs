import { fileName } from './file-name.mjs';
import { parameters } from './parameters.mjs';
import { plainEnglish } from './plain-english.mjs';
import { SIZES_TO_COME } from './still-to-come.mjs';

const plugins = {
  stridewatt: { rules: { 'file-name': fileName, parameters, 'plain-english': plainEnglish } },
};

const NO_ENVIRONMENT = {
  selector: "MemberExpression[object.name='process'][property.name='env']",
  message: 'The environment is read in backend/src/config alone.',
};
// What is outside the package cannot be a subpath import.
const NO_CLIMBING = {
  selector:
    'ImportDeclaration[source.value=/^(\\.\\.\\u002F){2,}(?!\\.|backend|lint|scripts|src)/]',
  message: 'A path that climbs two folders is a subpath import: #kernel/…, #workouts/…, #test/….',
};
const NO_DEFAULT_EXPORT = { selector: 'ExportDefaultDeclaration', message: 'Named exports only.' };
const NO_HIDDEN_TIME = [
  {
    selector: "CallExpression[callee.object.name='Date'][callee.property.name='now']",
    message: 'Time is injected: use Clock.',
  },
  {
    selector: "NewExpression[callee.name='Date'][arguments.length=0]",
    message: 'Time is injected: use Clock.',
  },
  {
    selector: "CallExpression[callee.object.name='Math'][callee.property.name='random']",
    message: 'Chance is injected: use IdGenerator or a seed.',
  },
];
const NO_API_PATH = {
  selector:
    ':matches(Literal[value=/^\\u002Fapi\\u002F/], ' +
    'TemplateElement[value.raw=/^\\u002Fapi\\u002F/])',
  message: 'Paths of the API are in the generated client alone: #api/generated/sdk.gen.js.',
};
const NO_SLEEP = {
  selector: "CallExpression[callee.name='setTimeout'][arguments.0.name=/^(resolve|done|r)$/]",
  message: 'Tests wait for something that happens, never for time to pass.',
};

const ALL = ['backend/**/*.{ts,mts}', 'frontend/**/*.{ts,tsx,mts}'];
const TESTS = [
  '**/*.spec.{ts,tsx}',
  '**/*.int-spec.ts',
  '**/*.e2e-spec.ts',
  '**/*.e2e.ts',
  'backend/test/**',
  'frontend/e2e/**',
];

/**
 * The rules of this house that need no type information; the planted-violations test runs exactly
 * these.
 */
export const houseRules = [
  {
    files: ALL,
    plugins,
    rules: {
      'stridewatt/file-name': 'error',
      'stridewatt/plain-english': 'error',
      'max-lines': ['error', 300],
      'stridewatt/parameters': 'error',
      'max-depth': ['error', 3],
      complexity: ['error', 12],
      'no-nested-ternary': 'error',
      'no-console': 'error',
      'no-restricted-syntax': ['error', NO_ENVIRONMENT, NO_DEFAULT_EXPORT, NO_CLIMBING],
    },
  },
  {
    files: [
      'backend/src/analysis/**/*.ts',
      'backend/src/kernel/**/*.ts',
      'backend/src/modules/*/{domain,application}/**/*.ts',
    ],
    ignores: TESTS,
    rules: {
      'no-restricted-syntax': [
        'error',
        NO_ENVIRONMENT,
        NO_DEFAULT_EXPORT,
        NO_CLIMBING,
        ...NO_HIDDEN_TIME,
      ],
    },
  },
  {
    files: ['backend/src/modules/*/application/**/*.ts'],
    ignores: TESTS,
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: '@nestjs/common',
              allowImportNames: ['Injectable'],
              message: 'Of Nest, a use case knows Injectable alone.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['backend/src/config/**/*.ts', 'backend/src/main.ts'],
    rules: {
      'no-restricted-syntax': ['error', NO_DEFAULT_EXPORT, NO_CLIMBING],
    },
  },
  {
    files: TESTS,
    rules: {
      'no-restricted-syntax': ['error', NO_DEFAULT_EXPORT, NO_CLIMBING, NO_SLEEP],
    },
  },
  {
    files: ['frontend/src/**/*.{ts,tsx}'],
    ignores: [
      'frontend/src/api/**',
      'frontend/src/components/form/use-locked-mutation.ts',
      'frontend/src/components/toast/toast-host.tsx',
      ...TESTS,
    ],
    rules: {
      'no-restricted-globals': [
        'error',
        { name: 'fetch', message: 'The network is reached through src/api alone.' },
      ],
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'antd',
              importNames: ['message', 'notification'],
              message: 'Messages go through App.useApp(), inside theme and context.',
            },
            {
              name: '@tanstack/react-query',
              importNames: ['useMutation'],
              message: 'Two clicks send two requests: use useLockedMutation of #components/form.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['frontend/src/**/*.{ts,tsx}'],
    ignores: ['frontend/src/api/generated/**', ...TESTS],
    rules: {
      'no-restricted-syntax': [
        'error',
        NO_ENVIRONMENT,
        NO_DEFAULT_EXPORT,
        NO_CLIMBING,
        NO_API_PATH,
      ],
    },
  },
  {
    files: [
      '**/*.config.{ts,mts,mjs}',
      'backend/test/support/run/global-{setup,teardown}.ts',
      'frontend/src/testing/**',
    ],
    rules: { 'no-restricted-syntax': 'off' },
  },
  // Rows of `it.each` have as many columns as they need.
  { files: TESTS, rules: { 'stridewatt/parameters': 'off' } },
  {
    files: SIZES_TO_COME,
    rules: {
      'stridewatt/parameters': 'off',
      'max-lines': 'off',
      'max-depth': 'off',
      complexity: 'off',
      'no-nested-ternary': 'off',
    },
  },
];
