import { defineConfig } from '@hey-api/openapi-ts';

/** The server's document gives the types and the calls; `src/api/generated` is never edited. */
export default defineConfig({
  input: '../backend/openapi.json',
  parser: {
    patch: {
      // Where a call answers as JSON or as an event stream, the page takes the stream.
      operations: (_method, _path, operation) => {
        const content = Object(Object(operation.responses?.['200']).content) as object;
        if ('text/event-stream' in content) Reflect.deleteProperty(content, 'application/json');
      },
    },
  },
  output: { path: 'src/api/generated', importFileExtension: '.js' },
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
