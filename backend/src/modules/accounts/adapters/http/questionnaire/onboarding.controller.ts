import { Body, Controller, Get, HttpCode, Patch, Post, UseGuards } from '@nestjs/common';
import { ApiBadRequestResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Caller, type Principal } from '#platform/http/principal.js';
import {
  CompleteOnboarding,
  SkipOnboarding,
} from '#accounts/application/questionnaire/complete-onboarding.use-case.js';
import { Questionnaires } from '#accounts/application/questionnaire/questionnaires.js';
import { SaveDraft } from '#accounts/application/questionnaire/save-draft.use-case.js';
import { LocalDay } from '../local-day.js';
import { ObjectBodyGuard } from '../object-body.guard.js';
import { presentProfile } from '../profile/profile.presenter.js';
import { CurrentUserAnswer } from '../credentials/user.answer.js';
import { UserPresenter } from '../credentials/user.presenter.js';
import { draftChange } from './draft-change.js';
import {
  CompletedOnboardingAnswer,
  OnboardingDraftAnswer,
  SavedDraftAnswer,
} from './onboarding.answer.js';
import { SaveDraftDto } from './save-draft.dto.js';

@ApiTags('onboarding')
@Controller('api')
export class OnboardingController {
  constructor(
    private readonly questionnaires: Questionnaires,
    private readonly saveDraft: SaveDraft,
    private readonly complete: CompleteOnboarding,
    private readonly skip: SkipOnboarding,
    private readonly users: UserPresenter,
  ) {}

  @Get('onboarding/draft')
  @ApiOperation({ summary: 'Answers to go on from' })
  @ApiOkResponse({ type: OnboardingDraftAnswer })
  async getOnboardingDraft(
    @Caller() caller: Principal,
    @LocalDay() today: string | null,
  ): Promise<OnboardingDraftAnswer> {
    const { answers, currentStep } = await this.questionnaires.open(caller.userId, today);
    const { activityTypes, ...rest } = answers;
    return {
      data: { ...rest, ...(activityTypes && { activityTypes: [...activityTypes] }) },
      currentStep,
      sequence: null,
    };
  }

  @Patch('onboarding/draft')
  @UseGuards(ObjectBodyGuard)
  @ApiOperation({
    summary: 'Save answers that changed; anything but type and length is judged on completion',
  })
  @ApiOkResponse({ type: SavedDraftAnswer })
  @ApiBadRequestResponse({ description: 'VALIDATION_FAILED' })
  saveOnboardingDraft(
    @Caller() caller: Principal,
    @Body() dto: SaveDraftDto,
    @LocalDay() today: string | null,
  ): Promise<SavedDraftAnswer> {
    return this.saveDraft.execute(caller.userId, draftChange(dto), today);
  }

  @Post('onboarding/complete')
  @HttpCode(200)
  @ApiOperation({ summary: 'Complete the profile from the draft' })
  @ApiOkResponse({ type: CompletedOnboardingAnswer })
  @ApiBadRequestResponse({ description: 'ONBOARDING_INCOMPLETE, VALIDATION_FAILED' })
  async completeOnboarding(
    @Caller() caller: Principal,
    @LocalDay() today: string | null,
  ): Promise<CompletedOnboardingAnswer> {
    const { user, profile } = await this.complete.execute(caller.userId, today);
    return { user: this.users.user(user), profile: presentProfile(profile) };
  }

  @Post('profile/skip-onboarding')
  @HttpCode(200)
  @ApiOperation({ summary: 'Go on without a profile; the draft stays' })
  @ApiOkResponse({ type: CurrentUserAnswer })
  async skipOnboarding(@Caller() caller: Principal): Promise<CurrentUserAnswer> {
    return { user: this.users.user(await this.skip.execute(caller.userId)) };
  }
}
