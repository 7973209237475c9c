/** How far something is, 0 to 1, with its words. */
export function ProgressBar({ share, label }: { share: number; label: string }) {
  const percent = Math.round(share * 100)
  return (
    <div className="flex flex-col gap-1">
      <div
        role="progressbar"
        aria-label={label}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        className="h-2 overflow-hidden rounded-full bg-raised"
      >
        <div className="h-full origin-left bg-brand transition-transform" style={{ transform: `scaleX(${share})` }} />
      </div>
      <p aria-hidden className="text-small text-subtle">
        {label}: {percent} %
      </p>
    </div>
  )
}
