import { t } from '@rise/texts'
import { rich } from '@rise/texts/rich'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { invalidate, queryOf } from '../../../app/base/query.ts'
import { useApi, useSettings } from '../../../app/base/settings.tsx'
import { Button } from '../../../ui/base/button.tsx'
import { CopyButton } from '../../../ui/feedback/copy-button.tsx'
import { Notice } from '../../../ui/states/notice.tsx'
import { RelativeTime } from '../../../ui/time/time.tsx'

/** The secret address of the member's calendar. It is shown once; the member can replace or revoke it at any time. */
export function CalendarAddress() {
  const api = useApi()
  const { publicUrl } = useSettings()
  const queryClient = useQueryClient()
  const { data } = useQuery(queryOf(api, 'GET /api/v1/event-calendar'))
  const [address, setAddress] = useState<string>()
  const refetch = () => invalidate(queryClient, ['GET /api/v1/event-calendar'])
  const create = useMutation({
    mutationFn: () => api('POST /api/v1/event-calendar', {}),
    onSuccess({ result }) {
      setAddress(publicUrl + result.path)
      return refetch()
    },
  })
  const revoke = useMutation({
    mutationFn: () => api('DELETE /api/v1/event-calendar', {}),
    onSuccess() {
      setAddress(undefined)
      return refetch()
    },
  })
  if (!data) return null
  const failure = create.error ?? revoke.error
  return (
    <div className="flex flex-col gap-3">
      {failure ? <Notice tone="danger">{failure.message}</Notice> : null}
      <p>{t('Your calendar shows the events that you go to and host, and follows their changes.')}</p>
      {address ? (
        <>
          <p>
            {t('Add this address to your calendar. We show it only now, and anyone who has it can read your events.')}
          </p>
          <code className="text-caption wrap-anywhere">{address}</code>
          <CopyButton text={address} what={t('the address of your calendar', 'a noun, after “Copy”')} />
        </>
      ) : data.since ? (
        <p>{rich('Created {when}. A new address ends this one.', { when: <RelativeTime date={data.since} /> })}</p>
      ) : null}
      <div className="flex flex-wrap gap-2">
        <Button size="dense" busy={create.isPending} onClick={() => create.mutate()}>
          {data.since ? t('New address') : t('Create address')}
        </Button>
        {data.since ? (
          <Button size="dense" variant="ghost" busy={revoke.isPending} onClick={() => revoke.mutate()}>
            {t('Revoke')}
          </Button>
        ) : null}
      </div>
    </div>
  )
}
