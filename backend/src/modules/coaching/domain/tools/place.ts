import { METRES_PER_MILE } from '#kernel/units.js';

/**
 * A place in a workout. Metres and seconds from the start; null for the open end. What the
 * questions' own reader finds fits as well.
 */
export type Place =
  | { readonly kind: 'split'; readonly unit: 'km' | 'mile'; readonly number: number }
  | { readonly kind: 'lap' | 'interval' | 'climb'; readonly number: number | 'last' }
  | {
      readonly kind: 'stretch';
      readonly by: 'metres' | 'seconds';
      readonly from: number | null;
      readonly to: number | null;
    }
  | {
      readonly kind: 'edge';
      readonly edge: 'first' | 'last';
      readonly by: 'metres' | 'seconds';
      readonly length: number;
    }
  | { readonly kind: 'part'; readonly part: string };

/** Longer texts name no place. */
const LONGEST = 60;

const NUMBERED =
  /^(?:the )?(lap|interval|rep|repetition|climb|km|kilomet(?:re|er)|mile) ?(?:number )?(\d{1,3}|last)$/;
const EDGE =
  /^(?:the )?(first|last|final) (\d+(?:\.\d+)?) ?(km|kilomet(?:re|er)s?|mi|miles?|m|met(?:re|er)s?|h|hours?|min|mins|minutes?|s|sec|seconds?)$/;
const NAMED = /^(?:the )?(?:(first|second) (half)|(first|second|third|last|fourth) (quarter))$/;
const LENGTHS: readonly (readonly [RegExp, number])[] = [
  [/^k/, 1000],
  [/^mi(?:$|le)/, METRES_PER_MILE],
  [/^m(?:$|et)/, 1],
];
const TIMES: readonly (readonly [RegExp, number])[] = [
  [/^h/, 3600],
  [/^min/, 60],
  [/^s/, 1],
];
const NTH = { first: 1, second: 2, third: 3, last: 4, fourth: 4 } as const;

/**
 * `lap 3`, `km 4`, `interval last`, `last 10 minutes`, `first 2 km`, `second half`; null for
 * anything else.
 */
export function placeNamed(text: string): Place | null {
  const words = text.trim().toLowerCase().slice(0, LONGEST);
  const numbered = NUMBERED.exec(words);
  if (numbered) return numberedPlace(numbered[1] ?? '', numbered[2] ?? '');
  const edge = EDGE.exec(words);
  if (edge) {
    const size = sizeOf(Number(edge[2]), edge[3] ?? '');
    return (
      size && {
        kind: 'edge',
        edge: edge[1] === 'first' ? 'first' : 'last',
        by: size.by,
        length: size.value,
      }
    );
  }
  const part = NAMED.exec(words);
  if (!part) return null;
  const which = (part[1] ?? part[3]) as keyof typeof NTH;
  return { kind: 'part', part: `${part[2] ?? part[4] ?? ''}.${NTH[which]}` };
}

/** `20:00`, `1:05:00`, `12 min`, `5 km`, `3.1 mi`, `800 m`; null for anything else. */
export function markNamed(
  text: string,
): { readonly by: 'metres' | 'seconds'; readonly value: number } | null {
  const words = text.trim().toLowerCase().slice(0, LONGEST);
  if (/^\d{1,3}(?::\d{2}){1,2}$/.test(words))
    return {
      by: 'seconds',
      value: words.split(':').reduce((sum, part) => sum * 60 + Number(part), 0),
    };
  const measured = /^(\d+(?:\.\d+)?) ?([a-z]+)$/.exec(words);
  return measured && sizeOf(Number(measured[1]), measured[2] ?? '');
}

function numberedPlace(word: string, number: string): Place | null {
  const which = number === 'last' ? 'last' : Number(number);
  if (word === 'lap' || word === 'climb') return { kind: word, number: which };
  if (/^(?:interval|rep)/.test(word)) return { kind: 'interval', number: which };
  return which === 'last'
    ? null
    : { kind: 'split', unit: word === 'mile' ? 'mile' : 'km', number: which };
}

function sizeOf(
  value: number,
  unit: string,
): { readonly by: 'metres' | 'seconds'; readonly value: number } | null {
  const time = TIMES.find(([pattern]) => pattern.test(unit));
  if (time) return { by: 'seconds', value: value * time[1] };
  const length = LENGTHS.find(([pattern]) => pattern.test(unit));
  return length ? { by: 'metres', value: value * length[1] } : null;
}
