import { describe, expect, it } from '@jest/globals';
import { effectivePromptContract } from '#test/contracts/coaching/effective-prompt.contract.js';
import { ModelPrompt } from './model-prompt.js';
import { systemPrompt } from './system-prompt.js';

effectivePromptContract('ModelPrompt', () => new ModelPrompt());

describe('ModelPrompt', () => {
  it('is what a model gets, but for the key [ACI-11]', () => {
    const [key, wishes] = ['a key of a request', '{"text":"Be kind."}'];
    expect(new ModelPrompt().with(wishes).replace(/^Key: .*$/m, `Key: ${key}`)).toBe(
      systemPrompt(key, wishes),
    );
  });
});
