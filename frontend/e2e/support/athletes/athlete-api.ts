import type { SubscriptionStatusAnswer } from '../../../src/api/generated/types.gen.js';
import { requiredAnswers } from './questionnaire.js';

export interface SignedIn {
  readonly token: string;
}

/** Who somebody is to the people who run the service. */
export interface Person {
  readonly firstName: string;
  readonly lastName: string;
  readonly city: string;
  readonly country: string;
  readonly sport: 'CYCLING' | 'RUNNING' | 'BOTH';
}

const ADA: Person = {
  firstName: 'Ada',
  lastName: 'Rider',
  city: 'Ghent',
  country: 'Belgium',
  sport: 'BOTH',
};

interface UploadAnswer {
  readonly id: string;
}

interface Checkout {
  readonly clientSecret: string;
}

interface Draft {
  readonly data: Readonly<Record<string, unknown>>;
  readonly currentStep: number;
}

/** The few calls that set a stage for pictures; they go to the product as any client's would. */
export class AthleteApi {
  readonly token: string;
  private readonly url: string;

  private constructor(url: string, token: string) {
    this.url = url;
    this.token = token;
  }

  static async register(url: string, email: string, person = ADA): Promise<AthleteApi> {
    const athlete = { email, password: 'correct horse 7', ...person };
    const { token } = await send<SignedIn>(
      `${url}/api/auth/register`,
      { 'Content-Type': 'application/json' },
      JSON.stringify(athlete),
    );
    return new AthleteApi(url, token);
  }

  /** An athlete who has answered what must be answered: every page is open to them. */
  static async onboarded(url: string, email: string, person = ADA): Promise<AthleteApi> {
    const athlete = await AthleteApi.register(url, email, person);
    await athlete.complete(requiredAnswers);
    return athlete;
  }

  /** Leaves these answers in the draft, with nothing completed. */
  async saveDraft(draft: object): Promise<void> {
    await send(
      `${this.url}/api/onboarding/draft`,
      { ...this.bearer, 'Content-Type': 'application/json' },
      JSON.stringify(draft),
      'PATCH',
    );
  }

  async readDraft(): Promise<Draft> {
    return send<Draft>(`${this.url}/api/onboarding/draft`, this.bearer, null, 'GET');
  }

  /** Answers the questionnaire and completes it. */
  async complete(answers: object): Promise<void> {
    await this.saveDraft(answers);
    await send(`${this.url}/api/onboarding/complete`, this.bearer, null);
  }

  /** Puts the questionnaire off. */
  async skip(): Promise<void> {
    await send(`${this.url}/api/profile/skip-onboarding`, this.bearer, null);
  }

  async saveProfile(profile: object): Promise<void> {
    await send(
      `${this.url}/api/profile`,
      { ...this.bearer, 'Content-Type': 'application/json' },
      JSON.stringify(profile),
    );
  }

  /** @param day YYYY-MM-DD from which they hold */
  async keepThresholds(day: string, thresholds: object): Promise<void> {
    await send(
      `${this.url}/api/profile/thresholds/${day}`,
      { ...this.bearer, 'Content-Type': 'application/json' },
      JSON.stringify(thresholds),
      'PUT',
    );
  }

  /** Resolves with the workout's id. */
  async upload(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<string> {
    const form = new FormData();
    form.append('fitFile', new Blob([bytes]), name);
    const { id } = await send<UploadAnswer>(`${this.url}/api/workouts/upload`, this.bearer, form);
    return id;
  }

  async ask(workoutId: string, message: string): Promise<void> {
    await send(
      `${this.url}/api/ai/chat`,
      { ...this.bearer, 'Content-Type': 'application/json' },
      JSON.stringify({ workoutId, message }),
    );
  }

  /** Where the plan stands. */
  async plan(): Promise<SubscriptionStatusAnswer> {
    return send(`${this.url}/api/subscription/status`, this.bearer, null, 'GET');
  }

  /** Begins a plan: the client secret of the payment that is open then. */
  async checkout(): Promise<string> {
    return (
      await send<Checkout>(
        `${this.url}/api/subscription/create`,
        { ...this.bearer, 'Content-Type': 'application/json' },
        '{}',
      )
    ).clientSecret;
  }

  /** Pays in the sandbox: no further limit on uploads and questions. */
  async subscribe(): Promise<void> {
    const json = { ...this.bearer, 'Content-Type': 'application/json' };
    const clientSecret = await this.checkout();
    await send(
      `${this.url}/api/billing/sandbox/confirm`,
      json,
      JSON.stringify({ clientSecret, cardNumber: '4242424242424242' }),
    );
    await send(`${this.url}/api/subscription/sync`, json, '{}');
  }

  /** Closes the account and says why. */
  async leave(feedback: {
    readonly reason: string;
    readonly feedback: string;
    readonly wouldRecommend: string;
  }): Promise<void> {
    await send(`${this.url}/api/auth/account`, this.bearer, null, 'DELETE');
    await send(
      `${this.url}/api/feedback`,
      { 'Content-Type': 'application/json' },
      JSON.stringify({ ...feedback, userToken: this.token }),
    );
  }

  private get bearer(): Record<string, string> {
    return { Authorization: `Bearer ${this.token}` };
  }
}

async function send<Answer>(
  url: string,
  headers: Record<string, string>,
  body: BodyInit | null,
  method = 'POST',
): Promise<Answer> {
  const answer = await fetch(url, { method, headers, body });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Answer;
}
