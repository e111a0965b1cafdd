export { TypeormProviderEventRepository } from './typeorm-provider-event.repository.js';
export { TypeormSubscriptionRepository } from './typeorm-subscription.repository.js';
