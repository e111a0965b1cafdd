/** Chance that every run of a test repeats, for whom the modules have no door to it. */
export { seededRandom } from '#workouts/domain/simulation/noise.js';
