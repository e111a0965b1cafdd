import type { Plugin } from 'vite';

const MODULE = /\/antd\/es\/tooltip\/UniqueProvider\/index\.js$/;

/**
 * Leaves out the provider behind `<ConfigProvider tooltip={{ unique: true }}>`, which we do not
 * use: it would bring the whole placement of popups, 10 kB of gzip, to every page.
 */
export const withoutUniqueTooltips: Plugin = {
  name: 'without-unique-tooltips',
  apply: 'build',
  enforce: 'pre',
  load: (id) => (MODULE.test(id) ? 'export default ({ children }) => children;' : undefined),
};
