import { ApiError, NetworkError } from '../../../api/api-error.js';

/** Why an upload failed, ready to be shown. */
export interface UploadProblem {
  readonly title: string;
  readonly description: string;
  /** How long the toast stays. */
  readonly milliseconds?: number;
  /** The workout that the file has become before. */
  readonly workoutId?: string;
  /** Whether the same file may well go through at a second try. */
  readonly retry: boolean;
}

const supported = ['Running', 'Cycling', 'Virtual Running', 'Virtual Cycling'];

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function fromAnswer({ body, code, sentence, status }: ApiError): UploadProblem {
  if (body['suspended'] === true) {
    return { title: 'Account Suspended', description: text(body['suspendReason']) ?? sentence ?? 'Your account is suspended.', retry: false };
  }
  switch (code) {
    case 'TRIAL_LIMIT_EXCEEDED':
    case 'SUBSCRIPTION_REQUIRED':
      return { title: 'Subscription Required', description: sentence ?? 'This upload needs a subscription.', retry: false };
    case 'UNSUPPORTED_ACTIVITY_TYPE': {
      const types = Array.isArray(body['supportedTypes']) ? (body['supportedTypes'] as string[]) : supported;
      return { title: 'Unsupported Activity Type', description: `Supported: ${types.join(', ')}`, milliseconds: 8000, retry: false };
    }
    case 'DUPLICATE_FILE':
      return {
        title: 'Duplicate File Detected',
        description: [sentence, text(body['details'])].filter(Boolean).join(' '),
        milliseconds: 6000,
        workoutId: text(body['workoutId']),
        retry: false,
      };
    default:
      return { title: 'Upload Failed', description: sentence ?? 'The file could not be uploaded. Please try again.', retry: status === 429 || status >= 500 };
  }
}

export function uploadProblem(error: unknown): UploadProblem {
  if (error instanceof ApiError) return fromAnswer(error);
  const description = error instanceof NetworkError ? 'The server could not be reached. Check the connection and try again.' : 'The file could not be uploaded. Please try again.';
  return { title: 'Upload Failed', description, retry: true };
}
