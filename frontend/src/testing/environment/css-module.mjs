/** Every class of a CSS module answers with its own name. */
export default new Proxy({}, { get: (_, name) => String(name) });
