import { defineConfig } from '@hey-api/openapi-ts';

interface Documented {
  readonly responses?: Readonly<Record<string, { readonly content?: Record<string, unknown> }>>;
}

/** The server's document gives the types and the calls; `src/api/generated` is never edited. */
export default defineConfig({
  input: '../backend/openapi.json',
  parser: {
    patch: {
      // Where a call answers as JSON or as an event stream, the page takes the stream.
      operations: (_method, _path, operation) => {
        const { responses } = operation as Documented;
        const content = responses?.['200']?.content;
        if (content?.['text/event-stream']) delete content['application/json'];
      },
    },
  },
  output: {
    path: 'src/api/generated',
    importFileExtension: '.js',
    // By default it looks for one from its own folder upwards and reads those above the repository.
    tsConfigPath: null,
  },
  plugins: [
    { name: '@hey-api/typescript' },
    { name: '@hey-api/sdk', responseStyle: 'data', auth: false },
    {
      name: '@hey-api/client-fetch',
      runtimeConfigPath: './src/api/client-config.js',
      throwOnError: true,
    },
  ],
});
