/** `52:00` or `2:10:00`. */
export function clock(seconds: number): string {
  const whole = Math.round(seconds);
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const two = (value: number): string => String(value).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

/** `5:12 /km` of a speed in cm/s. */
export function pace(centimetresPerSecond: number): string {
  return `${clock(100_000 / centimetresPerSecond)} /km`;
}

/** Minutes on an axis: `10 min`, or `1 h` where that is even. */
export function mark(seconds: number): string {
  return seconds % 3600 === 0 && seconds > 0 ? `${seconds / 3600} h` : `${Math.round(seconds / 60)} min`;
}
