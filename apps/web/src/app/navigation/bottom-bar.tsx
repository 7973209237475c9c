import { Suspense } from 'react'
import { useFrameSlots } from '../base/frame-slots.ts'
import { ForGuests, ForMembers, useFrameSession } from './audience.tsx'
import { GuestBottomBar } from './guest-navigation.tsx'

/** The phone's bottom bar: present from the first paint, with the same height for everyone but suspended members. */
export function BottomBar() {
  const session = useFrameSession()
  const { MemberBottomBar } = useFrameSlots()
  // No link is accessible.
  if (session.status === 'member' && session.user.standing === 'suspended') return null
  return (
    <div className="fixed inset-x-0 bottom-0 z-30 h-bottom-bar border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] sm:hidden">
      <ForGuests className="h-full">
        <GuestBottomBar />
      </ForGuests>
      {session.status === 'member' ? (
        <ForMembers className="h-full">
          <Suspense fallback={null}>
            <MemberBottomBar user={session.user} />
          </Suspense>
        </ForMembers>
      ) : null}
    </div>
  )
}
