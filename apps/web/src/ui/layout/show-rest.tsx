import { t } from '@rise/texts'
import type { ComponentProps } from 'react'
import { Button } from '../base/button.tsx'

interface Props extends Pick<ComponentProps<typeof Button>, 'size' | 'className'> {
  /** Whether the whole list is shown. */
  readonly open: boolean
  readonly onToggle: (open: boolean) => void
  /** The label while the rest is hidden: "Show 3 more jobs". */
  readonly children: string
}

/** A button below the first items of a list that shows the rest, and hides it again. It stays, to keep the focus. */
export function ShowRest({ open, onToggle, children, ...button }: Props) {
  return (
    <Button {...button} variant="link" aria-expanded={open} onClick={() => onToggle(!open)}>
      {open ? t('Show fewer') : children}
    </Button>
  )
}
