import { refusalReasons } from '@rise/contract/match/kinds'
import { t } from '@rise/texts'
import { rich } from '@rise/texts/rich'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { invalidate, queryOf } from '../../app/base/query.ts'
import { useApi } from '../../app/base/settings.tsx'
import { Button } from '../../ui/base/button.tsx'
import { Card } from '../../ui/base/card.tsx'
import { TextLink } from '../../ui/base/link.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { reasonWords } from '../match/index.ts'

/**
 * The page behind the "Not this kind" link of an email. Only a press on a reason counts, because mail scanners open
 * links, too. The token is the proof, so no login is needed.
 */
export function NotThisKind({ token }: { readonly token: string }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const query = { token }
  const { data: job, error } = useQuery(queryOf(api, 'GET /api/v1/digest/not-this-kind', { query }, { retry: false }))
  const change = useMutation({
    mutationFn: (reason: (typeof refusalReasons)[number] | null): Promise<unknown> =>
      reason === null
        ? api('DELETE /api/v1/digest/not-this-kind', { query })
        : api('POST /api/v1/digest/not-this-kind', { query, body: { reason } }),
    onSuccess: () =>
      invalidate(queryClient, [
        'GET /api/v1/digest/not-this-kind',
        'GET /api/v1/digest/preview',
        'GET /api/v1/digest/facts',
      ]),
  })
  if (error) return <Notice tone="danger">{error.message}</Notice>
  if (!job) return null
  const { title, slug, reason } = job
  return (
    <Card as="section" aria-labelledby="not-this-kind" className="flex flex-col gap-3">
      <h2 id="not-this-kind" className="text-h3 wrap-anywhere">
        {reason === null ? t('Why isn’t “{title}” for you?', { title }) : t('Got it: fewer jobs like this')}
      </h2>
      <div role="status" className="text-small text-muted wrap-anywhere">
        {reason === null
          ? t('Choose a reason, and similar jobs match less from now on.')
          : rich('You said “{reason}” about {job}. Your next digest takes it into account.', {
              reason: t(reasonWords[reason]),
              job: <TextLink to={`/jobs/${slug}`}>{title}</TextLink>,
            })}
      </div>
      {change.isError ? <Notice tone="danger">{change.error.message}</Notice> : null}
      <div className="flex flex-wrap gap-2">
        {reason === null ? (
          refusalReasons.map((one) => (
            <Button
              key={one}
              size="dense"
              busy={change.isPending && change.variables === one}
              onClick={() => change.mutate(one)}
            >
              {t(reasonWords[one])}
            </Button>
          ))
        ) : (
          <Button size="dense" busy={change.isPending} onClick={() => change.mutate(null)}>
            {t('Undo')}
          </Button>
        )}
      </div>
    </Card>
  )
}
