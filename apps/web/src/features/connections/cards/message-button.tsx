import { t } from '@rise/texts'
import { useQuery } from '@tanstack/react-query'
import { MessageCircle } from 'lucide-react'
import { queryOf } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { askToSignIn, askToUpgrade } from '../../../app/frame/gate-toasts.tsx'
import { useCurrentUser, useVerdict } from '../../../app/session/use-session.tsx'
import { Button, ButtonLink } from '../../../ui/base/button.tsx'
import type { MemberRole } from './queries.ts'

interface Props {
  /** The member to write to, with the displayed name. */
  readonly member: { readonly _id: string; readonly role: MemberRole; readonly name: string }
  readonly variant?: 'primary' | 'secondary'
}

/**
 * Opens the conversation with a member. Viewers who may not write see the requirement: an account, or the Pro plan.
 * Absent for the member themselves, for admins, and for companies whose plan has no conversations.
 */
export function MessageButton({ member, variant = 'secondary' }: Props) {
  const { _id, role, name } = member
  const access = useMessageAccess(member)
  const label = t('Message {name}', { name })
  const icon = <MessageCircle size={16} aria-hidden />
  if (access === 'none') return null
  if (access === 'open') {
    return (
      <ButtonLink variant={variant} to={messageHref({ _id, role })} icon={icon} aria-label={label}>
        {t('Message', 'verb, on a button')}
      </ButtonLink>
    )
  }
  const askForAccess =
    access === 'upgrade' ? askToUpgrade : () => askToSignIn(t('Create an account to message {name}', { name }))
  return (
    <Button variant={variant} icon={icon} aria-label={label} onClick={askForAccess}>
      {t('Message', 'verb, on a button')}
    </Button>
  )
}

/** Returns how the viewer can write to a member: immediately, with a plan, with an account, or not at all. */
export function useMessageAccess({
  _id,
  role,
}: Omit<Props['member'], 'name'>): 'open' | 'upgrade' | 'sign-in' | 'none' {
  const user = useCurrentUser()
  const verdict = useVerdict({ access: 'connected' })
  const needsLookup = verdict === 'allowed' && role === 'employer' && user?._id !== _id
  const { data: isOpen } = useQuery({
    ...queryOf(useApi(), 'GET /api/v1/convos/doors', { query: { ids: _id } }),
    enabled: needsLookup,
  })
  if (user?._id === _id || verdict === 'forbidden' || verdict === 'hidden') return 'none'
  // Only members may know whether a company accepts messages.
  if (role === 'employer' && verdict !== 'upgrade') return isOpen ? 'open' : 'none'
  if (verdict === 'upgrade') return 'upgrade'
  // Before the viewer is known, the conversation's page redirects guests to the login.
  return verdict === 'sign-in' ? 'sign-in' : 'open'
}

/** Returns the address of the conversation with a member (section 2 of the specification). */
export function messageHref({ _id, role }: Pick<Props['member'], '_id' | 'role'>): string {
  return `/convos?id=${_id}${role === 'employer' ? '&role=company' : ''}`
}
