import type { ReactNode } from 'react'
import { Button } from '../../ui/base/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'

interface Props {
  readonly title: string
  /** Saves what is typed here; the form is sent where it has no way of its own. */
  readonly keepMine: { readonly label: string; readonly onPress?: () => void; readonly busy?: boolean }
  /** Drops what is typed here. */
  readonly takeTheirs: { readonly label: string; readonly onPress: () => void }
  readonly children: ReactNode
}

/** Tells that the thing was saved elsewhere while it was edited here, and asks which of the two stays. */
export function ConflictNotice({ title, keepMine, takeTheirs, children }: Props) {
  const { onPress, busy = false } = keepMine
  return (
    <Notice
      tone="danger"
      title={title}
      action={
        <span className="flex flex-wrap gap-2">
          <Button size="dense" busy={busy} {...(onPress ? { onClick: onPress } : { type: 'submit' as const })}>
            {keepMine.label}
          </Button>
          <Button size="dense" variant="ghost" onClick={takeTheirs.onPress}>
            {takeTheirs.label}
          </Button>
        </span>
      }
    >
      {children}
    </Notice>
  )
}
