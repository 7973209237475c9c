import type { ComponentProps } from 'react'
import { Button } from '../base/button.tsx'

interface Props extends Pick<ComponentProps<typeof Button>, 'size' | 'className'> {
  /** Whether the whole list is shown. */
  readonly open: boolean
  readonly onToggle: (open: boolean) => void
  /** What the button shows, with its noun: "Show 3 more jobs". */
  readonly children: string
}

/** After the first items of a list: shows the others, and hides them again. It stays, so that it keeps the focus. */
export function ShowRest({ open, onToggle, children, ...button }: Props) {
  return (
    <Button {...button} variant="link" aria-expanded={open} onClick={() => onToggle(!open)}>
      {open ? 'Show fewer' : children}
    </Button>
  )
}
