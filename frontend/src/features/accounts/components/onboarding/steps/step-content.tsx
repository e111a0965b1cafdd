import type { ComponentType } from 'react';
import type { StepId } from '#features/accounts/model/onboarding/steps.js';
import type { PaceUnit } from '#features/accounts/model/onboarding/answers.js';
import { withPaceUnit } from '#features/accounts/model/onboarding/zone-fields.js';
import { ChoiceAnswer } from '../fields/choice-answer.js';
import grid from '../fields/field-grid.module.css';
import {
  HeightAnswer,
  LongAnswer,
  NumberAnswer,
  TextAnswer,
  TimeAnswer,
  WeightAnswer,
} from '../fields/text-answer.js';
import { ActivitiesAnswer, CheckAnswer } from '../fields/check-answer.js';
import answer from '../fields/answer-field.module.css';
import { ZoneEditor } from '../zones/zone-editor.js';
import { useQuestionnaire } from '../use-questionnaire.js';
import styles from './step.module.css';

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

function BasicStep() {
  return (
    <div className={grid.grid}>
      <ChoiceAnswer name="unitSystem" />
      <div className={grid.triple} data-keep="true">
        <NumberAnswer name="age" />
        <HeightAnswer />
        <WeightAnswer />
      </div>
      <ChoiceAnswer name="gender" />
    </div>
  );
}

function TrainingStep() {
  return (
    <div className={grid.grid}>
      <ActivitiesAnswer />
      <div className={grid.pair} data-fold="true">
        <NumberAnswer name="trainingVolumeHours" />
        <TextAnswer name="gpsComputer" />
      </div>
      <ChoiceAnswer name="trainingBackground" />
      <ChoiceAnswer name="fitnessGoal" />
      <fieldset className={answer.field}>
        <legend className={answer.label}>What you train with</legend>
        <div className={grid.triple}>
          <CheckAnswer name="usesPowerMeter" />
          <CheckAnswer name="usesHeartRateMonitor" />
          <CheckAnswer name="usesSmartTrainer" />
        </div>
      </fieldset>
    </div>
  );
}

function HealthStep() {
  return (
    <div className={grid.grid}>
      <p className={styles.consent}>
        Answers about your health are used to analyse your training and for nothing else. What has
        no * may stay empty, and everything can be changed or deleted at any time.
      </p>
      <ChoiceAnswer name="workType" />
      <div className={grid.pair} data-fold="true">
        <TextAnswer name="sleepQuality" />
        <TextAnswer name="stressLevel" />
      </div>
      <CheckAnswer name="hasInjuries" />
      <LongAnswer name="medicalConditions" />
      <LongAnswer name="medications" />
    </div>
  );
}

function PowerStep() {
  return (
    <div className={grid.grid}>
      <div className={grid.pair}>
        <NumberAnswer name="currentFTP" />
        <NumberAnswer name="ftpGoal" />
      </div>
      <ZoneEditor family="powerZone" />
    </div>
  );
}

function PaceStep() {
  const { answers, put } = useQuestionnaire();
  return (
    <div className={grid.grid}>
      <ChoiceAnswer
        name="runningPaceUnit"
        onChoose={(unit) => put(withPaceUnit(unit as PaceUnit, answers))}
      />
      <div className={grid.pair}>
        <TimeAnswer name="best5kTime" />
        <TimeAnswer name="best10kTime" />
      </div>
      <ZoneEditor family="paceZone" />
      <div className={grid.triple}>
        <TimeAnswer name="goal5kTime" />
        <TimeAnswer name="goal10kTime" />
        <TimeAnswer name="goalMarathonTime" />
      </div>
    </div>
  );
}

function HeartRateStep() {
  const { steps } = useQuestionnaire();
  const asks = new Set(steps.flatMap(({ fields }) => fields));
  return (
    <div className={grid.grid}>
      <div className={grid.pair}>
        <NumberAnswer name="maxHR" />
        <NumberAnswer name="restingHR" />
      </div>
      {asks.has('cyclingHRZone1Min') ? <ZoneEditor family="cyclingHRZone" /> : null}
      {asks.has('runningHRZone1Min') ? <ZoneEditor family="runningHRZone" /> : null}
    </div>
  );
}

function GoalsStep() {
  return (
    <div className={grid.grid}>
      <ChoiceAnswer name="primaryGoal" />
      <TextAnswer name="eventType" />
      <div className={grid.pair} data-fold="true">
        <TextAnswer name="seasonPeakDate" type="date" />
        <NumberAnswer name="rideDaysPerWeek" />
      </div>
      <LongAnswer name="goalDetails" />
    </div>
  );
}
