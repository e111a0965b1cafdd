import { test as base } from '@playwright/test';
import { startProduct, type Product } from './server/product.js';
import { setupNamed, startServices, type Setup } from './server/services.js';

interface Running {
  readonly setup: Setup;
  readonly product: Product;
}

/**
 * A test with the product running; every worker starts it once and sees it end well. The project
 * names the set-up.
 */
export const test = base.extend<object, Running>({
  setup: [
    async ({ browserName: _any }, use, { project }) => use(setupNamed(project.name)),
    { scope: 'worker' },
  ],
  product: [
    async ({ setup }, use) => {
      const services = await startServices(setup);
      try {
        const product = await startProduct(services.env);
        try {
          await use(product);
        } finally {
          await product.stop();
        }
      } finally {
        await services.stop();
      }
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ product }, use) => use(product.url),
});

export { expect } from '@playwright/test';
