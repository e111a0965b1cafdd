/**
 * The two sports that the product serves; the family decides metrics, zones and what compares with
 * what.
 */
export type SportFamily = 'cycling' | 'running';
