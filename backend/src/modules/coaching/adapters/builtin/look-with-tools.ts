import type { Look } from '#coaching/domain/answer/look.js';
import type { CoachTools } from '#coaching/ports/coach-tools.js';

/** What the label of a fact calls the place: "Average power of the last 10:00". */
const PLACE_IN_LABEL =
  /^(?:Grade-adjusted pace|Average power|Average heart rate|Highest heart rate|Average cadence|Time standing still|Gradient|Climbing|Time|Length|Pace|Speed) of (.+?)(?:, W[123])?$/;

/** A closer look by way of the tools that were bound to the question. */
export function lookWithTools(tools: CoachTools): Look {
  return (sheet, spot, subject) => {
    const found = tools.run(
      'segment_stats',
      { place: spot, ...(subject === undefined ? {} : { subject }) },
      sheet,
    );
    const [first] = 'facts' in found ? found.facts : [];
    const name = first && PLACE_IN_LABEL.exec(first.label)?.[1];
    if (!first || name === undefined || !('facts' in found)) return null;
    return {
      sheet: sheet.with(found.facts).sheet,
      key: first.key.slice(0, first.key.lastIndexOf('.')),
      name,
    };
  };
}
