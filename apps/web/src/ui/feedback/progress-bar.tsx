interface Props {
  /** From 0 to 1. */
  readonly share: number
  /** Names the progressing activity. */
  readonly label: string
  /** The progress in words, where a count is clearer than the label and the percentage. */
  readonly words?: string
}

/** A progress bar with its words. */
export function ProgressBar({ share, label, words }: Props) {
  const percent = Math.round(share * 100)
  return (
    <div className="flex flex-col gap-1">
      <div
        role="progressbar"
        aria-label={label}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuetext={words}
        className="h-2 overflow-hidden rounded-full bg-raised"
      >
        <div className="h-full origin-left bg-brand transition-transform" style={{ transform: `scaleX(${share})` }} />
      </div>
      <p aria-hidden className="text-small text-subtle tabular-nums">
        {words ?? `${label}: ${percent} %`}
      </p>
    </div>
  )
}
