import type { AdminMember } from '@rise/contract/admin/shapes'
import { useEffect, useRef } from 'react'
import { Button } from '../../../ui/base/button.tsx'
import { nameOf } from './member-name.ts'
import { useRestore } from './queries.ts'
import { SuspendDialog } from './suspend-dialog.tsx'

/**
 * The actions of an admin on a member; there are none for admins, including the viewer. The button just used is
 * replaced by its opposite, which takes over the focus.
 */
export function MemberActions({ member }: { member: AdminMember }) {
  const isSuspended = member.standing === 'suspended'
  const placeRef = useRef<HTMLSpanElement>(null)
  /** The member's standing when this admin last acted on it. */
  const standingAfterAction = useRef<boolean>(undefined)
  useEffect(() => {
    if (standingAfterAction.current === undefined || standingAfterAction.current === isSuspended) return
    standingAfterAction.current = undefined
    // The closing dialog first returns the focus to its button, which no longer exists by then.
    const frame = requestAnimationFrame(() => {
      if (document.activeElement === document.body) placeRef.current?.querySelector('button')?.focus()
    })
    return () => cancelAnimationFrame(frame)
  }, [isSuspended])
  if (member.role.startsWith('admin') || member.standing === 'deleted') return null

  function note() {
    standingAfterAction.current = isSuspended
  }
  return (
    <span ref={placeRef} className="inline-flex">
      {isSuspended ? <RestoreButton member={member} onAct={note} /> : <SuspendDialog member={member} onAct={note} />}
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
      Restore
      <span className="sr-only"> {nameOf(member)}</span>
    </Button>
  )
}
