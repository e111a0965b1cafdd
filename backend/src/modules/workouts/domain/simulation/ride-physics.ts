/** Rider and bicycle on a road: what power makes of speed. SI units. */
export interface Bicycle {
  readonly massKg: number;
  /** Drag area CdA, m². */
  readonly dragAreaM2: number;
  readonly rollingResistance: number;
  readonly drivetrainEfficiency: number;
}

/** A road bike with what is carried on it. */
export const BIKE_KG = 9;

/** A rider of 70 kg on it, hands on the hoods. */
export const ROAD_BIKE: Bicycle = {
  massKg: 70 + BIKE_KG,
  dragAreaM2: 0.33,
  rollingResistance: 0.005,
  drivetrainEfficiency: 0.975,
};

const GRAVITY = 9.81;
const AIR_DENSITY = 1.2;
/** Wheels turn as well as move. */
const ROTATING_MASS_KG = 1;
/**
 * Nobody lets a bicycle roll faster on an open road, or pushes harder on the pedals from a
 * standstill.
 */
const BRAKED_MPS = 17;
const STRONGEST_PUSH_N = 320;
const BRAKING_MPS2 = 2.2;
const STEPS = 5;

/**
 * Speed a second later: m·dv/dt = η·P/v − ½ρ·CdA·v² − m·g·(Crr·cos θ + sin θ), in five steps of 0.2
 * s. Source: Martin et al., J Appl Biomech 14:276 (1998), without wind and bearings.
 */
export function rolledOn(
  speedMps: number,
  watts: number,
  slope: number,
  bicycle: Bicycle = ROAD_BIKE,
): number {
  const angle = Math.atan(slope);
  const constant =
    bicycle.massKg * GRAVITY * (bicycle.rollingResistance * Math.cos(angle) + Math.sin(angle));
  let speed = speedMps;
  for (let step = 0; step < STEPS; step++) {
    const push = Math.min(
      STRONGEST_PUSH_N,
      (bicycle.drivetrainEfficiency * watts) / Math.max(speed, 0.1),
    );
    const drag = 0.5 * AIR_DENSITY * bicycle.dragAreaM2 * speed * speed;
    speed += (push - drag - constant) / (bicycle.massKg + ROTATING_MASS_KG) / STEPS;
    speed = Math.max(0, Math.min(BRAKED_MPS, speed));
  }
  return speed;
}

/** Speed a second later with the brakes on. */
export function braked(speedMps: number): number {
  return Math.max(0, speedMps - BRAKING_MPS2);
}
