import { useNavigate, useRouter } from '@tanstack/react-router';
import { Button } from 'antd';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useToast } from '#components/toast/use-toast.js';
import type { UploadItem } from '#features/workouts/model/upload/upload-item.js';
import { TO_PLANS, type Redirect } from '#features/workouts/model/upload/upload-problem.js';
import type { UploadQueue } from '#features/workouts/model/upload/upload-queue.js';
import { uploadToast } from '#features/workouts/model/upload/upload-toast.js';

const plan = TO_PLANS.to;

export interface UploadNews {
  /** For an upload with nothing left of the trial. */
  readonly tellTrialIsOver: () => void;
  /** The same without a plan that takes uploads. It leads to the plans, as the server's refusal. */
  readonly tellPlanIsMissing: (sentence: string) => void;
}

/**
 * Tells in toasts what came of the uploads, also after the page was left, and goes where an answer
 * sends the athlete.
 */
export function useUploadNews(
  queue: UploadQueue,
  onSettled: (item: UploadItem) => void,
): UploadNews {
  const toast = useToast();
  const navigate = useNavigate();
  const { history } = useRouter();
  const here = useRef(false);
  const leaving = useRef<number>(undefined);
  const go = (path: string): void => {
    toast.close();
    history.push(path);
  };
  const upgrade = (
    <Button size="small" type="primary" onClick={() => go(plan)}>
      Upgrade
    </Button>
  );
  const openButton = (workoutId: string) => (
    <Button
      size="small"
      onClick={() => {
        toast.close();
        void navigate({ to: '/workouts/$workoutId', params: { workoutId } });
      }}
    >
      Open the workout
    </Button>
  );
  const redirect = ({ to, afterMs }: Redirect): void => {
    const { pathname } = history.location;
    // An athlete who has gone elsewhere by then stays there.
    leaving.current = window.setTimeout(
      () => history.location.pathname === pathname && history.push(to),
      afterMs,
    );
  };
  const onRound = (items: readonly UploadItem[]): void => {
    const news = uploadToast(items, here.current);
    if (!news) return;
    const offer = news.upgrade ? upgrade : undefined;
    const actions = news.workoutId ? openButton(news.workoutId) : offer;
    toast[news.kind](news.title, {
      description: news.description,
      milliseconds: news.milliseconds,
      actions,
    });
    if (news.redirect && here.current) redirect(news.redirect);
  };
  const listen = useEffectEvent(() => queue.listen({ onSettled, onRound }));
  useEffect(() => listen(), [queue, onSettled]);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
      window.clearTimeout(leaving.current);
    };
  }, []);

  return {
    tellTrialIsOver: () =>
      toast.error('Trial limit reached', {
        description: "You've used your 3 trial uploads. Upgrade to Pro for unlimited uploads.",
        actions: upgrade,
      }),
    tellPlanIsMissing: (description) => {
      toast.error('Subscription Required', { description });
      redirect(TO_PLANS);
    },
  };
}
