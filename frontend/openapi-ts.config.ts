import { defineConfig } from '@hey-api/openapi-ts';

/** The server's document gives the types and the calls; `src/api/generated` is never edited. */
export default defineConfig({
  input: '../backend/openapi.json',
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
