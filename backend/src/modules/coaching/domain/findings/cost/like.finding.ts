import { say, size, type Line } from '#coaching/domain/answer/say.js';
import type { Fact } from '#coaching/domain/facts/fact.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import type { Finding } from '../finding.js';
import { worded } from '../wording.js';

/** A session of this length with no rise in it shows endurance (ours). Seconds. */
const LONG_S = 5400;
/** A first quarter so far under the second is a heart that warms up (ours). Beats. */
const WARM_UP_BPM = -6;

interface Like {
  readonly sheet: FactSheet;
  readonly early: Fact;
  readonly late: Fact;
  /** `power` or `pace`. */
  readonly what: string;
}

/** How heart rate went at like output, as a sentence for another finding's reasons. */
export function likeLine(sheet: FactSheet): Line {
  const [finding] = like(sheet);
  return finding && finding.kind !== 'cost.like.rose' ? `${finding.statement}.` : null;
}

/** Heart rate at like output, early and late: what the session cost. */
export function like(sheet: FactSheet): readonly Finding[] {
  const early = sheet.get('cost.like.early');
  const late = sheet.get('cost.like.late');
  const verdict = sheet.get('cost.like.verdict');
  if (!early || !late || !verdict) return [];
  const what = verdict.label.endsWith('pace') ? 'pace' : 'power';
  const found = { sheet, early, late, what };
  const change = sheet.get('cost.like.change');
  const steady = change === undefined || change.trend !== 'up' || Number(change.value) <= 0;
  return [
    {
      ...(steady ? noDrift(found) : drift(found, verdict.display.startsWith('higher'))),
      ...(verdict.at && { at: verdict.at }),
      covers: ['cost.like'],
    },
  ];
}

function noDrift({ sheet, early, late, what }: Like): Finding {
  const long = (sheet.number('session.duration') ?? 0) >= LONG_S;
  const lower = Number(late.value) < Number(early.value) - 2;
  return {
    kind: 'cost.like.none',
    statement: lower
      ? worded(sheet, 'cost.like.none', [
          say`No drift: at the same ${what}, heart rate was ${early} early and only ${late} late`,
          say`Steady to the end: the same ${what} cost a heart rate of ${early} early and only ${late} late`,
          say`Heart rate went down rather than up at the same ${what}, from ${early} early to ${late} late: no drift, and room left`,
        ])
      : worded(sheet, 'cost.like.none', [
          say`No drift: the same ${what} cost a heart rate of ${early} early and ${late} late`,
          say`Heart rate was stable at the same ${what}: ${early} early, ${late} late`,
          say`Steady: the same ${what} asked for a heart rate of ${early} early and ${late} late`,
        ]),
    because: [warmUp(sheet)],
    surprise: long ? 0.6 : 0.55,
    importance: 0.7,
    confidence: 1,
    ...(leavesRoom(sheet, late) && { action: longer(sheet, what) }),
  };
}

/** From so long on it is a long one (ours). s. */
const LONG_ONE_S = 4800;
/** A heart under this share of its maximum could have gone on (ours). */
const ROOM = 0.82;

function leavesRoom(sheet: FactSheet, late: Fact): boolean {
  return Number(late.value) < ROOM * (sheet.number('threshold.maxHr') ?? 0);
}

function longer(sheet: FactSheet, what: string): string {
  const noun = sheet.context.family === 'running' ? 'run' : 'ride';
  return worded(sheet, 'cost.like.longer', [
    `Make the next ${noun} longer at the same ${what}: heart rate leaves room for it.`,
    `Extend the next ${noun} at the same ${what}, as nothing drifted here.`,
    `Keep the ${what} and add time to the next ${noun}: its price did not rise.`,
  ]);
}

function drift({ sheet, early, late, what }: Like, clearly: boolean): Finding {
  return {
    kind: clearly ? 'cost.like.rose' : 'cost.like.slight',
    statement: clearly
      ? say`At the same ${what}, heart rate rose from ${early} early to ${late} late: a real drift`
      : worded(sheet, 'cost.like.slight', [
          say`Hardly any drift: the same ${what} cost a heart rate of ${early} early and ${late} late`,
          say`Steady at a small price: at the same ${what}, heart rate was ${early} early and ${late} late`,
          say`Heart rate stayed nearly even at the same ${what}: ${early} early and ${late} late`,
        ]),
    because: [clearly ? null : warmUp(sheet)],
    surprise: clearly ? 0.75 : 0.55,
    importance: clearly ? 0.8 : 0.7,
    confidence: 1,
    action: clearly
      ? `Start the next one easier, so that the same ${what} costs no more at the end than at the start.`
      : (slower(sheet, late) ??
        `Hold the same ${what} to the end again, and let the start be no harder than the rest.`),
  };
}

/** A long one that was even but not easy: the next is to be slower and longer. */
function slower(sheet: FactSheet, late: Fact): Line {
  const easy = sheet.get('zones.heartRate.2.range');
  const long = (sheet.number('session.duration') ?? 0) >= LONG_ONE_S;
  if (!easy || !long || leavesRoom(sheet, late)) return null;
  return sheet.context.family === 'running'
    ? say`Run the next long one slower, in heart rate zone 2 at ${easy}, and make it longer instead.`
    : say`Ride the next long one easier, in heart rate zone 2 at ${easy}, and make it longer instead.`;
}

/** A rise that belongs to the first minutes alone. */
function warmUp(sheet: FactSheet): Line {
  const start = sheet.get('pacing.start.heartRate');
  if (!start || Number(start.value) > WARM_UP_BPM) return null;
  return say`The first quarter was ${size(start)} lower than the second: that rise belongs to the warm-up.`;
}
