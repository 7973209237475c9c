import type { AdminMember } from '@rise/contract/admin/shapes'
import { useEffect, useRef } from 'react'
import { Button } from '../../ui/base/button.tsx'
import { nameOf } from './member-name.ts'
import { useRestore } from './queries.ts'
import { SuspendDialog } from './suspend-dialog.tsx'

/**
 * What an admin can do with a member. Nothing with another admin, nor with oneself. The button that was used gives way to
 * its opposite, which takes the focus over.
 */
export function MemberActions({ member }: { member: AdminMember }) {
  const suspended = member.standing === 'suspended'
  const place = useRef<HTMLSpanElement>(null)
  /** How the member stood when this admin did something about it. */
  const acted = useRef<boolean>(undefined)
  useEffect(() => {
    if (acted.current === undefined || acted.current === suspended) return
    acted.current = undefined
    // The dialog that closes with this gives focus back first, to a button that is gone.
    const turn = requestAnimationFrame(() => {
      if (document.activeElement === document.body) place.current?.querySelector('button')?.focus()
    })
    return () => cancelAnimationFrame(turn)
  }, [suspended])
  if (member.role.startsWith('admin')) return null

  function note() {
    acted.current = suspended
  }
  return (
    <span ref={place} className="inline-flex">
      {suspended ? <RestoreButton member={member} onAct={note} /> : <SuspendDialog member={member} onAct={note} />}
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
