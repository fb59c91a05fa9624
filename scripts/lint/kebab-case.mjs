import { basename } from 'node:path';

/** File names are kebab-case; Next's own signs ([...x], (group)) stand in folder names only. */
const kebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/;

export const kebabCase = {
  meta: { type: 'suggestion', schema: [], messages: { name: '{{name}} is not kebab-case.' } },
  create(context) {
    return {
      Program(node) {
        const name = basename(context.filename);
        if (!kebab.test(name)) context.report({ node, messageId: 'name', data: { name } });
      },
    };
  },
};
