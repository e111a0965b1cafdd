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
    // jsdom cannot compute the style of a pseudo-element and says so on every call.
    const computed = page.getComputedStyle.bind(page);
    page.getComputedStyle = (element) => computed(element);
  }
}
