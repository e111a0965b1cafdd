export interface ProgressBarProps {
  readonly className: string | undefined;
  /** What is under way. */
  readonly name: string;
  readonly percent: number;
  /** In place of the per cent, for those who hear it. */
  readonly text?: string;
  readonly isAnalysing?: boolean;
  /** How much of the bar is filled, 0 to 1; left out where the bar fills itself. */
  readonly share?: number;
}

/** How far something is, as a bar. */
export function ProgressBar({
  className,
  name,
  percent,
  text,
  isAnalysing,
  share,
}: ProgressBarProps) {
  return (
    <div
      className={className}
      role="progressbar"
      aria-label={name}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={text}
      data-analysing={isAnalysing}
    >
      {share === undefined ? null : <span style={{ transform: `scaleX(${share})` }} />}
    </div>
  );
}
