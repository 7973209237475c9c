import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useParams } from 'react-router'
import { useApi, useSettings } from '../../app/base/settings.tsx'
import { rememberInviter } from '../../app/session/sign-up.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { inviterQuery } from './queries.ts'

/** Shows the inviter named in the address, who is remembered until the sign-up. */
export function InviterNotice() {
  const { invitedBy = '' } = useParams()
  const { productName } = useSettings()
  const { data: inviter } = useQuery({ ...inviterQuery(useApi(), invitedBy), enabled: invitedBy !== '' })
  useEffect(() => {
    if (inviter) rememberInviter(inviter.slug)
  }, [inviter])
  if (inviter === undefined) return null
  if (inviter === null) {
    return (
      <Notice tone="warning" live={false}>
        The person who invited you has left. You can still join.
      </Notice>
    )
  }
  return (
    <Notice live={false}>
      {inviter.name} invited you to {productName}.
    </Notice>
  )
}
