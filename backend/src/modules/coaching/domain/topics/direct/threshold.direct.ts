import { say, when, type Line } from '#coaching/domain/answer/say.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import { direct, type Direct } from './direct.js';
import { means } from './meant.js';

const FTP =
  /\b(?:ftp|functional threshold|threshold power|my threshold|(?:what|which) threshold|threshold (?:estimate|guess))\b/;
const REAL =
  /\b(?:real|actual|true|estimate\w*|guess\w*|think|roughly|about what|say anything|says? about|tell me|suggest\w*|new|work out|hint\w*|point\w*|squeeze|extract|derive|deduce|read (?:out|off|from)|set|put|what (?:is|s)|whats|judg\w+|going by|now|bump|raise|lower|update|change|from this|prove\w*)\b/;

/** The number that this ride supports for the FTP, beside the one of the profile. */
export const realFtp: Direct = (sheet, question) => {
  const { plain } = question;
  const asked =
    (FTP.test(plain) && REAL.test(plain)) ||
    (/\b(?:ftp|threshold)\b/.test(plain) && means(question, 'ftp'));
  if (!asked || sheet.context.family === 'running') return null;
  if (
    /\bif\b|\b(?:device|garmin|wahoo|watch)\b|\b(?:dropp?ed|since|went|percent|%|share of|goal|zones?)\b|\b[1-5]\d{2}\b(?!.*\b(?:best|twenty|20)\b)/.test(
      plain,
    )
  )
    return null;
  const [estimate, evidence, own] = (
    ['ftp.estimate', 'power.ftpEvidence', 'threshold.ftp'] as const
  ).map((key) => sheet.get(key));
  const best = sheet.get('power.best.3600');
  const number = estimate ?? evidence;
  if (!number) return null;
  const hour = best && own && Number(best.value) > Number(own.value) * HELD ? best : undefined;
  return direct(
    sheet,
    hour && own
      ? say`At least ${hour}: you held that for an hour, above the ${own} in your profile.`
      : estimate
        ? say`About ${estimate}, estimated from the hardest efforts of this ride${beside(sheet)}.`
        : say`This ride supports ${number}, going by its best 20 min${beside(sheet)}, but it is no FTP test.`,
    estimate
      ? null
      : when(sheet, ['power.best.1200', 'constant.ftpShare'], (twenty, share) =>
          twenty && share
            ? say`Your best 20 min power was ${twenty}, and ${share} is the common rule.`
            : null,
        ),
    hour ? null : 'That holds only if those minutes were close to all you had.',
  );
};

/** An hour above the FTP by this factor refutes it (ours). */
const HELD = 1.03;

function beside(sheet: FactSheet): string {
  const own = sheet.get('threshold.ftp');
  return own ? say`, against ${own} in your profile` : '';
}

const OVER_ONE =
  /\b(?:intensity(?: factor)?|if)\b.*\b(?:over|above|more than|higher than|bigger than|>) ?(?:1|one|100)\b|\bnp\b.*\babove (?:my )?ftp\b/;

/** An intensity factor above one for an hour contradicts the FTP. */
export const overOne: Direct = (sheet, { plain }) => {
  if (!OVER_ONE.test(plain)) return null;
  return direct(
    sheet,
    when(
      sheet,
      ['threshold.ftp', 'load.intensity', 'power.normalized'],
      (ftp, factor, normalized) =>
        ftp && factor && normalized && Number(factor.value) > 1
          ? say`It means your FTP of ${ftp} is set too low: normalized power was ${normalized}, a factor of ${factor}.`
          : null,
    ),
    'By definition nobody holds more than FTP for much longer than an hour.',
    when(sheet, ['power.best.3600'], (hour) => (hour ? say`Your best hour was ${hour}.` : null)),
  );
};

const ENTER =
  /\b(?:what|which)\b.*\b(?:enter|fill in|set up|setup|set|add|put in|missing|need to (?:give|tell)|configure)\b|\bhow (?:do|can) i (?:fix|set|get|make) (?:this|it|the|my) (?:\w+ )?(?:work|zones|profile|up)\b|\bso (?:this|it) works\b/;

/** What the profile lacks for this workout. */
export const whatToEnter: Direct = (sheet, { plain }) => {
  if (!ENTER.test(plain) || /\b(?:goal|target|pace|watts)\b/.test(plain)) return null;
  const lacks = [
    !sheet.has('threshold.ftp') && sheet.context.family === 'cycling' ? 'your FTP' : null,
    !sheet.has('threshold.basePace') && sheet.context.family === 'running'
      ? 'a recent race time'
      : null,
    !sheet.has('threshold.maxHr') ? 'your maximum heart rate' : null,
    !sheet.has('threshold.restingHr') ? 'your resting heart rate' : null,
    !sheet.has('threshold.weight') && sheet.context.family === 'cycling' ? 'your weight' : null,
  ].filter((one) => one !== null);
  if (lacks.length === 0)
    return direct(
      sheet,
      'Nothing is missing: your profile holds FTP or race time, heart rate and weight for this workout.',
    );
  return direct(
    sheet,
    `Your profile lacks ${listed(lacks)}: if you enter that, the rest is worked out.`,
    'Zones, intensity and training stress need it.',
  );
};

function listed(items: readonly string[]): string {
  return items.length < 2
    ? items.join('')
    : `${items.slice(0, -1).join(', ')} and ${items.at(-1) ?? ''}`;
}

const ZONES_OFF =
  /\b(?:pace|heart ?rate|hr|power|my)? ?zones?\b.*\b(?:off|wrong|outdated|out of date|dont fit|dont match|feel|too (?:easy|hard|slow|fast|low|high)|update)\b/;

/** What zones are built on, and whether this workout says otherwise. */
export const zonesOff: Direct = (sheet, { plain }) => {
  if (!ZONES_OFF.test(plain)) return null;
  const running = sheet.context.family === 'running';
  return direct(sheet, running ? ofPace(sheet) : ofPower(sheet), otherwise(sheet));
};

function ofPace(sheet: FactSheet): Line {
  const base = sheet.get('threshold.basePace');
  const race = sheet.get('efforts.10000.time') ?? sheet.get('efforts.5000.time');
  if (!base) return null;
  return race && sheet.has('prediction.vdot')
    ? say`Enter ${race} over ${race.label.replace(/^Best /, '')} from this run as your new race time: your zones still rest on ${base}.`
    : say`Your pace zones rest on a base pace of ${base}; this run holds no all-out effort that would update it.`;
}

function ofPower(sheet: FactSheet): Line {
  return when(sheet, ['threshold.ftp', 'power.ftpEvidence'], (ftp, evidence) =>
    ftp && evidence
      ? say`Your power zones rest on an FTP of ${ftp}; this ride supports ${evidence}.`
      : null,
  );
}

function otherwise(sheet: FactSheet): Line {
  return when(sheet, ['threshold.pace'], (pace) =>
    pace ? say`They put your threshold at ${pace}.` : null,
  );
}
