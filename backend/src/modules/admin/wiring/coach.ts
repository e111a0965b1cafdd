import type { Provider, Type } from '@nestjs/common';
import { CoachQualityController } from '../adapters/http/coach/coach-quality.controller.js';
import { InstructionsController } from '../adapters/http/coach/instructions.controller.js';
import { SettingsController } from '../adapters/http/operations/settings.controller.js';
import { KeepInstructions } from '../application/keep-instructions.use-case.js';
import { NotificationSettings } from '../application/notification-settings.use-case.js';

/** What the coach is to keep in mind, and who is told of what happens. */
export const coach: { readonly controllers: Type[]; readonly providers: Provider[] } = {
  controllers: [CoachQualityController, InstructionsController, SettingsController],
  providers: [KeepInstructions, NotificationSettings],
};
