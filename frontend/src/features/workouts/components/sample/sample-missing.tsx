import { Button } from 'antd';
import { ApiError } from '#api/api-error.js';
import { ButtonLink } from '#components/button-link.js';
import { Notice } from '#components/states/notice.js';

export interface SampleMissingProps {
  readonly error: Error;
  readonly onRetry: () => void;
}

/** Why there is no sample to show: there is none at this address, or it could not be fetched. */
export function SampleMissing({ error, onRetry }: SampleMissingProps) {
  const isNone = error instanceof ApiError && error.status === 404;
  return (
    <Notice
      level={1}
      title="Workout not found"
      role="alert"
      actions={
        <>
          {isNone ? null : (
            <Button type="primary" onClick={onRetry}>
              Try again
            </Button>
          )}
          <ButtonLink to="/demo">Choose a sample</ButtonLink>
        </>
      }
    >
      {isNone ? 'There is no sample at this address.' : 'The sample could not be loaded just now.'}
    </Notice>
  );
}
