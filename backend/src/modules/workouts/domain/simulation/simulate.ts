import type { Span } from '#analysis/recording/recording.js';
import { seededRandom, wandering } from './noise.js';
import { EVERYDAY_ATHLETE } from './athlete.js';
import { beatingHeart } from './heart.js';
import type { Moment } from './moment.js';
import { BIKE_KG, braked, ROAD_BIKE, rolledOn } from './ride-physics.js';
import { stepsPerMinute, strodeOn } from './run-physics.js';
import { plannedSeconds, type Part, type SessionPlan } from './session-plan.js';
import { flat, rolling, slopeAt } from './terrain.js';
import { unevenPower, unevenSpeed } from './unevenness.js';

/** Rolling faster than this down a slope steeper than that, a rider stops pedalling. */
const COASTS_FROM_MPS = 12.5;
const COASTS_ON = -0.025;
/** Leaning into a climb: no slope makes a rider give more or less than this share. */
const MOST_PUSH = 0.6;
const SPINNING_RPM = 88;

/** Rides or runs a plan second by second. The same plan gives the same moments on every machine. */
export function simulate(plan: SessionPlan): Moment[] {
  const body = plan.family === 'cycling' ? rider(plan) : runner(plan);
  const heart = beatingHeart(
    { ...(plan.athlete ?? EVERYDAY_ATHLETE), driftPerHour: plan.driftPerHour ?? 4 },
    seededRandom(plan.seed + 7919),
  );
  const terrain = plan.indoor === true ? flat : (plan.terrain ?? rolling);
  const moments: Moment[] = [];
  let state: Pace = { speedMps: 0, powerW: 0, cadence: 0, effort: 0 };
  let distanceM = 0;
  let begin = 0;
  plan.parts.forEach((part, at) => {
    for (let second = begin; second < begin + part.seconds; second++) {
      const timed = !within(plan.stops, second);
      const stands = !timed || within(plan.waits, second);
      state = body(state, stands ? 0 : wanted(part, second - begin), slopeAt(terrain, distanceM));
      distanceM += timed ? state.speedMps : 0;
      moments.push({
        second,
        part: at,
        timed,
        speedMps: state.speedMps,
        distanceM,
        powerW: plan.family === 'cycling' ? state.powerW : null,
        heartRate: heart(state.effort, second),
        cadence: state.cadence,
        altitudeM: terrain(distanceM),
        temperatureC:
          (plan.indoor === true ? 21 : 16) + (4 * second) / Math.max(7200, plannedSeconds(plan)),
      });
    }
    begin += part.seconds;
  });
  return moments;
}

interface Pace {
  readonly speedMps: number;
  readonly powerW: number;
  readonly cadence: number;
  /** 1 = sustainable for an hour. */
  readonly effort: number;
}

/** The next second from the last, the output wanted (0: stand still) and the slope. */
type Body = (last: Pace, output: number, slope: number) => Pace;

function rider(plan: SessionPlan): Body {
  const { ftpW, weightKg } = plan.athlete ?? EVERYDAY_ATHLETE;
  const bicycle = { ...ROAD_BIKE, massKg: weightKg + BIKE_KG };
  const random = seededRandom(plan.seed);
  const legs = unevenPower(plan.unevenness ?? 'usual', random);
  const spin = wandering(random, 15);
  return (last, output, slope) => {
    const factor = legs();
    const turns = SPINNING_RPM + 2.5 * spin();
    if (output === 0) return { speedMps: braked(last.speedMps), powerW: 0, cadence: 0, effort: 0 };
    const push = Math.max(-MOST_PUSH, Math.min(MOST_PUSH, (plan.pushUphill ?? 0) * slope));
    const coasts = last.speedMps > COASTS_FROM_MPS && slope < COASTS_ON;
    const powerW = coasts ? 0 : output * factor * (1 + push);
    return {
      speedMps: rolledOn(last.speedMps, powerW, slope, bicycle),
      powerW,
      cadence: powerW === 0 ? 0 : turns,
      effort: powerW / ftpW,
    };
  };
}

function runner(plan: SessionPlan): Body {
  const { hourSpeedMps } = plan.athlete ?? EVERYDAY_ATHLETE;
  const random = seededRandom(plan.seed);
  const legs = unevenSpeed(plan.unevenness ?? 'usual', random);
  const stride = wandering(random, 10);
  return (last, output, slope) => {
    const flatMps = output * legs();
    const steps = stride();
    if (output === 0)
      return { speedMps: Math.max(0, last.speedMps - 2), powerW: 0, cadence: 0, effort: 0 };
    const speedMps = strodeOn(last.speedMps, flatMps, slope);
    return {
      speedMps,
      powerW: 0,
      cadence: stepsPerMinute(speedMps) + 1.2 * steps,
      effort: flatMps / hourSpeedMps,
    };
  };
}

function wanted(part: Part, second: number): number {
  return part.output + ((part.to ?? part.output) - part.output) * (second / part.seconds);
}

function within(spans: readonly Span[] | undefined, second: number): boolean {
  return spans?.some(({ from, to }) => second > from && second < to) ?? false;
}
