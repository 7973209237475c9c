import type { AdminMember } from '@rise/contract/admin/shapes'
import { rich } from '@rise/texts/rich'
import { useEffect, useRef } from 'react'
import { Button } from '../../../ui/base/button.tsx'
import { nameOf } from './member-name.ts'
import { useRestore } from './queries.ts'
import { SuspendDialog } from './suspend-dialog.tsx'

/**
 * An admin's actions on a member; none on another admin, on the viewer, or on a deleted account. The pressed button is
 * replaced by its opposite, which takes over the focus.
 */
export function MemberActions({ member }: { member: AdminMember }) {
  const isSuspended = member.standing === 'suspended'
  const placeRef = useRef<HTMLSpanElement>(null)
  /** Whether the member was suspended when the viewer pressed the button; undefined if no press is pending. */
  const wasSuspended = useRef<boolean>(undefined)
  useEffect(() => {
    if (wasSuspended.current === undefined || wasSuspended.current === isSuspended) return
    wasSuspended.current = undefined
    // The closing dialog first returns the focus to its button, which no longer exists by then.
    const frame = requestAnimationFrame(() => {
      if (document.activeElement === document.body) placeRef.current?.querySelector('button')?.focus()
    })
    return () => cancelAnimationFrame(frame)
  }, [isSuspended])
  if (member.role.startsWith('admin') || member.standing === 'deleted') return null

  function onAct() {
    wasSuspended.current = isSuspended
  }
  return (
    <span ref={placeRef} className="inline-flex">
      {isSuspended ? <RestoreButton member={member} onAct={onAct} /> : <SuspendDialog member={member} onAct={onAct} />}
    </span>
  )
}

function RestoreButton({ member, onAct }: { member: AdminMember; onAct: () => void }) {
  const restore = useRestore(member)

  function press() {
    onAct()
    restore.mutate()
  }

  return (
    <Button size="dense" busy={restore.isPending} onClick={press}>
      {rich('Restore<hidden> {name}</hidden>', {
        name: nameOf(member),
        hidden: (words) => <span className="sr-only">{words}</span>,
      })}
    </Button>
  )
}
