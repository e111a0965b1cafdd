import { useCallback, useEffect, useState } from 'react';
import { syncSubscription } from '#api/generated/sdk.gen.js';
import { forgetSubscriptionStatus } from '../api/get-subscription-status.js';
import { logFailure } from '#lib/log.js';

export type Confirmation = 'loading' | 'active' | 'declined' | 'error';

/** The provider may need a moment between taking a payment and saying so. */
const CHECKS = 5;
const BETWEEN_CHECKS_MS = 2000;

export interface ConfirmationState {
  readonly state: Confirmation;
  readonly retry: () => void;
}

/**
 * Asks the provider whether the plan has begun: again after a moment while it still says that
 * nothing is paid, at most five times. Only ACTIVE is a plan; TRIAL means that the payment is still
 * on its way.
 * @param declined the provider has said on the way back that this payment failed; then it is asked
 * once, and a plan that runs all the same, as one whose renewal is owed, is no success of this
 * payment
 */
export function useConfirmation(declined: boolean): ConfirmationState {
  const [round, setRound] = useState(0);
  const [state, setState] = useState<Confirmation>('loading');
  useEffect(() => {
    const left = new AbortController();
    const failed = declined && round === 0;
    void confirmed(left.signal, failed ? 1 : CHECKS).then((active) => {
      if (left.signal.aborted) return;
      forgetSubscriptionStatus();
      if (failed) setState('declined');
      else setState(active ? 'active' : 'error');
    });
    return () => left.abort();
  }, [declined, round]);
  const retry = useCallback(() => {
    setState('loading');
    setRound((before) => before + 1);
  }, []);
  return { state, retry };
}

async function confirmed(left: AbortSignal, checks: number): Promise<boolean> {
  for (let check = 1; !left.aborted; check++) {
    try {
      if ((await syncSubscription()).appStatus === 'ACTIVE') return true;
    } catch (error) {
      logFailure('The subscription could not be confirmed', error);
      return false;
    }
    if (check >= checks) return false;
    await new Promise((resolve) => setTimeout(resolve, BETWEEN_CHECKS_MS));
  }
  return false;
}
