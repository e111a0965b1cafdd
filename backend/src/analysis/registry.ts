/** Version of the engine as a whole; a stored analysis of another version is computed again. */
export const ENGINE_VERSION = '1.0.0';
