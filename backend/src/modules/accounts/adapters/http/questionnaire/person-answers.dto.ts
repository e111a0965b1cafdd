import {
  ACTIVITY_TYPES,
  CHOICES,
  type ActivityType,
  type Answers,
} from '#accounts/domain/questionnaire/answers.js';
import {
  AnswerChoice,
  AnswerChoices,
  AnswerDate,
  AnswerNumber,
  AnswerText,
  AnswerYesNo,
} from './answer-fields.js';

/** Basic Information, Training Background, Health & Lifestyle, Goals & Planning. */
export class PersonAnswersDto {
  @AnswerNumber('Age', 'Years')
  age?: number | null;

  @AnswerChoice('Gender', CHOICES.gender, 'Gender')
  gender?: Answers['gender'] | null;

  @AnswerNumber('Height', 'Centimetres')
  heightCm?: number | null;

  @AnswerNumber('Weight', 'Kilograms')
  weightKg?: number | null;

  @AnswerChoice('Unit system', CHOICES.unitSystem, 'UnitSystem')
  unitSystem?: Answers['unitSystem'] | null;

  @AnswerNumber('Training volume', 'Hours a week')
  trainingVolumeHours?: number | null;

  @AnswerChoice('Training background', CHOICES.trainingBackground, 'TrainingBackground')
  trainingBackground?: Answers['trainingBackground'] | null;

  @AnswerText('Fitness goal', 'FITNESS where nothing was said')
  fitnessGoal?: string | null;

  @AnswerChoices('Activities', ACTIVITY_TYPES, 'ActivityType')
  activityTypes?: ActivityType[] | null;

  @AnswerYesNo('Power meter')
  usesPowerMeter?: boolean | null;

  @AnswerYesNo('Heart rate monitor')
  usesHeartRateMonitor?: boolean | null;

  @AnswerYesNo('Smart trainer')
  usesSmartTrainer?: boolean | null;

  @AnswerText('GPS computer')
  gpsComputer?: string | null;

  @AnswerYesNo('Injuries')
  hasInjuries?: boolean | null;

  @AnswerText('Medical conditions')
  medicalConditions?: string | null;

  @AnswerText('Medications')
  medications?: string | null;

  @AnswerChoice('Work type', CHOICES.workType, 'WorkType')
  workType?: Answers['workType'] | null;

  @AnswerText('Sleep quality')
  sleepQuality?: string | null;

  @AnswerText('Stress level')
  stressLevel?: string | null;

  @AnswerText('Event type')
  eventType?: string | null;

  @AnswerDate('Season peak date')
  seasonPeakDate?: string | null;

  @AnswerNumber('Days a week', 'Days')
  rideDaysPerWeek?: number | null;

  @AnswerChoice('Primary goal', CHOICES.primaryGoal, 'PrimaryGoal')
  primaryGoal?: Answers['primaryGoal'] | null;

  @AnswerText('Goal details')
  goalDetails?: string | null;
}
