import { type ComponentProps, lazy, Suspense } from 'react'
import { useCurrentUser } from '../../../app/session/use-session.tsx'
import type { LoadedMemberMenu } from '../loaded-member-menu.tsx'

// Menus and dialogs weigh more than the cards that have one, and guests see none.
const Loaded = lazy(async () => ({ default: (await import('../loaded-member-menu.tsx')).LoadedMemberMenu }))

/**
 * What one can do about a member besides following: mute, block, and take a follower away. Its place is kept meanwhile. Nothing
 * for guests and admins, who follow nobody.
 */
export function MemberMenu(props: ComponentProps<typeof LoadedMemberMenu>) {
  const role = useCurrentUser()?.role
  if (role !== 'professional' && role !== 'employer') return null
  return (
    <Suspense fallback={<span className="size-control shrink-0" />}>
      <Loaded {...props} />
    </Suspense>
  )
}
