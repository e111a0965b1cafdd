import type { ComponentType } from 'react';
import type { StepId } from '#features/accounts/model/onboarding/steps.js';
import { BasicStep } from './basic-step.js';
import { GoalsStep } from './goals-step.js';
import { HealthStep } from './health-step.js';
import { HeartRateStep } from './heart-rate-step.js';
import { PaceStep } from './pace-step.js';
import { PowerStep } from './power-step.js';
import { TrainingStep } from './training-step.js';

const CONTENT: Readonly<Record<StepId, ComponentType>> = {
  basic: BasicStep,
  training: TrainingStep,
  health: HealthStep,
  power: PowerStep,
  pace: PaceStep,
  heartRate: HeartRateStep,
  goals: GoalsStep,
};

export function StepContent({ id }: { readonly id: StepId }) {
  const Content = CONTENT[id];
  return <Content />;
}
