import { Button } from 'antd';
import { useState, type SyntheticEvent } from 'react';
import { useLockedMutation } from '#components/form/use-locked-mutation.js';
import { ChoiceGroup } from '#components/form/choice-group.js';
import { TextAreaField } from '#components/form/text-area-field.js';
import { useFieldErrors } from '#components/form/use-field-errors.js';
import { useToast } from '#components/toast/use-toast.js';
import { fieldErrorsOf } from '#api/field-errors.js';
import { submitFeedback } from '#api/generated/sdk.gen.js';
import type { FeedbackDto } from '#api/generated/types.gen.js';
import {
  emptyFeedback,
  feedbackErrors,
  longestFeedback,
  reasons,
  recommendations,
  toFeedback,
  type FeedbackForm as Filled,
} from '../model/feedback-form.js';
import { feedbackToken } from '../model/feedback-token.js';
import styles from './auth-card.module.css';

export function FeedbackForm({ onSent }: { readonly onSent: () => void }) {
  const toast = useToast();
  const [filled, setFilled] = useState<Filled>(emptyFeedback);
  const { errors, form, show, clear } = useFieldErrors<keyof Filled>();
  const { mutate, isPending } = useLockedMutation({
    once: true,
    mutationFn: (body: FeedbackDto) => submitFeedback({ body }),
    onSuccess: () => {
      feedbackToken.remove();
      toast.success('Thank You!', {
        description: 'Your feedback has been submitted successfully.',
      });
      onSent();
    },
    onError: (error) => {
      show(fieldErrorsOf(error));
      toast.error('Error', { description: 'Failed to submit feedback. Please try again.' });
    },
  });
  const set = <Name extends keyof Filled>(name: Name, value: Filled[Name]): void => {
    setFilled((before) => ({ ...before, [name]: value }));
    clear(name);
  };
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    const feedback = toFeedback(filled, feedbackToken.read());
    if (show(feedbackErrors(filled)) && feedback && !isPending) mutate(feedback);
  };
  return (
    <section className={styles.card}>
      <div className={styles.head}>
        <h1>We&apos;re Sorry to See You Go</h1>
      </div>
      <p className={styles.lead}>
        Two questions, and room for more if you like. What you say is read by the people who build
        Stridewatt.
      </p>
      <form className={styles.form} ref={form} onSubmit={submit} noValidate aria-label="Feedback">
        <ChoiceGroup
          legend="What is the main reason you are leaving?"
          name="reason"
          layout="list"
          choices={reasons}
          value={filled.reason}
          error={errors.reason}
          onChange={(reason) => set('reason', reason)}
        />
        <TextAreaField
          label="What could we have done better? (optional)"
          name="feedback"
          maxLength={longestFeedback}
          value={filled.feedback}
          error={errors.feedback}
          onChange={(feedback) => set('feedback', feedback)}
        />
        <ChoiceGroup
          legend="Would you recommend Stridewatt to somebody who trains?"
          name="wouldRecommend"
          choices={recommendations}
          value={filled.wouldRecommend}
          error={errors.wouldRecommend}
          onChange={(wouldRecommend) => set('wouldRecommend', wouldRecommend)}
        />
        <Button type="primary" htmlType="submit" size="large" block disabled={isPending}>
          {isPending ? 'Submitting...' : 'Submit Feedback'}
        </Button>
      </form>
    </section>
  );
}
