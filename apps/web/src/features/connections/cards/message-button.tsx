import { useQuery } from '@tanstack/react-query'
import { MessageCircle } from 'lucide-react'
import { queryOf } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { askToSignIn, askToUpgrade } from '../../../app/frame/gate-toasts.tsx'
import { useCurrentUser, useVerdict } from '../../../app/session/use-session.tsx'
import { Button, ButtonLink } from '../../../ui/base/button.tsx'
import type { MemberRole } from './queries.ts'

interface Props {
  /** Whom to write to, and by which name. */
  readonly member: { readonly _id: string; readonly role: MemberRole; readonly name: string }
}

/**
 * Opens the conversation with a member. Tells viewers who may not write what it takes: an account, the Pro plan. Absent
 * for the member themselves, for admins, and for companies whose plan has no conversations.
 */
export function MessageButton({ member }: Props) {
  const { _id, role, name } = member
  const door = useMessageDoor(member)
  const label = `Message ${name}`
  const icon = <MessageCircle size={16} aria-hidden />
  if (door === 'none') return null
  if (door === 'open') {
    return (
      <ButtonLink to={messageHref({ _id, role })} icon={icon} aria-label={label}>
        Message
      </ButtonLink>
    )
  }
  const ask = door === 'upgrade' ? askToUpgrade : () => askToSignIn(`message ${name}`)
  return (
    <Button icon={icon} aria-label={label} onClick={ask}>
      Message
    </Button>
  )
}

/** How one gets to write to a member: at once, with a plan, with an account, or not at all. */
export function useMessageDoor({ _id, role }: Omit<Props['member'], 'name'>): 'open' | 'upgrade' | 'sign-in' | 'none' {
  const user = useCurrentUser()
  const verdict = useVerdict({ access: 'connected' })
  const isAsked = verdict === 'allowed' && role === 'employer' && user?._id !== _id
  const { data: isOpen } = useQuery({
    ...queryOf(useApi(), 'GET /api/v1/convos/doors', { query: { ids: _id } }),
    enabled: isAsked,
  })
  if (user?._id === _id || verdict === 'forbidden' || verdict === 'hidden') return 'none'
  // Whether a company can be written to is for members to know.
  if (role === 'employer' && verdict !== 'upgrade') return isOpen ? 'open' : 'none'
  if (verdict === 'upgrade') return 'upgrade'
  // Before the viewer is known, the page of the conversation leads guests to the log-in.
  return verdict === 'sign-in' ? 'sign-in' : 'open'
}

/** The page of the conversation with a member (section 2). */
export function messageHref({ _id, role }: Pick<Props['member'], '_id' | 'role'>): string {
  return `/convos?id=${_id}${role === 'employer' ? '&role=company' : ''}`
}
