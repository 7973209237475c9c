import { Suspense } from 'react'
import { useFrameSlots } from '../base/frame-slots.ts'
import { ForGuests, ForMembers, useBarUser } from './audience.tsx'
import { GuestBottomBar } from './guest-navigation.tsx'

/** The phone's bottom bar: present from the first paint, with the same height for everyone but suspended members. */
export function BottomBar() {
  const user = useBarUser()
  const { MemberBottomBar } = useFrameSlots()
  // A suspended member can't open any of the links.
  if (user?.standing === 'suspended') return null
  return (
    <div className="foot-bar border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] sm:hidden">
      <ForGuests className="h-full">
        <GuestBottomBar />
      </ForGuests>
      <ForMembers className="h-full">
        <Suspense fallback={null}>{user ? <MemberBottomBar user={user} /> : null}</Suspense>
      </ForMembers>
    </div>
  )
}
