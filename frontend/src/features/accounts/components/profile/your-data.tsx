import { DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { sentenceOf } from '#api/api-error.js';
import { exportData } from '#api/generated/sdk.gen.js';
import { saveFile } from '#api/save-file.js';
import { useLockedMutation } from '#components/form/use-locked-mutation.js';
import { useToast } from '#components/toast/use-toast.js';
import { CloseAccountDialog } from './close-account-dialog.js';
import { ProfileSection } from './profile-section.js';
import form from './profile-form.module.css';

/** @param active whether a plan is running, which must be canceled first */
export function YourData({
  active,
  onClosed,
}: {
  readonly active: boolean;
  readonly onClosed: (next: string) => void;
}) {
  const toast = useToast();
  const [asking, setAsking] = useState(false);
  const { mutate, isPending } = useLockedMutation({
    mutationFn: async () =>
      saveFile(await exportData({ parseAs: 'blob' }), 'stridewatt-export.zip'),
    onError: (error) =>
      toast.error('Download Failed', {
        description: sentenceOf(error, 'Your data could not be downloaded. Please try again.'),
      }),
  });
  return (
    <ProfileSection
      title="Your data"
      lead="Your original files and everything we have worked out from them are yours."
    >
      <div className={form.actions}>
        <Button
          icon={<DownloadOutlined aria-hidden />}
          disabled={isPending}
          onClick={() => mutate()}
        >
          {isPending ? 'Packing...' : 'Download everything'}
        </Button>
        <Button danger onClick={() => setAsking(true)}>
          Cancel Account
        </Button>
      </div>
      <CloseAccountDialog
        open={asking}
        active={active}
        onClose={() => setAsking(false)}
        onClosed={onClosed}
      />
    </ProfileSection>
  );
}
