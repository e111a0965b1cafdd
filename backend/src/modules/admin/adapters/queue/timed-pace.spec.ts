import { paceContract } from '#test/contracts/pace.contract.js';
import { TimedPace } from './timed-pace.js';

paceContract('TimedPace', (perSecond) => new TimedPace(perSecond));
