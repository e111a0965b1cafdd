import { jest } from '@jest/globals';

interface Confirmation {
  readonly error: { readonly type: string; readonly message?: string };
}

type Confirm = (options: {
  readonly confirmParams: { readonly return_url: string };
}) => Promise<Confirmation>;

export interface StripeDouble {
  /** The key with which the page asked for Stripe. */
  readonly keys: string[];
  /** The options with which it asked for its fields. */
  readonly elements: { readonly clientSecret?: string }[];
  readonly confirmPayment: jest.Mock<Confirm>;
}

let current: StripeDouble;

/**
 * Stands where Stripe's own script would put itself, in the shape that its loader and its React
 * parts expect. The loader keeps the first script that it finds, so that all doubles of a suite
 * speak through one.
 */
export function stripeDouble(answer: Confirm): StripeDouble {
  current = { keys: [], elements: [], confirmPayment: jest.fn(answer) };
  Object.assign(window, {
    Stripe: (key: string) => {
      current.keys.push(key);
      return {
        elements: (options: { readonly clientSecret?: string }) => {
          current.elements.push(options);
          return { create: field, getElement: () => null, update: () => undefined };
        },
        createToken: () => undefined,
        createPaymentMethod: () => undefined,
        confirmCardPayment: () => undefined,
        confirmPayment: (...options: Parameters<Confirm>) => current.confirmPayment(...options),
        registerAppInfo: () => undefined,
        _registerWrapper: () => undefined,
      };
    },
  });
  return current;
}

/** One of Stripe's fields, ready as soon as it stands on the page. */
function field(): object {
  const listeners = new Map<string, () => void>();
  return {
    on: (event: string, listener: () => void) => listeners.set(event, listener),
    off: (event: string) => listeners.delete(event),
    mount: () => queueMicrotask(() => listeners.get('ready')?.()),
    destroy: () => listeners.clear(),
    update: () => undefined,
  };
}
