import type { TailoredResume } from '@rise/contract/copilot/shapes'
import { t } from '@rise/texts'
import { rich } from '@rise/texts/rich'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { invalidate, queryOf } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { Button, ButtonLink } from '../../../ui/base/button.tsx'
import { FailedBlock } from '../../../ui/base/failed-block.tsx'
import { TextLink } from '../../../ui/base/link.tsx'
import { showToast } from '../../../ui/base/toast.ts'
import { Disclosure } from '../../../ui/layout/disclosure.tsx'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { Notice } from '../../../ui/states/notice.tsx'
import { RelativeTime } from '../../../ui/time/time.tsx'

/** The résumés that the member made for jobs. */
export function TailoredResumes() {
  const query = useQuery(queryOf(useApi(), 'GET /api/v1/copilot/tailored-resumes'))
  const { data } = query
  if (!data) {
    return query.isError ? (
      <FailedBlock title={t('Your résumés could not be loaded')} onRetry={() => void query.refetch()} />
    ) : null
  }
  if (data.length === 0) {
    return (
      <EmptyState
        kind="nothing-yet"
        title={t('No tailored résumés yet')}
        action={<ButtonLink to="/copilot">{t('Ask the copilot')}</ButtonLink>}
      >
        {t('Ask for a résumé for a job. It chooses lines of your story, each with the fact it comes from.')}
      </EmptyState>
    )
  }
  return (
    <section aria-labelledby="resumes">
      <h2 id="resumes" className="text-h3">
        {t('Tailored résumés')}
      </h2>
      <UndrawnNotice />
      <ul className="rows mt-2 max-w-feed">
        {data.map((one) => (
          <li key={one._id} className="row">
            <ResumeCard tailored={one} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Lists the words that the saved PDF can't show, before the member opens or sends it. */
function UndrawnNotice() {
  const navigationState = useLocation().state as {
    readonly undrawn?: readonly string[]
    readonly title?: string
  } | null
  if (!navigationState?.undrawn || navigationState.undrawn.length === 0) return null
  return (
    <div className="mt-3 max-w-feed">
      <Notice tone="info">
        {t('The PDF for {title} can’t show these words, because no font here has their letters: {words}', {
          title: navigationState.title ?? '',
          words: navigationState.undrawn.join(', '),
        })}
      </Notice>
    </div>
  )
}

function ResumeCard({
  tailored: { _id: id, jobTitle, companyName, jobSlug, createdAt, lines },
}: {
  tailored: TailoredResume
}) {
  const api = useApi()
  const queryClient = useQueryClient()
  const [isDeleting, setIsDeleting] = useState(false)
  const onError = ({ message }: Error) => void showToast({ kind: 'failure', title: message })
  const openFile = useMutation({
    mutationFn: async () =>
      (await api('POST /api/v1/copilot/tailored-resumes/{id}/file-links', { params: { id } })).result,
    onSuccess: ({ url }) => window.location.assign(url),
    onError,
  })
  const remove = useMutation({
    mutationFn: () => api('DELETE /api/v1/copilot/tailored-resumes/{id}', { params: { id } }),
    onSuccess: async () => {
      setIsDeleting(false)
      await invalidate(queryClient, ['GET /api/v1/copilot/tailored-resumes'])
    },
    onError,
  })
  return (
    <div className="flex flex-wrap items-start justify-between gap-3">
      <div className="min-w-0 grow basis-[16rem]">
        <p className="font-semibold wrap-anywhere">
          {jobSlug === null ? jobTitle : <TextLink to={`/jobs/${jobSlug}`}>{jobTitle}</TextLink>}
        </p>
        <p className="text-small text-muted">
          {companyName}, <RelativeTime date={createdAt} />
        </p>
        {lines.length > 0 ? (
          <Disclosure
            summary={t('{count, plural, one {Facts of its # line} other {Facts of its # lines}}', {
              count: lines.length,
            })}
          >
            <ul className="flex flex-col gap-3">
              {lines.map(({ text, facts }) => (
                <li key={text} className="wrap-anywhere">
                  <p className="text-text">{text}</p>
                  {facts.map((fact) => (
                    <p key={fact._id}>{t('{source}: “{text}”', { source: fact.source, text: fact.text })}</p>
                  ))}
                </li>
              ))}
            </ul>
          </Disclosure>
        ) : null}
      </div>
      <div className="flex gap-2">
        <Button size="dense" busy={openFile.isPending} onClick={() => openFile.mutate()}>
          {rich('Open PDF<hidden> of the résumé for {title}</hidden>', {
            title: jobTitle,
            hidden: (text) => <span className="sr-only">{text}</span>,
          })}
        </Button>
        <Button size="dense" variant="ghost" onClick={() => setIsDeleting(true)}>
          {rich('Delete<hidden> the résumé for {title}</hidden>', {
            title: jobTitle,
            hidden: (text) => <span className="sr-only">{text}</span>,
          })}
        </Button>
      </div>
      <ConfirmDialog
        open={isDeleting}
        onOpenChange={setIsDeleting}
        title={t('Delete this résumé?')}
        confirmLabel={t('Delete résumé')}
        busy={remove.isPending}
        onConfirm={() => remove.mutate()}
      >
        {t('Applications sent with it keep it.')}
      </ConfirmDialog>
    </div>
  )
}
