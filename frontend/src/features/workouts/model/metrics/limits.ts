import { figure, figureText, formatDuration, formatNumber } from '#lib/format.js';
import type { Analysis } from '../analysis.js';
import type { KeyNumber } from './key-numbers.js';
import type { Span } from '../chart/streams.js';

/** A limit with what it rests on, or why it is not told. */
export interface Limit extends KeyNumber {
  /** What it rests on: model, whose values, quality of the fit; the reason where it is not told. */
  readonly ground: string;
  /** Where on the recording it stands. */
  readonly at?: Span;
}

/** Around the lowest point, so that what led to it can be seen. Seconds. */
const AROUND_S = 300;

/** Critical power of the session and what was left of W′ at the hardest moment. */
export function limitsOf({
  criticalPower,
  wPrimeBalance,
  metrics,
}: Pick<Analysis, 'criticalPower' | 'wPrimeBalance' | 'metrics'>): readonly Limit[] {
  return [
    balance(wPrimeBalance, metrics['wPrimeBalanceMinimum']?.reason),
    critical(criticalPower, metrics['criticalPower']?.reason),
  ];
}

const UNTOLD = figure(null, '');

function balance(found: Analysis['wPrimeBalance'], reason: string | undefined): Limit {
  const told = {
    label: 'Lowest W′ balance',
    explanation:
      'How little was left, at the hardest moment, of the work that you can do above ' +
      'critical power.',
    term: 'wPrimeBalanceMinimum',
  } as const;
  if (!found || reason !== undefined)
    return {
      ...told,
      figure: UNTOLD,
      standing: 'not judged',
      ground: reason ?? 'Critical power and W′ are not known for this day.',
    };
  const { model, source, criticalPowerW, wPrimeJ, minimumJ, minimumAtS } = found;
  const whose = source === 'profile' ? 'your own values' : 'this ride’s own efforts';
  const share = formatNumber((minimumJ / wPrimeJ) * 100);
  return {
    ...told,
    figure: figure(minimumJ / 1000, 'kJ', 1),
    ground:
      `${share}% of ${figureText(figure(wPrimeJ / 1000, 'kJ', 1))} left at ` +
      `${formatDuration(minimumAtS)}. By the ${model} model, with a critical power of ` +
      `${figureText(figure(criticalPowerW, 'W'))} from ${whose}.`,
    at: { from: Math.max(0, minimumAtS - AROUND_S), to: minimumAtS },
  };
}

function critical(found: Analysis['criticalPower'], reason: string | undefined): Limit {
  const told = {
    label: 'Critical power',
    explanation:
      'The highest power that this ride’s own all-out efforts say you could hold for long.',
    term: 'criticalPower',
  } as const;
  if (!found || reason !== undefined)
    return {
      ...told,
      figure: UNTOLD,
      standing: 'not judged',
      ground: reason ?? 'This ride has no all-out efforts to fit it to.',
    };
  const { criticalPowerW, wPrimeJ, efforts, rSquared, standardErrorW } = found;
  const fit = [
    `with a W′ of ${figureText(figure(wPrimeJ / 1000, 'kJ', 1))}`,
    `from ${efforts} efforts`,
    ...(rSquared === null ? [] : [`R² ${formatNumber(rSquared, 3)}`]),
    ...(standardErrorW === null ? [] : [`± ${figureText(figure(standardErrorW, 'W', 1))}`]),
  ];
  return {
    ...told,
    figure: figure(criticalPowerW, 'W'),
    standing: 'estimated',
    ground: `${fit.join(', ')}.`.replace(/^w/, 'W'),
  };
}
