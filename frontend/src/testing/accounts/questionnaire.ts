import type { User } from '#features/accounts/model/user.js';
import { athlete } from './athlete.js';
import { failure, json, type Answers, type Call, type Network } from '../environment/network.js';
import { signedIn } from './signed-in.js';

export interface DraftServer {
  readonly network: Network;
  /** The answers as the server holds them. */
  readonly stored: Record<string, unknown>;
  readonly step: () => number;
  /** Every change that was taken, oldest first. */
  readonly patches: () => readonly Record<string, unknown>[];
  /** From now on no change is taken. */
  readonly breakDown: () => void;
  readonly mend: () => void;
}

export interface DraftOptions {
  readonly draft?: Readonly<Record<string, unknown>>;
  readonly currentStep?: number;
  readonly hasWorkouts?: boolean;
  readonly answers?: Answers;
  readonly user?: Partial<User>;
}

const startingAnswers = {
  unitSystem: 'METRIC',
  trainingBackground: 'INTERMEDIATE',
  fitnessGoal: 'FITNESS',
  workType: 'SITTING',
  runningPaceUnit: 'min/km',
  activityTypes: ['CYCLING'],
};

/** A newcomer who is signed in, and a server that keeps their draft as the real one does. */
export function draftServer({
  draft = {},
  currentStep = 1,
  hasWorkouts = false,
  answers = {},
  user = {},
}: DraftOptions = {}): DraftServer {
  const stored: Record<string, unknown> = { ...startingAnswers, ...draft };
  const patches: Record<string, unknown>[] = [];
  const sequences = new Map<unknown, number>();
  let step = currentStep;
  let broken = false;
  const patch = ({ body }: Call): Response => {
    if (broken) return failure(503, 'INTERNAL', 'Not now.');
    const {
      writer,
      sequence,
      currentStep: place,
      ...changes
    } = body as Record<string, unknown> & { sequence: number; currentStep?: number };
    if (sequence <= (sequences.get(writer) ?? 0))
      return json({ currentStep: step, sequence: sequences.get(writer), saved: false });
    sequences.set(writer, sequence);
    Object.assign(stored, changes);
    step = place ?? step;
    patches.push(body as Record<string, unknown>);
    return json({ currentStep: step, sequence, saved: true });
  };
  const network = signedIn(
    {
      'GET /api/user/has-workouts': { hasWorkouts },
      'GET /api/onboarding/draft': () => ({ data: stored, currentStep: step, sequence: null }),
      'PATCH /api/onboarding/draft': patch,
      'POST /api/profile/skip-onboarding': {
        user: athlete({ profileCompleted: false, onboardingSkipped: true, ...user }),
      },
      ...answers,
    },
    { profileCompleted: false, ...user },
  );
  return {
    network,
    stored,
    step: () => step,
    patches: () => patches,
    breakDown: () => void (broken = true),
    mend: () => void (broken = false),
  };
}
