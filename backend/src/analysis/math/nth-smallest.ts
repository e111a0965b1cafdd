/**
 * The value that would stand at `nth` if the values were sorted, in about two looks at each. Moves
 * them: no greater ones stay before it, no smaller ones behind. Source: Hoare's quickselect, CACM
 * 4:321 (1961).
 *
 * @param values known ones alone; at least `nth` + 1 of them
 */
export function nthSmallest(values: Float64Array, nth: number): number {
  let low = 0;
  let high = values.length - 1;
  while (low < high) {
    const pivot = values[nth] as number;
    let left = low;
    let right = high;
    while (left <= right) {
      while ((values[left] as number) < pivot) left++;
      while ((values[right] as number) > pivot) right--;
      if (left > right) break;
      const smaller = values[right] as number;
      values[right--] = values[left] as number;
      values[left++] = smaller;
    }
    if (right < nth) low = left;
    if (left > nth) high = right;
  }
  return values[nth] as number;
}
