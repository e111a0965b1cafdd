import { emailProblem } from '#lib/email.js';
import { passwordLength } from '#lib/password-strength.js';
import type { RegisterDto } from '#api/generated/types.gen.js';

/**
 * What the registration card holds while it is filled in; the sport is empty until one is chosen.
 */
export interface RegistrationForm {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly sport: RegisterDto['sport'] | '';
  readonly city: string;
  readonly country: string;
  readonly password: string;
  readonly confirmPassword: string;
}

export type RegistrationErrors = Partial<Record<keyof RegistrationForm, string>>;

export const emptyRegistration: RegistrationForm = {
  firstName: '',
  lastName: '',
  email: '',
  sport: '',
  city: '',
  country: '',
  password: '',
  confirmPassword: '',
};

/** In the order of the card, so that the first error is the uppermost. */
const required: readonly (readonly [keyof RegistrationForm, string])[] = [
  ['firstName', 'Please enter your first name'],
  ['lastName', 'Please enter your last name'],
  ['email', 'Please enter your email address'],
  ['sport', 'Please select your sport'],
  ['city', 'Please enter your city'],
  ['country', 'Please enter your country'],
  ['password', 'Please choose a password'],
  ['confirmPassword', 'Please repeat your password'],
];

/** Shortest password at registration and reset. */
export const minPasswordLength = 6;

/** Sentences by field; empty where the form may be sent. */
export function registrationErrors(form: RegistrationForm): RegistrationErrors {
  const missing = required.filter(([field]) => form[field].trim() === '');
  const errors: RegistrationErrors = Object.fromEntries(missing);
  if (!errors.email) Object.assign(errors, emailErrors(form.email));
  if (!errors.password && passwordLength(form.password) < minPasswordLength)
    errors.password = 'Password must be at least 6 characters';
  if (!errors.confirmPassword && form.password !== form.confirmPassword)
    errors.confirmPassword = 'Passwords do not match';
  return errors;
}

/** What is wrong with an address, as the sentence of its field. */
export function emailErrors(email: string): { readonly email?: string } {
  const problem = emailProblem(email);
  return problem === null ? {} : { email: problem };
}

/** What may be kept until the form is sent. */
export function withoutPasswords({
  password: _password,
  confirmPassword: _repeated,
  ...words
}: RegistrationForm): Omit<RegistrationForm, 'password' | 'confirmPassword'> {
  return words;
}

/** What is sent, or null where no sport is chosen. */
export function toRegistration({
  sport,
  confirmPassword: _repeated,
  ...form
}: RegistrationForm): RegisterDto | null {
  return sport === '' ? null : { ...form, email: form.email.trim(), sport };
}
