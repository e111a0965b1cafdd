import type { Tell } from '#coaching/domain/answer/tell.js';
import type { CoachTools } from '#coaching/ports/coach-tools.js';

/** Works values out by way of the tools that were bound to the question. */
export function tellWithTools(tools: CoachTools): Tell {
  return (sheet, tool, args) => {
    const found = tools.run(tool, args, sheet);
    if ('refused' in found) return found;
    const { sheet: grown, added } = sheet.with(found.facts);
    return { sheet: grown, facts: added };
  };
}
