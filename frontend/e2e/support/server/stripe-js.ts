/**
 * Stands where Stripe's own script does, as that cannot be loaded without a network: the calls that
 * the page makes, in their shape. The card's number is typed into a frame of js.stripe.com and goes
 * to api.stripe.com, so that the page's security policy is met as it is by the real one. It runs in
 * the page, as text.
 */
export const STRIPE_JS = `
(() => {
  const FRAME = 'https://js.stripe.com/v3/elements-inner-payment.html';
  const field = (options) => {
    const listeners = new Map();
    const frame = document.createElement('iframe');
    const state = { number: '' };
    const hear = ({ source, data }) => {
      if (source !== frame.contentWindow) return;
      if (data.ready) listeners.get('ready')?.({ elementType: 'payment' });
      if (typeof data.number === 'string') state.number = data.number;
    };
    return {
      state,
      on: (name, listener) => listeners.set(name, listener),
      off: (name) => listeners.delete(name),
      once: (name, listener) => listeners.set(name, listener),
      mount: (place) => {
        addEventListener('message', hear);
        frame.src = FRAME;
        frame.title = 'Secure payment input frame';
        frame.style.cssText = 'border: 0; width: 100%; height: 72px; color-scheme: normal';
        frame.dataset.appearance = JSON.stringify(options.appearance ?? {});
        place.append(frame);
      },
      update: () => undefined,
      unmount: () => frame.remove(),
      destroy: () => {
        removeEventListener('message', hear);
        frame.remove();
      },
    };
  };
  const confirmPayment = async (key, { elements, confirmParams }) => {
    const { payment, clientSecret } = elements;
    const number = payment.state.number.replace(/\\D/g, '');
    const incomplete = { type: 'validation_error', message: 'Your card number is incomplete.' };
    if (number === '') return { error: incomplete };
    const [intent] = clientSecret.split('_secret_');
    const fields = {
      key,
      client_secret: clientSecret,
      return_url: confirmParams.return_url,
      'payment_method_data[type]': 'card',
      'payment_method_data[card][number]': number,
    };
    const address = 'https://api.stripe.com/v1/payment_intents/' + intent + '/confirm';
    const response = await fetch(address, { method: 'POST', body: new URLSearchParams(fields) });
    const told = await response.json();
    if (told.error) return { error: told.error };
    const back = new URL(confirmParams.return_url);
    back.search = new URLSearchParams({
      payment_intent: intent,
      payment_intent_client_secret: clientSecret,
      redirect_status: 'succeeded',
    });
    location.href = told.next_action?.redirect_to_url.url ?? back.href;
    return new Promise(() => undefined);
  };
  window.Stripe = (key) => ({
    elements: (options) => {
      const elements = {
        clientSecret: options.clientSecret,
        payment: null,
        create: () => (elements.payment = field(options)),
        getElement: () => elements.payment,
        update: () => undefined,
        submit: async () => ({}),
      };
      return elements;
    },
    confirmPayment: (options) => confirmPayment(key, options),
    createToken: () => undefined,
    createPaymentMethod: () => undefined,
    confirmCardPayment: () => undefined,
    registerAppInfo: () => undefined,
    _registerWrapper: () => undefined,
  });
  window.Stripe.version = 'endive';
})();
`;

/** What stands in the frame: one field, whose number the page itself never sees. */
export const STRIPE_FRAME = `<!doctype html>
<html lang="en"><title>Payment</title><style>
  body { margin: 0; font: 14px sans-serif }
  input { box-sizing: border-box; width: 100%; padding: 8px }
</style>
<label>Card number <input autocomplete="cc-number" inputmode="numeric"></label>
<script>
  const input = document.querySelector('input');
  input.addEventListener('input', () => parent.postMessage({ number: input.value }, '*'));
  parent.postMessage({ ready: true }, '*');
</script></html>`;

/** The bank's authentication page. */
export const BANK = `<!doctype html>
<html lang="en"><title>Your bank</title><h1>Is it you who pays 10 USD?</h1>
<form method="post">
  <button name="answer" value="yes">Complete</button>
  <button name="answer" value="no">Fail</button>
</form></html>`;
