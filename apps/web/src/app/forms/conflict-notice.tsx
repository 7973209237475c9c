import type { ReactNode } from 'react'
import { Button } from '../../ui/base/button.tsx'
import { Notice } from '../../ui/states/notice.tsx'

interface Props {
  readonly title: string
  /** Saves the values typed here; without `onPress`, the button submits the form. */
  readonly keepMine: { readonly label: string; readonly onPress?: () => void; readonly busy?: boolean }
  /** Discards the values typed here. */
  readonly takeTheirs: { readonly label: string; readonly onPress: () => void }
  readonly children: ReactNode
}

/** A notice that the content was saved elsewhere during the edit, with a choice of which version to keep. */
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
