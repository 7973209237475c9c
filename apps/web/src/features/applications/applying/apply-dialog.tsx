import type { ApplyForm } from '@rise/contract/applications/shapes'
import { replyWords } from '@rise/contract/companies/replies/words'
import type { Job } from '@rise/contract/jobs/shapes'
import { t } from '@rise/texts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type ApiError, refusalOf } from '../../../app/base/api.ts'
import { invalidate } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { useTabDraft } from '../../../app/forms/use-tab-draft.ts'
import { Button, ButtonLink } from '../../../ui/base/button.tsx'
import { FailedBlock } from '../../../ui/base/failed-block.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { Notice } from '../../../ui/states/notice.tsx'
import { SkeletonGroup, SkeletonText } from '../../../ui/states/skeleton.tsx'
import { applyDraftName, applyFormQuery } from '../queries.ts'
import { ApplyFields } from './apply-fields.tsx'
import { bodyOf, type Draft, missingAnswers, newDraft, sentApplicationOf } from './draft.ts'
import { SentView } from './sent-view.tsx'

export interface ApplyDialogProps {
  readonly job: Pick<Job, 'slug' | 'title'>
  readonly onClose: () => void
}

/** The dialog for applying to a job: the fields, a preview, and the result. */
export function ApplyDialog({ job, onClose }: ApplyDialogProps) {
  const api = useApi()
  const { data: form, error, isFetching, refetch } = useQuery(applyFormQuery(api, job.slug))
  if (!form) {
    return (
      <Dialog open onOpenChange={onClose} title={t('Apply for {title}', { title: job.title })}>
        {error ? (
          <FailedBlock title={error.message} retrying={isFetching} onRetry={() => void refetch()} />
        ) : (
          <SkeletonGroup label={t('Loading the form')}>
            <SkeletonText lines={6} />
          </SkeletonGroup>
        )}
      </Dialog>
    )
  }
  if (form.application) return <AppliedAlready form={form} onClose={onClose} />
  return <Applying job={job} form={form} onClose={onClose} />
}

function AppliedAlready({ form: { application, job }, onClose }: { form: ApplyForm; onClose: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('You’ve already applied')}
      description={t('You sent your application for “{title}” to {company}.', {
        title: job.title,
        company: job.companyName,
      })}
      actions={
        <ButtonLink variant="primary" to={`/professional/jobs?application=${application?._id ?? ''}`}>
          {t('View application')}
        </ButtonLink>
      }
    />
  )
}

function Applying({ job, form, onClose }: ApplyDialogProps & { form: ApplyForm }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const tabDraft = useTabDraft<Draft>(applyDraftName(job.slug), (stored) => newDraft(form, stored))
  const draft = tabDraft.values
  const [isPreview, setPreview] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<ApiError>()
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [sentId, setSentId] = useState<string>()

  const change = (part: Partial<Draft>) => tabDraft.set({ ...draft, ...part })

  async function send() {
    const errors = missingAnswers(form, draft)
    setErrors(errors)
    setFailure(undefined)
    if (Object.keys(errors).length > 0) return showFirst(errors)
    setBusy(true)
    try {
      const params = { slug: job.slug, id: draft.id }
      const body = bodyOf(form, draft)
      const { result } = await api('PUT /api/v1/jobs/{slug}/applications/{id}', { params, body })
      tabDraft.forget()
      setSentId(result._id)
      // The form isn't refetched yet: with the application in it, the dialog would say “already applied”.
      await invalidate(queryClient, ['GET /api/v1/applications', 'GET /api/v1/fitting-jobs'])
    } catch (error) {
      const refusal = refusalOf(error)
      setFailure(refusal)
      if (refusal.code === 'questions-changed') {
        await invalidate(queryClient, ['GET /api/v1/jobs/{slug}/application'])
      }
      setErrors(refusal.fields)
      showFirst(refusal.fields)
    } finally {
      setBusy(false)
    }
  }

  function showFirst(wrong: Readonly<Record<string, string>>) {
    setPreview(false)
    const [first] = Object.keys(wrong)
    if (first) document.getElementById(`apply-${first.replace('body.answers.', '')}`)?.focus()
  }

  if (sentId !== undefined) return <SentConfirmation form={form} id={sentId} onClose={onClose} />
  const isClosed = !form.open || failure?.code === 'job-closed'
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={
        isPreview
          ? t('What {company} will see', { company: form.job.companyName })
          : t('Apply for {title}', { title: form.job.title })
      }
      status={failure && !isClosed ? <Notice tone="danger">{failure.message}</Notice> : null}
      actions={
        <>
          <Button onClick={() => setPreview(!isPreview)}>{isPreview ? t('Edit') : t('Preview')}</Button>
          <Button variant="primary" busy={busy} disabled={isClosed} onClick={() => void send()}>
            {t('Send application')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-6">
        {isClosed ? (
          <Notice tone="warning" title={t('This job has closed')}>
            {t('You can no longer apply. What you wrote stays in this tab, so that you can copy it.')}
          </Notice>
        ) : null}
        {isPreview ? (
          <SentView sent={sentApplicationOf(form, draft)} headingLevel={3} />
        ) : (
          <ApplyFields form={form} draft={draft} errors={errors} onChange={change} />
        )}
      </div>
    </Dialog>
  )
}

function SentConfirmation({
  form: { job, figures },
  id,
  onClose,
}: {
  form: ApplyForm
  id: string
  onClose: () => void
}) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('Application sent')}
      description={t('{company} has your application for “{title}”. You’ll see here when they open and answer it.', {
        company: job.companyName,
        title: job.title,
      })}
      actions={
        <>
          <Button onClick={onClose}>{t('Close')}</Button>
          <ButtonLink variant="primary" to={`/professional/jobs?application=${id}`}>
            {t('View receipt')}
          </ButtonLink>
        </>
      }
    >
      {figures ? (
        <p className="text-small text-muted">
          {job.companyName}: {replyWords(figures)}.
        </p>
      ) : null}
    </Dialog>
  )
}
