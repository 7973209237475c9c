import type { ReadableField } from '@rise/contract/postings/kinds'
import type { JobReading } from '@rise/contract/postings/shapes'
import { t } from '@rise/texts'
import { Wand2 } from 'lucide-react'
import { useApi } from '../../../app/base/settings.tsx'
import { useDraftForm } from '../../../app/forms/use-draft-form.ts'
import { Button } from '../../../ui/base/button.tsx'
import { Card } from '../../../ui/base/card.tsx'
import { controlClass, Field } from '../../../ui/base/field.tsx'
import { showToast } from '../../../ui/base/toast.ts'
import { Disclosure } from '../../../ui/layout/disclosure.tsx'
import { Notice } from '../../../ui/states/notice.tsx'

interface Props {
  readonly slug: string
  /** Whether the fields are shown without opening them first: for a new job. */
  readonly open: boolean
  readonly onRead: (reading: JobReading) => void
}

/** Fills the form from an existing description, pasted or read from its page. */
export function ReadJob({ slug, open, onRead }: Props) {
  const api = useApi()
  const title = t('Paste a description or a link')
  const form = useDraftForm({
    name: 'company-jobReading',
    schema: async () => (await import('../form-schemas.ts')).formSchemas.jobReading,
    initial: { text: '', url: '' },
    async send(body) {
      const { result } = await api('POST /api/v1/companies/{slug}/job-readings', { params: { slug }, body })
      onRead(result)
      form.reset({ text: '', url: '' })
      showToast({ kind: 'success', title: summaryOf(result) })
    },
  })
  const fields = (
    <form
      aria-label={t('Read a job')}
      method="post"
      noValidate
      onSubmit={form.onSubmit}
      className="mt-3 flex flex-col gap-3 text-text"
    >
      {form.failure && !form.errors.url ? <Notice tone="danger">{form.failure.message}</Notice> : null}
      {/* Scrolls instead of growing, so that the form below stays in view. */}
      <Field id={form.id('text')} label={t('Description')} labelHidden error={form.errors.text}>
        {(control) => (
          <textarea
            {...control}
            placeholder={t('Paste the whole description here')}
            value={form.values.text}
            onChange={(event) => form.set({ text: event.target.value })}
            className={`${controlClass} h-[4.5rem] resize-y py-2`}
          />
        )}
      </Field>
      <div className="flex flex-wrap items-start gap-2">
        <Field
          id={form.id('url')}
          label={t('Or a link to it')}
          labelHidden
          error={form.errors.url}
          className="min-w-0 grow"
        >
          {(control) => (
            <input
              {...control}
              type="url"
              inputMode="url"
              placeholder={t('Or a link to it: https://')}
              maxLength={500}
              value={form.values.url}
              onChange={(event) => form.set({ url: event.target.value })}
              className={`${controlClass} h-control`}
            />
          )}
        </Field>
        <Button type="submit" busy={form.busy} icon={<Wand2 size={16} aria-hidden />}>
          {t('Fill in form')}
        </Button>
      </div>
    </form>
  )
  if (!open) {
    return (
      <Card as="section" aria-label={title}>
        <Disclosure summary={title}>{fields}</Disclosure>
      </Card>
    )
  }
  return (
    <Card as="section" aria-labelledby="read-job">
      <h2 id="read-job" className="text-h3">
        {title}
      </h2>
      <p className="mt-1 text-small text-muted">{t('We’ll fill in the form, and you check it.')}</p>
      {fields}
    </Card>
  )
}

function summaryOf({ guesses }: JobReading): string {
  return t('{count, plural, one {One field is filled in. Check it.} other {# fields are filled in. Check them.}}', {
    count: guesses.length,
  })
}

/** Returns the quotes of a reading, by field. */
export function quotesOf({ guesses }: JobReading): Map<ReadableField, string | null> {
  return new Map(guesses.map(({ field, quote }) => [field, quote]))
}
