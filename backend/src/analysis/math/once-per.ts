/**
 * Work that is done once for each object and remembered for as long as that lives: several metrics
 * ask for the same. The work must be pure, and its result is everybody's, so nobody may write to
 * it.
 *
 * @param keyOf the object that decides the result, where it is a part of what is given
 */
export function oncePer<T extends object, V>(
  work: (of: T) => V,
  keyOf: (of: T) => object = (of) => of,
): (of: T) => V {
  const known = new WeakMap<object, { readonly result: V }>();
  return (of) => {
    const key = keyOf(of);
    const earlier = known.get(key);
    if (earlier !== undefined) return earlier.result;
    const result = work(of);
    known.set(key, { result });
    return result;
  };
}
