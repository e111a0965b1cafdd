import { TestEnvironment } from 'jest-environment-jsdom';

/** jsdom has no fetch and no streams; Node's own are the same standard. */
const fromNode = [
  'fetch',
  'Request',
  'Response',
  'Headers',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'TextEncoder',
  'TextDecoder',
  'TextEncoderStream',
  'TextDecoderStream',
  'structuredClone',
];

/** What decides whether something can be seen, read or clicked. */
const DECISIVE = /(?:^|;)\s*(?:display|visibility|pointer-events|content)\s*:/;

/**
 * Drops the rules that only paint. For every element that a test finds by its role jsdom tries
 * every rule of every sheet, and Ant Design writes thousands (docs/decisions/0026).
 */
const decisiveRules = (css) =>
  css.replace(/[^{}]+\{([^{}]*)\}/g, (rule, body) => (DECISIVE.test(body) ? rule : ''));

class Silent {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** Node's own channel would keep the process alive after the tests. */
class Channel {
  port1 = { onmessage: null, close() {} };
  port2 = { postMessage: (data) => setTimeout(() => this.port1.onmessage?.({ data })), close() {} };
}

export default class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    const { global: page } = this;
    for (const name of fromNode) page[name] = globalThis[name];
    // Node's fetch checks for its own AbortSignal.
    page.AbortController = globalThis.AbortController;
    page.AbortSignal = globalThis.AbortSignal;
    page.MessageChannel = Channel;
    page.ResizeObserver = Silent;
    page.IntersectionObserver = Silent;
    page.reportError = () => undefined;
    page.scrollTo = () => undefined;
    page.matchMedia = (media) => ({
      media,
      matches: false,
      addEventListener() {},
      removeEventListener() {},
      addListener() {},
      removeListener() {},
    });
    keepDecisiveRules(page);
    // jsdom cannot compute the style of a pseudo-element and says so on every call.
    const computed = page.getComputedStyle.bind(page);
    page.getComputedStyle = (element) => computed(element);
  }
}

/** Of sheets that scripts write; they read back what they wrote. */
function keepDecisiveRules({ HTMLStyleElement, Element }) {
  const { get, set } = Object.getOwnPropertyDescriptor(Element.prototype, 'innerHTML');
  const written = new WeakMap();
  Object.defineProperty(HTMLStyleElement.prototype, 'innerHTML', {
    configurable: true,
    get() {
      return written.get(this) ?? get.call(this);
    },
    set(css) {
      written.set(this, css);
      set.call(this, decisiveRules(css));
    },
  });
}
