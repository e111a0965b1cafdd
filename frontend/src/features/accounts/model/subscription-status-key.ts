/**
 * Under which this tab keeps what it knows of the plan; it belongs to the athlete who was signed in when it
 * was asked for.
 */
export const subscriptionStatusKey = 'subStatus';
