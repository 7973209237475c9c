import { t } from '@rise/texts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { invalidate, keyOf } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { Button } from '../../../ui/base/button.tsx'
import { Notice } from '../../../ui/states/notice.tsx'
import { eventKeys } from '../queries.ts'

/** Asks a member invited as a host whether they accept. */
export function HostingQuestion({ slug }: { slug: string }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const answer = useMutation({
    mutationFn: (agrees: boolean) =>
      agrees
        ? api('PUT /api/v1/events/{slug}/hosting', { params: { slug } })
        : api('DELETE /api/v1/events/{slug}/hosting', { params: { slug } }),
    async onSuccess({ result }) {
      queryClient.setQueryData(keyOf('GET /api/v1/events/{slug}', { params: { slug } }), result)
      await invalidate(queryClient, eventKeys)
    },
  })
  return (
    <div className="mb-6">
      <Notice
        title={t('You’re asked to host this event')}
        tone={answer.error ? 'danger' : 'info'}
        action={
          <>
            <Button size="dense" variant="primary" busy={answer.isPending} onClick={() => answer.mutate(true)}>
              {t('Host it')}
            </Button>
            <Button size="dense" disabled={answer.isPending} onClick={() => answer.mutate(false)}>
              {t('Decline', 'an invitation or a request')}
            </Button>
          </>
        }
      >
        {answer.error
          ? answer.error.message
          : t('Hosts are named on this page, see who takes part and check people in.')}
      </Notice>
    </div>
  )
}
