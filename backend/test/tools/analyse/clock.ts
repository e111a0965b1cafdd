/** "45 s" as 0:45, "3725 s" as 1:02:05. */
export function clock(seconds: number): string {
  const whole = Math.round(Math.abs(seconds));
  const [hours, minutes, rest] = [
    Math.floor(whole / 3600),
    Math.floor((whole % 3600) / 60),
    whole % 60,
  ];
  const start = hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}` : String(minutes);
  return `${seconds < 0 ? '-' : ''}${start}:${String(rest).padStart(2, '0')}`;
}
