import { paceContract } from '#test/contracts/admin/pace.contract.js';
import { TimedPace } from './timed-pace.js';

paceContract('TimedPace', (perSecond) => new TimedPace(perSecond));
