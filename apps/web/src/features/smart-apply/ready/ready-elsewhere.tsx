import type { ApplyField, ReadyApplication } from '@rise/contract/smart-apply/shapes'
import { t } from '@rise/texts'
import { rich } from '@rise/texts/rich'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ExternalLink } from 'lucide-react'
import { useState } from 'react'
import { invalidate } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { Button, ButtonLink } from '../../../ui/base/button.tsx'
import { CopyButton } from '../../../ui/feedback/copy-button.tsx'
import { Notice } from '../../../ui/states/notice.tsx'
import { smartApplyKeys } from '../smart-apply-keys.ts'
import { sourceWords } from '../words.ts'
import { ReadyField } from './ready-field.tsx'
import { SaveAnswers } from './save-answers.tsx'

/** An application on the employer's own site: every field ready to copy. */
export function ReadyElsewhere({ ready }: { ready: ReadyApplication }) {
  const { fields, way, unread, applyUrl, job } = ready
  const [values, setValues] = useState(() => Object.fromEntries(fields.map(({ id, value }) => [id, value])))
  const [wasOpened, setWasOpened] = useState(false)
  const missingCount = fields.filter(({ id, required, source }) => required && source !== 'yours' && !values[id]).length
  return (
    <div className="flex flex-col gap-6">
      <Outcome ready={ready} opened={wasOpened} />
      {way === 'usual' ? (
        <Notice
          title={unread ? t('We couldn’t read the employer’s form') : t('This employer doesn’t publish its form')}
          live={false}
        >
          {t('Here are the fields that most forms ask for, and your saved answers.')}
        </Notice>
      ) : (
        <p className="text-muted">
          {t('This is the employer’s own form. We can’t send it for you: copy each field into the employer’s page.')}
          {missingCount > 0
            ? ` ${t('{count, plural, one {# answer is missing.} other {# answers are missing.}}', { count: missingCount })}`
            : ''}
        </p>
      )}
      <ol aria-label={t('Fields')} className="flex flex-col gap-6">
        {fields.map((field) => (
          <li key={field.id}>
            <CopiedField
              field={field}
              value={values[field.id] ?? ''}
              onChange={(value) => setValues({ ...values, [field.id]: value })}
            />
          </li>
        ))}
      </ol>
      <SaveAnswers fields={fields} values={values} />
      {applyUrl ? (
        <div>
          <ButtonLink
            variant="primary"
            to={applyUrl}
            target="_blank"
            rel="noopener"
            icon={<ExternalLink size={16} aria-hidden />}
            onClick={() => setWasOpened(true)}
          >
            {rich('Open employer’s page<hidden> of {company}, in a new tab</hidden>', {
              company: job.companyName,
              hidden: (text) => <span className="sr-only">{text}</span>,
            })}
          </ButtonLink>
        </div>
      ) : null}
    </div>
  )
}

interface CopiedProps {
  readonly field: ApplyField
  readonly value: string
  readonly onChange: (value: string) => void
}

function CopiedField({ field, value, onChange }: CopiedProps) {
  const { label, kind, source, options, required } = field
  if (source === 'yours' || kind === 'choices' || kind === 'file') {
    return (
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0 grow basis-[12rem]">
          <p className="text-small font-medium wrap-anywhere">
            {label}
            {required ? null : <span className="font-normal text-subtle">{t(' (optional)')}</span>}
          </p>
          <p className="text-small text-muted wrap-anywhere">{sourceOf(field)}</p>
          {kind === 'choices' && source !== 'yours' ? (
            <p className="text-small text-subtle">{t('Options: {options}', { options: options.join(', ') })}</p>
          ) : null}
        </div>
        {kind === 'file' && value.startsWith('http') ? (
          <ButtonLink size="dense" to={value} download>
            {t('Download PDF')}
          </ButtonLink>
        ) : null}
      </div>
    )
  }
  return (
    <div className="flex items-start gap-3">
      <div className="min-w-0 grow">
        <ReadyField field={field} value={value} onChange={onChange} />
      </div>
      {value === '' ? null : (
        <div className="mt-8 shrink-0">
          <CopyButton text={value} what={label} />
        </div>
      )}
    </div>
  )
}

function sourceOf({ source, kind, value }: ApplyField): string {
  if (source === 'yours') return t(sourceWords.yours)
  if (kind === 'choices') return t('Choose on the employer’s page.')
  if (value === '') return t('Choose a file on the employer’s page.')
  return value.startsWith('http') ? t('Your story as a PDF.') : t('Your file {file}.', { file: value })
}

/** Asks for the outcome when the member returns; only they know it. */
function Outcome({ ready: { job, appliedElsewhere }, opened }: { ready: ReadyApplication; opened: boolean }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const params = { slug: job.slug }
  const report = useMutation({
    mutationFn: (applied: boolean) => api('PUT /api/v1/smart-apply/jobs/{slug}/outcome', { params, body: { applied } }),
    onSuccess: () => {
      void invalidate(queryClient, [
        'GET /api/v1/applications',
        'GET /api/v1/applications/{id}',
        'GET /api/v1/jobs/{slug}/application',
      ])
      return invalidate(queryClient, smartApplyKeys)
    },
  })
  const hasApplied = report.isSuccess ? report.variables : appliedElsewhere
  if (hasApplied) {
    return (
      <div role="status">
        <Notice tone="success" title={t('You applied')}>
          {t('It’s among your applications, and we won’t suggest this job again.')}{' '}
          <Button variant="link" size="dense" onClick={() => report.mutate(false)}>
            {t('Undo')}
          </Button>
        </Notice>
      </div>
    )
  }
  if (report.isSuccess) return null
  if (!opened) {
    return (
      <p className="text-small text-muted">
        {t('Already applied?')}{' '}
        <Button variant="link" size="dense" busy={report.isPending} onClick={() => report.mutate(true)}>
          {t('Mark as applied')}
        </Button>
      </p>
    )
  }
  return (
    <Notice title={t('Did you apply to {company}?', { company: job.companyName })}>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="dense" busy={report.isPending} onClick={() => report.mutate(true)}>
          {t('Yes, I applied')}
        </Button>
        <Button size="dense" busy={report.isPending} onClick={() => report.mutate(false)}>
          {t('Not yet')}
        </Button>
      </div>
      {report.isError ? <p className="mt-2 text-danger">{report.error.message}</p> : null}
    </Notice>
  )
}
