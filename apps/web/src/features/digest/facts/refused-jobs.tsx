import type { DigestFacts } from '@rise/contract/digest/shapes'
import { t } from '@rise/texts'
import { rich } from '@rise/texts/rich'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { invalidate } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { Button } from '../../../ui/base/button.tsx'
import { Card } from '../../../ui/base/card.tsx'
import { TextLink } from '../../../ui/base/link.tsx'
import { showToast } from '../../../ui/base/toast.ts'
import { reasonWords } from '../../match/index.ts'

type RefusedJobFacts = DigestFacts['refused'][number]

/** The jobs that the member marked as not for them; similar jobs match less. */
export function RefusedJobs({ refused }: { readonly refused: readonly RefusedJobFacts[] }) {
  return (
    <Card as="section" aria-labelledby="refused">
      <h2 id="refused" className="text-h2">
        {t('Not for you')}
      </h2>
      <p className="mt-1 text-small text-muted">
        {refused.length === 0
          ? t('Choose “Not this kind” in an email or on a job’s page, and similar jobs match less.')
          : t('Jobs like these match less.')}
      </p>
      {refused.length === 0 ? null : (
        <ul className="mt-2">
          {refused.map((job) => (
            <li key={job._id} className="border-t border-line py-2 first:border-t-0">
              <RefusedJob job={job} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

function RefusedJob({ job: { _id, slug, title, reason } }: { readonly job: RefusedJobFacts }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const undo = useMutation({
    mutationFn: () => api('DELETE /api/v1/match-refusals/{id}', { params: { id: _id } }),
    onSuccess: () => invalidate(queryClient, ['GET /api/v1/digest/preview', 'GET /api/v1/digest/facts']),
    onError: ({ message }) => void showToast({ kind: 'failure', title: message }),
  })
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <p className="min-w-0 grow basis-[14rem] wrap-anywhere">
        <TextLink to={`/jobs/${slug}`}>{title}</TextLink>{' '}
        <span className="text-small text-muted">{t(reasonWords[reason])}</span>
      </p>
      <Button size="dense" variant="ghost" busy={undo.isPending} onClick={() => undo.mutate()}>
        {rich('Undo<hidden> {title}</hidden>', { title, hidden: (text) => <span className="sr-only">{text}</span> })}
      </Button>
    </div>
  )
}
