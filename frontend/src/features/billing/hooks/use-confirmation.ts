import { useCallback, useEffect, useState } from 'react';
import { syncSubscription } from '../api/sync-subscription.js';
import { forgetSubscriptionStatus } from '../api/get-subscription-status.js';
import { logFailure } from '../../../lib/log.js';

export type Confirmation = 'loading' | 'active' | 'error';

/** The provider may need a moment between taking a payment and saying so. */
const CHECKS = 5;
const BETWEEN_CHECKS_MS = 2000;

export interface ConfirmationState {
  readonly state: Confirmation;
  readonly retry: () => void;
}

/**
 * Asks the provider whether the plan has begun: again after a moment while it still says that nothing is paid, at most
 * five times. Only ACTIVE is a plan; TRIAL means that the payment is still on its way.
 */
export function useConfirmation(): ConfirmationState {
  const [round, setRound] = useState(0);
  const [state, setState] = useState<Confirmation>('loading');
  useEffect(() => {
    const left = new AbortController();
    void confirmed(left.signal).then((active) => {
      if (left.signal.aborted) return;
      forgetSubscriptionStatus();
      setState(active ? 'active' : 'error');
    });
    return () => left.abort();
  }, [round]);
  const retry = useCallback(() => {
    setState('loading');
    setRound((before) => before + 1);
  }, []);
  return { state, retry };
}

async function confirmed(left: AbortSignal): Promise<boolean> {
  for (let check = 1; !left.aborted; check++) {
    try {
      if ((await syncSubscription()) === 'ACTIVE') return true;
    } catch (error) {
      logFailure('The subscription could not be confirmed', error);
      return false;
    }
    if (check === CHECKS) return false;
    await new Promise((resolve) => setTimeout(resolve, BETWEEN_CHECKS_MS));
  }
  return false;
}
