/** `52:00` or `2:10:00`. */
export function clock(seconds: number): string {
  const whole = Math.round(seconds);
  const [hours, minutes, rest] = [
    Math.floor(whole / 3600),
    Math.floor(whole / 60) % 60,
    whole % 60,
  ];
  const two = (value: number): string => String(value).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

/** `5:12 /km` of a speed in cm/s. */
export function pace(centimetresPerSecond: number): string {
  return `${clock(100_000 / centimetresPerSecond)} /km`;
}

/** A time on an axis: `0`, `10 min`, `1 h`, `1 h 30`. */
export function mark(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.round((seconds % 3600) / 60)];
  if (hours === 0) return minutes === 0 ? '0' : `${minutes} min`;
  return minutes === 0 ? `${hours} h` : `${hours} h ${minutes}`;
}
