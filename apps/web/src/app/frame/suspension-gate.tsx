import { type ReactNode, Suspense } from 'react'
import { useFrameSlots } from '../base/frame-slots.ts'
import { useSession } from '../session/use-session.tsx'

/** Shows a suspended member the reason and how to appeal, at every address. Shows everyone else `children`. */
export function SuspensionGate({ children }: { children: ReactNode }) {
  const session = useSession()
  const { Suspended } = useFrameSlots()
  if (session.status !== 'member' || session.user.standing !== 'suspended') return children
  return (
    <Suspense fallback={null}>
      <Suspended user={session.user} />
    </Suspense>
  )
}
