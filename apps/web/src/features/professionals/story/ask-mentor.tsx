import type { Story } from '@rise/contract/professionals/story/shapes'
import { MessageCircleQuestion } from 'lucide-react'
import { useLocation } from 'react-router'
import { loginHref } from '../../../app/session/addresses.ts'
import type { Session } from '../../../app/session/session-store.ts'
import { Button, ButtonLink } from '../../../ui/base/button.tsx'
import { OnDemand } from '../../../ui/overlays/on-demand.tsx'

const load = async () => (await import('./ask-dialog.tsx')).AskDialog
const icon = <MessageCircleQuestion size={16} aria-hidden />

/** The button that asks for mentoring: guests log in first; admins don't see it. */
export function AskMentor({ story, session }: { story: Story; session: Session }) {
  const { pathname } = useLocation()
  if (session.status === 'checking') return null
  if (session.status === 'guest') {
    return (
      <ButtonLink to={loginHref(pathname)} icon={icon}>
        Log in to ask for mentoring
      </ButtonLink>
    )
  }
  const { role, standing, email } = session.user
  if (role !== 'professional' && role !== 'employer') return null
  return (
    <OnDemand
      popup="dialog"
      load={load}
      overlay={{ story, pending: standing === 'pending', email }}
      trigger={<Button icon={icon}>Ask for mentoring</Button>}
    />
  )
}
