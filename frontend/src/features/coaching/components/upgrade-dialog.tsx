import { Button, Modal } from 'antd';

export interface UpgradeDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Opens when the free question of a workout is used. */
export function UpgradeDialog({ open, onClose }: UpgradeDialogProps) {
  return (
    <Modal
      open={open}
      title="Ask without limit"
      onCancel={onClose}
      footer={
        <>
          <Button onClick={onClose}>Not now</Button>
          <Button type="primary" href="/subscribe">
            Upgrade to Pro
          </Button>
        </>
      }
    >
      <p>You&apos;ve used your 1 free question for this workout.</p>
      <p>With Pro you ask as many questions as you like about every workout. The report above and all numbers stay yours either way.</p>
    </Modal>
  );
}
