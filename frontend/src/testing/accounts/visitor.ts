import type { Answers, Network } from '../environment/network.js';
import { signedIn } from './signed-in.js';

/** A browser without a token, and a server that knows the athlete once they sign in. */
export function visitor(answers: Answers = {}): Network {
  const network = signedIn(answers);
  localStorage.removeItem('token');
  return network;
}
