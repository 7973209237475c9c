import type { FeedTab } from '@rise/contract/feed/kinds'
import { t } from '@rise/texts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { refusalOf } from '../../app/base/api.ts'
import { useApi } from '../../app/base/settings.tsx'
import { useCurrentUser } from '../../app/session/use-session.tsx'
import { Button } from '../../ui/base/button.tsx'
import { cx } from '../../ui/base/class-names.ts'
import { showToast } from '../../ui/base/toast.ts'
import { feedHref } from './posts/feed-address.ts'
import { resetFeed } from './posts/queries.ts'

interface Props {
  readonly tab: FeedTab
  readonly forYou: boolean
  readonly tag: string | undefined
}

/** Explains how For you selects posts, and turns it off permanently; in the list of newest posts, turns it on again. */
export function ForYouChoice({ tab, forYou, tag }: Props) {
  const api = useApi()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const role = useCurrentUser()?.role
  const choose = useMutation({
    mutationFn: (on: boolean) => api('PUT /api/v1/feed/for-you', { body: { on } }),
    onSuccess: async () => {
      await navigate(feedHref({ tab: undefined, tag: undefined }), { replace: true })
      await resetFeed(queryClient)
    },
    onError: (error) =>
      showToast({ kind: 'failure', title: t('Couldn’t change it. {reason}', { reason: refusalOf(error).message }) }),
  })
  const isMember = role === 'professional' || role === 'employer'
  if (!isMember || tag !== undefined || (forYou ? tab !== 'for-you' : tab !== 'newest')) return null
  return (
    <p className={cx('flex flex-wrap items-center gap-x-2 text-small text-muted', !forYou && '-mt-2')}>
      {forYou ? t('Picked from people and topics you follow. Prefer newest first?') : t('Newest posts first.')}
      <Button variant="link" busy={choose.isPending} onClick={() => choose.mutate(!forYou)}>
        {forYou ? t('Hide For you') : t('Show For you')}
      </Button>
    </p>
  )
}
