import { ownPath } from '#lib/own-path.js';
import { ApiError, NetworkError } from '#api/api-error.js';
import { NOT_FIT, TOO_LARGE } from './upload-rules.js';

export type ProblemKind =
  | 'duplicate'
  | 'unsupported'
  | 'damaged'
  | 'too-large'
  | 'not-fit'
  | 'suspended'
  | 'subscription'
  | 'network'
  | 'other';

/** Where the page goes automatically, and when. */
export interface Redirect {
  readonly to: string;
  readonly afterMs: number;
}

/** Where nothing can be uploaded without another plan (UPL-18). */
export const TO_PLANS: Redirect = { to: '/subscribe', afterMs: 1500 };

/** Why a file has not become a workout, ready to be shown. */
export interface UploadProblem {
  readonly kind: ProblemKind;
  readonly title: string;
  readonly description: string;
  /** The server's own sentence, where the description is another. */
  readonly sentence?: string;
  /** How long the toast stays. */
  readonly milliseconds?: number;
  /** The workout that the file has become before. */
  readonly workoutId?: string;
  readonly redirect?: Redirect;
  /** Whether the same file may well go through at a second try. */
  readonly retry: boolean;
}

/** A file that is refused here, before anything is sent. */
export class Refused extends Error {
  override readonly name = 'Refused';

  constructor(
    readonly kind: 'damaged' | 'too-large' | 'not-fit',
    sentence: string,
  ) {
    super(sentence);
  }
}

const supported = ['Running', 'Cycling', 'Virtual Running', 'Virtual Cycling'];
const payForIt =
  'Your account is suspended due to payment failure. Redirecting to update payment...';
const tryAgain = 'The file could not be uploaded. Please try again.';

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function failed(kind: ProblemKind, description: string, retry = false): UploadProblem {
  return { kind, title: 'Upload Failed', description, retry };
}

/** Payment can be mended immediately; what an administrator has suspended cannot. */
function suspended({ body, sentence }: ApiError): UploadProblem {
  const title = 'Account Suspended';
  if ('paymentUrl' in body) {
    return {
      kind: 'suspended',
      title,
      description: payForIt,
      redirect: { to: ownPath(body['paymentUrl']) ?? '/subscription', afterMs: 1000 },
      retry: true,
    };
  }
  return {
    kind: 'suspended',
    title,
    description: text(body['suspendReason']) ?? sentence ?? 'Your account is suspended.',
    retry: true,
  };
}

function unsupported({ body, sentence }: ApiError): UploadProblem {
  const types = Array.isArray(body['supportedTypes'])
    ? (body['supportedTypes'] as string[])
    : supported;
  return {
    kind: 'unsupported',
    title: 'Unsupported Activity Type',
    description: `Supported: ${types.join(', ')}`,
    sentence,
    milliseconds: 8000,
    retry: false,
  };
}

function unpaid({ sentence }: ApiError): UploadProblem {
  return {
    kind: 'subscription',
    title: 'Subscription Required',
    description: sentence ?? 'This upload needs a subscription.',
    redirect: TO_PLANS,
    retry: true,
  };
}

function duplicate({ body, sentence }: ApiError): UploadProblem {
  return {
    kind: 'duplicate',
    title: 'Duplicate File Detected',
    description: [sentence, text(body['details'])].filter(Boolean).join(' '),
    milliseconds: 6000,
    workoutId: text(body['workoutId']),
    retry: false,
  };
}

const ANSWERS = new Map<string | undefined, (error: ApiError) => UploadProblem>([
  ['TRIAL_LIMIT_EXCEEDED', unpaid],
  ['SUBSCRIPTION_REQUIRED', unpaid],
  ['UNSUPPORTED_ACTIVITY_TYPE', unsupported],
  ['DUPLICATE_FILE', duplicate],
  [
    'INVALID_FIT_FILE',
    ({ sentence }) => failed('damaged', sentence ?? 'The file could not be read.'),
  ],
  ['ONLY_FIT_ALLOWED', ({ sentence }) => failed('not-fit', sentence ?? NOT_FIT)],
]);

function fromAnswer(error: ApiError): UploadProblem {
  const { body, code, sentence, status } = error;
  if (body['suspended'] === true) return suspended(error);
  const known = ANSWERS.get(code);
  if (known) return known(error);
  if (status === 413) return failed('too-large', sentence ?? TOO_LARGE);
  const passes = code === 'SERVICE_UNAVAILABLE' || status === 429 || status >= 500;
  return failed('other', sentence ?? tryAgain, passes);
}

/** Whether the server may have taken the file although no answer came of it. */
export function mayBeThere(error: unknown, { kind }: UploadProblem): boolean {
  return kind === 'network' || (error instanceof ApiError && error.status >= 500);
}

export function uploadProblem(error: unknown): UploadProblem {
  if (error instanceof ApiError) return fromAnswer(error);
  if (error instanceof Refused) return failed(error.kind, error.message);
  if (error instanceof NetworkError)
    return failed(
      'network',
      'The server could not be reached. Check the connection and try again.',
      true,
    );
  // What a browser throws where the file on disk was moved or changed since it was chosen.
  if (
    error instanceof DOMException &&
    (error.name === 'NotFoundError' || error.name === 'NotReadableError')
  ) {
    return failed(
      'other',
      'The file cannot be read any more. It may have been moved or changed; choose it once more.',
    );
  }
  return failed('other', tryAgain, true);
}
