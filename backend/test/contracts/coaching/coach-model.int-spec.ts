import { BuiltinCoachModel } from '#coaching/adapters/builtin/builtin-coach-model.js';
import { OpenaiCoachModel } from '#coaching/adapters/openai/openai-coach-model.js';
import { startOpenaiDouble } from '#test/support/doubles/openai-double.mjs';
import { coachModelContract } from './coach-model.contract.js';

coachModelContract('the built-in coach', async () => ({
  model: new BuiltinCoachModel(),
  close: async () => undefined,
}));

coachModelContract('an OpenAI-compatible service', async () => {
  const double = await startOpenaiDouble();
  return {
    model: new OpenaiCoachModel({ apiKey: 'test', baseUrl: double.url, model: 'double-1' }),
    close: () => double.close(),
  };
});
