import { request } from '../../../api/request.js';

/** Ends the plan at the end of what is paid for. */
export async function cancelSubscription(): Promise<void> {
  await request.post('/api/subscription/cancel-request', { body: { reason: '' } });
}
