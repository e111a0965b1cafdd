import { ArrowRightOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { type FormEvent, useId, useState } from 'react';
import { Carousel } from '#components/carousel/carousel.js';
import type { Demo } from '#features/coaching/hooks/use-demo.js';
import { DEMO_QUESTION_LIMIT, nextForm } from '#features/coaching/model/demo.js';
import { DemoDialog } from './demo-dialog.js';
import styles from './next-dialog.module.css';
import ownQuestionStyles from './own-question.module.css';

export interface NextDialogProps {
  readonly demo: Demo;
  /** Where somebody reads on who likes what they see. */
  readonly learnMore: string;
  readonly onGone: () => void;
}

/** Between two questions: what to ask next, and half-way through, where to read on. */
export function NextDialog({ demo, learnMore, onGone }: NextDialogProps) {
  const { count } = demo.chat;
  const session = demo.visit.sport === 'running' ? 'runs' : 'rides';
  const isLove = nextForm(count) === 'love';
  const cards = demo.questions.map((question) => ({
    key: question,
    content: (
      <button type="button" className={styles.card} onClick={() => demo.pick(question)}>
        <span>{question}</span>
        <ArrowRightOutlined aria-hidden />
      </button>
    ),
  }));
  return (
    <DemoDialog
      open={demo.open === 'next'}
      title={isLove ? "Love what you're seeing?" : "What's next?"}
      onClose={demo.close}
      onGone={onGone}
    >
      <p className={styles.lead}>
        {isLove
          ? `Your own ${session} are read the same way: three files and three questions are ` +
            'free, and no card is asked for.'
          : questionsLeft(count)}
      </p>
      {isLove ? (
        <Button type="primary" size="large" block href={learnMore}>
          Learn More
        </Button>
      ) : null}
      {cards.length > 0 ? (
        <div className={styles.part}>
          <p className={styles.label} aria-hidden>
            {isLove ? `Or go on here: ${questionsLeft(count)}` : 'Choose a question'}
          </p>
          <Carousel label="Questions to ask" items={cards} />
        </div>
      ) : null}
      {isLove ? null : <OwnQuestion onAsk={demo.write} />}
    </DemoDialog>
  );
}

function questionsLeft(count: number): string {
  const left = DEMO_QUESTION_LIMIT - count;
  return left === 1 ? 'One question is left.' : `${left} questions are left.`;
}

/** The server takes no longer question. */
const MAX_LENGTH = 2000;

/** A question in the visitor's own words. */
function OwnQuestion({ onAsk }: { readonly onAsk: (question: string) => void }) {
  const id = useId();
  const [text, setText] = useState('');
  const ask = (event: FormEvent): void => {
    event.preventDefault();
    if (text.trim() === '') return;
    setText('');
    onAsk(text);
  };
  return (
    <form onSubmit={ask}>
      <label htmlFor={id} className={ownQuestionStyles.label}>
        Or ask in your own words
      </label>
      <div className={ownQuestionStyles.line}>
        <input
          id={id}
          value={text}
          maxLength={MAX_LENGTH}
          autoComplete="off"
          enterKeyHint="send"
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="primary" size="large" htmlType="submit" disabled={text.trim() === ''}>
          Ask
        </Button>
      </div>
    </form>
  );
}
