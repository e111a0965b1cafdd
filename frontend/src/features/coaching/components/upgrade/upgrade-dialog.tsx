import { Button, Modal } from 'antd';
import { ButtonLink } from '#components/button-link.js';
import type { UpgradeReason } from '#features/coaching/model/chat-failure.js';

export interface UpgradeDialogProps {
  readonly reason: UpgradeReason;
  readonly onClose: () => void;
}

interface Words {
  readonly title: string;
  readonly standing: string;
  readonly offer: string;
}

/** Above the chat where the reason came up. */
const ABOVE = 1100;
const PRICE = '10 USD per month, cancel anytime.';

const WORDS: Readonly<Record<UpgradeReason, Words>> = {
  'question-limit': {
    title: 'Ask without limit',
    standing: "You've used your 1 free question for this workout.",
    offer:
      `With Pro you ask as many questions as you like about every workout, for ${PRICE} The ` +
      'report and all numbers stay yours either way.',
  },
  'general-blocked': {
    title: 'One coach for all your workouts',
    standing: 'The general chat is part of Pro.',
    offer:
      'It answers from your whole history: your weeks, your trends, your bests and what to ' +
      `train next. Pro costs ${PRICE}`,
  },
  'plan-ended': {
    title: 'Your plan has ended',
    standing: 'Questions are answered again as soon as you subscribe.',
    offer: `Pro costs ${PRICE} Your workouts and conversations are still here.`,
  },
};

/** Opens where only a plan leads on. */
export function UpgradeDialog({ reason, onClose }: UpgradeDialogProps) {
  const { title, standing, offer } = WORDS[reason];
  return (
    <Modal
      open
      centered
      width={480}
      zIndex={ABOVE}
      title={title}
      onCancel={onClose}
      footer={
        <>
          <Button onClick={onClose}>Not now</Button>
          <ButtonLink to="/subscribe" look="primary" onClick={onClose}>
            Upgrade to Pro
          </ButtonLink>
        </>
      }
    >
      <p>{standing}</p>
      <p>{offer}</p>
    </Modal>
  );
}
