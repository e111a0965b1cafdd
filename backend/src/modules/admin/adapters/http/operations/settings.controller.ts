import { Body, Get, HttpCode, Post, Put } from '@nestjs/common';
import { ApiAcceptedResponse, ApiOkResponse, ApiOperation, ApiProperty } from '@nestjs/swagger';
import { TextOrNull } from '#platform/http/api-properties.js';
import type { Staff } from '#admin/application/audit-trail.js';
import { NotificationSettings } from '#admin/application/notification-settings.use-case.js';
import { AdminController, AskedBy } from '../session/admin-controller.js';
import { NotificationEmailDto } from './notification-email.dto.js';

export class SettingAnswer {
  @ApiProperty()
  setting_key!: string;

  @TextOrNull('null if nobody gets them')
  setting_value!: string | null;
}

const KEY = 'notification_email';

@AdminController()
export class SettingsController {
  constructor(private readonly settings: NotificationSettings) {}

  @Get(`settings/${KEY}`)
  @ApiOperation({ summary: 'Who gets emails about sign-ups, subscriptions and deletions' })
  @ApiOkResponse({ type: SettingAnswer })
  async readNotificationEmail(): Promise<SettingAnswer> {
    return { setting_key: KEY, setting_value: await this.settings.current() };
  }

  @Put(`settings/${KEY}`)
  @ApiOperation({ summary: 'Set who gets these emails' })
  @ApiOkResponse({ type: SettingAnswer })
  async changeNotificationEmail(
    @AskedBy() staff: Staff,
    @Body() { value }: NotificationEmailDto,
  ): Promise<SettingAnswer> {
    await this.settings.change(staff, value);
    return this.readNotificationEmail();
  }

  @Post(`settings/${KEY}/test`)
  @HttpCode(202)
  @ApiOperation({ summary: 'Send a test email to the notification address' })
  @ApiAcceptedResponse()
  testNotificationEmail(@AskedBy() staff: Staff): Promise<void> {
    return this.settings.test(staff);
  }
}
