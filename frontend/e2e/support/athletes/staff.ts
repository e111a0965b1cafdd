import type { Page } from '@playwright/test';
import type { InstructionListAnswer } from '../../../src/api/generated/types.gen.js';

/** The first administrator of a product that is started with this environment. */
export const STAFF = {
  username: 'chief@stridewatt.example',
  password: 'a long secret of staff',
} as const;

export const STAFF_ENV = { ADMIN_EMAIL: STAFF.username, ADMIN_PASSWORD: STAFF.password } as const;

/** An administrator's calls that set a stage; they go to the product as any client's would. */
export class StaffApi {
  readonly token: string;
  private readonly url: string;

  private constructor(url: string, token: string) {
    this.url = url;
    this.token = token;
  }

  static async signIn(url: string): Promise<StaffApi> {
    const answer = await fetch(`${url}/api/admin/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(STAFF),
    });
    if (!answer.ok)
      throw new Error(`the administrator was not let in: ${answer.status} ${await answer.text()}`);
    const { token } = (await answer.json()) as { readonly token: string };
    return new StaffApi(url, token);
  }

  async userId(email: string): Promise<string> {
    const { users } = (await this.call('GET', `users?search=${encodeURIComponent(email)}`)) as {
      readonly users: readonly { readonly userId: string }[];
    };
    const [user] = users;
    if (!user) throw new Error(`there is no user with the address ${email}`);
    return user.userId;
  }

  async suspend(email: string, body: object): Promise<void> {
    await this.call('POST', `users/${await this.userId(email)}/suspend`, body);
  }

  async pause(email: string): Promise<void> {
    await this.call('POST', `users/${await this.userId(email)}/pause`);
  }

  async instruct(body: object): Promise<void> {
    await this.call('POST', 'coaching-instructions', body);
  }

  /** Changes an instruction that is there. */
  async correct(name: string, change: object): Promise<void> {
    const { instructions } = (await this.call(
      'GET',
      'coaching-instructions',
    )) as InstructionListAnswer;
    const found = instructions.find((instruction) => instruction.name === name);
    if (!found) throw new Error(`there is no instruction “${name}”`);
    const { id, category, content, isActive, version } = found;
    await this.call('PUT', `coaching-instructions/${id}`, {
      name,
      category,
      content,
      isActive,
      version,
      ...change,
    });
  }

  private async call(method: string, path: string, body?: object): Promise<unknown> {
    const headers = {
      Authorization: `Bearer ${this.token}`,
      ...(body ? { 'Content-Type': 'application/json' } : {}),
    };
    const answer = await fetch(`${this.url}/api/admin/${path}`, {
      method,
      headers,
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!answer.ok)
      throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
    return answer.json();
  }
}

/**
 * Opens `path` in a browser that holds an administrator's token, as if they had come by their own
 * form.
 */
export async function asStaff(page: Page, path: string): Promise<void> {
  await page.evaluate(() => localStorage.setItem('adminAuthenticated', 'true'));
  await page.goto(path);
}
