import { LONGEST_COVER_NOTE } from '@rise/contract/applications/limits'
import type { ReadyApplication } from '@rise/contract/smart-apply/shapes'
import { t } from '@rise/texts'
import { rich } from '@rise/texts/rich'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { type ApiError, refusalOf } from '../../../app/base/api.ts'
import { invalidate } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { useTabDraft } from '../../../app/forms/use-tab-draft.ts'
import { useCurrentUser } from '../../../app/session/use-session.tsx'
import { Button, ButtonLink } from '../../../ui/base/button.tsx'
import { TextArea } from '../../../ui/base/field.tsx'
import { TextLink } from '../../../ui/base/link.tsx'
import { Notice } from '../../../ui/states/notice.tsx'
import { PendingNotice } from '../../session/index.ts'
import { ReadyField } from './ready-field.tsx'

interface ReadyDraft {
  readonly id: string
  readonly note: string
  /** Changed values, by field. */
  readonly typed: Readonly<Record<string, string>>
}

/** An application to a job that takes them here: previewed as it will be sent, and sent by one press. */
export function ReadyHere({ ready }: { ready: ReadyApplication }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const user = useCurrentUser()
  // Files are uploaded in the dialog on the job's page.
  const fields = ready.fields.filter(({ kind }) => kind !== 'file')
  const draft = useTabDraft<ReadyDraft>(`ready:${ready.job.slug}`, (stored) => ({
    // Generated once: sending again, even after a reload, sends the same application.
    id: ready.queuedId ?? stored.id ?? crypto.randomUUID(),
    note: stored.note ?? '',
    typed: stored.typed ?? {},
  }))
  const { id, note, typed } = draft.values
  const values = { ...Object.fromEntries(fields.map((field) => [field.id, field.value])), ...typed }
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<ApiError>()
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [isSent, setIsSent] = useState(false)

  async function send(event: FormEvent) {
    event.preventDefault()
    const missingFields = fields.filter((field) => field.required && (values[field.id] ?? '').trim() === '')
    setErrors(Object.fromEntries(missingFields.map((field) => [field.id, t('Answer this question.')])))
    setFailure(undefined)
    const [first] = missingFields
    if (first) return document.getElementById(`field-${first.id}`)?.focus()
    setBusy(true)
    try {
      const { fileId } = ready.resume
      await api('PUT /api/v1/jobs/{slug}/applications/{id}', {
        params: { slug: ready.job.slug, id },
        body: {
          resume: fileId === null ? { kind: 'story' } : { kind: 'file', fileId },
          note,
          answers: fields.map((field) => ({
            ...{ questionId: field.id, question: field.label, answer: values[field.id] ?? '' },
          })),
        },
      })
      draft.forget()
      setIsSent(true)
      void invalidate(queryClient, [
        'GET /api/v1/applications',
        'GET /api/v1/applications/{id}',
        'GET /api/v1/jobs/{slug}/application',
        'GET /api/v1/smart-apply/jobs',
        'GET /api/v1/auto-apply',
      ])
    } catch (error) {
      const refusal = refusalOf(error)
      setFailure(refusal)
      const fieldErrors = Object.entries(refusal.fields).map(([path, words]) => [
        path.replace('body.answers.', ''),
        words,
      ])
      setErrors(Object.fromEntries(fieldErrors))
    } finally {
      setBusy(false)
    }
  }

  if (isSent) {
    return (
      <div role="status">
        <Notice
          tone="success"
          title={t('Application sent')}
          action={<ButtonLink to={`/professional/jobs?application=${id}`}>{t('View receipt')}</ButtonLink>}
        >
          {t('{company} has your application for “{title}”.', {
            company: ready.job.companyName,
            title: ready.job.title,
          })}
        </Notice>
      </div>
    )
  }
  if (ready.fields.some(({ kind, required }) => kind === 'file' && required)) {
    return (
      <Notice
        title={t('This employer asks for a file')}
        live={false}
        action={<ButtonLink to={`/jobs/${ready.job.slug}`}>{t('View job')}</ButtonLink>}
      >
        {t('Apply on the job’s page, where you can upload it.')}
      </Notice>
    )
  }
  return (
    <form
      aria-label={t('Your application')}
      noValidate
      onSubmit={(event) => void send(event)}
      className="flex flex-col gap-6"
    >
      {failure ? <Notice tone="danger">{failure.message}</Notice> : null}
      {user?.standing === 'pending' ? <PendingNotice /> : null}
      <p className="text-small">
        {rich('Résumé: <file>{name}</file>. Change it in <details>your details</details>.', {
          name: ready.resume.name,
          file: (text) => <strong>{text}</strong>,
          details: (text) => <TextLink to="/smart-apply/onboarding">{text}</TextLink>,
        })}
      </p>
      {fields.map((field) => (
        <ReadyField
          key={field.id}
          field={field}
          value={values[field.id] ?? ''}
          error={errors[field.id]}
          onChange={(value) => draft.set({ ...draft.values, typed: { ...typed, [field.id]: value } })}
        />
      ))}
      <TextArea
        label={t('Note to the employer')}
        optional
        rows={4}
        maxLength={LONGEST_COVER_NOTE}
        value={note}
        onChange={({ target }) => draft.set({ ...draft.values, note: target.value })}
      />
      <div>
        <Button type="submit" variant="primary" busy={busy} disabled={user?.standing !== 'active'}>
          {t('Send application')}
        </Button>
      </div>
    </form>
  )
}
