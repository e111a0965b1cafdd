export { CoachingModule } from './coaching.module.js';
