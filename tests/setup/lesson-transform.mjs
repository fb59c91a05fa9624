import { parse } from 'yaml';

/** Replaces the MDX compiler, which is published for the build only: a lesson's front matter, and no text. */
const lessonTransform = {
  process(source) {
    const [, head = ''] = /^---\n([\s\S]*?)\n---/.exec(source) ?? [];
    const frontmatter = JSON.stringify(parse(head));
    return { code: `exports.frontmatter = ${frontmatter}; exports.default = () => null;` };
  },
};

export default lessonTransform;
