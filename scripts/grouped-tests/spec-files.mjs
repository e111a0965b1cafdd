export function isSpec(name) {
  return /\.(spec|int-spec|e2e-spec)\.tsx?$/.test(name);
}

/**
 * What counts for a whole file cannot share one: its modules replaced or read anew, its time limit,
 * a wait before its tests are known; nor does one that says `@standsAlone`.
 */
export function standsAlone(source) {
  return (
    /unstable_mockModule|jest\.(setTimeout|resetModules)\(|@standsAlone\b/.test(source) ||
    /^(?:const|let|await|if|for)\b.*\bawait\b/m.test(source)
  );
}
