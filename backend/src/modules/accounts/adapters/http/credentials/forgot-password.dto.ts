import { RequiredEmail } from './required-email.js';

export class ForgotPasswordDto {
  @RequiredEmail()
  email!: string;
}
