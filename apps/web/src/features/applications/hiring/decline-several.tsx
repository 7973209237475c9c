import type { Applicant } from '@rise/contract/applications/shapes'
import { t } from '@rise/texts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { invalidate } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { showToast } from '../../../ui/base/toast.ts'
import { DeclineDialog, type Letter } from './decline-dialog.tsx'

interface Props {
  readonly slug: string
  readonly applicants: readonly Applicant[]
  readonly onDone: () => void
  readonly onClose: () => void
}

/** Declines several applicants, each with their own letter. */
export function DeclineSeveral({ slug, applicants, onDone, onClose }: Props) {
  const api = useApi()
  const queryClient = useQueryClient()
  const decline = useMutation({
    async mutationFn(letter: Letter) {
      const items = applicants.map(({ _id, version }) => ({ id: _id, version }))
      const body = { ...letter, items }
      return (await api('PUT /api/v1/companies/{slug}/application-declines', { params: { slug }, body })).result
    },
    async onSuccess({ declined }) {
      onClose()
      onDone()
      const skippedCount = applicants.length - declined.length
      showToast({
        id: 'move',
        kind: 'success',
        title: t(
          '{count, plural, one {Declined # applicant. Your messages are on their way.} other {Declined # applicants. Your messages are on their way.}}',
          { count: declined.length },
        ),
        ...(skippedCount > 0 && {
          description: t('{count} stayed: someone else moved them first.', { count: skippedCount }),
        }),
      })
      await invalidate(queryClient, [
        'GET /api/v1/companies/{slug}/written-jobs/{id}/applicants',
        'GET /api/v1/companies/{slug}/applications/{id}',
      ])
    },
  })
  return (
    <DeclineDialog
      slug={slug}
      title={t('{count, plural, one {Decline # applicant?} other {Decline # applicants?}}', {
        count: applicants.length,
      })}
      busy={decline.isPending}
      error={decline.error}
      onDecline={(letter) => decline.mutate(letter)}
      onClose={onClose}
    />
  )
}
