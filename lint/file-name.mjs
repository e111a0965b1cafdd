import { basename } from 'node:path';

const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/;

/** One spelling per role: a class whose name ends so stands in a file whose name ends so. */
const ROLE_OF_CLASS = {
  Controller: '.controller.ts',
  Dto: '.dto.ts',
  Record: '.record.ts',
  JobHandler: '.job-handler.ts',
  Module: '.module.ts',
  Repository: '.repository.ts',
};

/** Kebab-case file names, and classes of a known role only in files named for that role. */
export const fileName = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      kebab: 'File names are kebab-case, roles follow a dot: "{{name}}" is neither.',
      role: 'A class named {{className}} stands in a file that ends with "{{suffix}}".',
    },
  },
  create(context) {
    const name = basename(context.filename);
    // Routes are named by the router: $param, _layout, __root.
    const routed = /[\\/]routes[\\/]/.test(context.filename);
    return {
      Program(node) {
        if (!routed && !KEBAB.test(name))
          context.report({ node, messageId: 'kebab', data: { name } });
      },
      ClassDeclaration(node) {
        const className = node.id?.name ?? '';
        const role = Object.entries(ROLE_OF_CLASS).find(([ending]) => className.endsWith(ending));
        if (role && !name.endsWith(role[1])) {
          context.report({ node, messageId: 'role', data: { className, suffix: role[1] } });
        }
      },
    };
  },
};
