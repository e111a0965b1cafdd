import { GivenPassword } from '../credentials/required-password.js';

export class CloseAccountDto {
  @GivenPassword('Your password is required')
  password!: string;
}
