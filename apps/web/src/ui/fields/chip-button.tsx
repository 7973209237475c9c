import type { ReactNode } from 'react'

interface Props {
  /** The accessible name: what a press does, including the chip's text. */
  readonly label: string
  readonly onPress: () => void
  readonly children: ReactNode
}

/** A chip that is a button, such as one that adds a suggested value. */
export function ChipButton({ label, onPress, children }: Props) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onPress}
      className="hit-target relative inline-flex min-h-8 max-w-full items-center gap-1 rounded-full border border-control bg-surface px-3 text-small font-medium transition-colors hover:border-muted hover:bg-raised"
    >
      {children}
    </button>
  )
}
