import type { ReadableField } from '@rise/contract/postings/kinds'
import type { JobReading } from '@rise/contract/postings/shapes'
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
  readonly open: boolean
  readonly onRead: (reading: JobReading) => void
}

/** Fills the form from an existing description, pasted or read from its page. */
export function ReadJob({ slug, open, onRead }: Props) {
  const api = useApi()
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
  return (
    <Card as="section" aria-label="Read a description">
      <Disclosure open={open} summary="Paste a description or a link, and we’ll fill in the form">
        <form
          aria-label="Read a job"
          method="post"
          noValidate
          onSubmit={form.onSubmit}
          className="flex flex-col gap-3 pt-1 text-text"
        >
          {form.failure && !form.errors.url ? <Notice tone="danger">{form.failure.message}</Notice> : null}
          {/* Scrolls instead of growing, so that the form below stays in view. */}
          <Field id={form.id('text')} label="Description" labelHidden error={form.errors.text}>
            {(control) => (
              <textarea
                {...control}
                placeholder="Paste the whole description here"
                value={form.values.text}
                onChange={(event) => form.set({ text: event.target.value })}
                className={`${controlClass} h-[4.5rem] resize-y py-2`}
              />
            )}
          </Field>
          <div className="flex flex-wrap items-start gap-2">
            <Field
              id={form.id('url')}
              label="Or a link to it"
              labelHidden
              error={form.errors.url}
              className="min-w-0 grow"
            >
              {(control) => (
                <input
                  {...control}
                  type="url"
                  inputMode="url"
                  placeholder="Or a link to it: https://"
                  maxLength={500}
                  value={form.values.url}
                  onChange={(event) => form.set({ url: event.target.value })}
                  className={`${controlClass} h-control`}
                />
              )}
            </Field>
            <Button type="submit" busy={form.busy} icon={<Wand2 size={16} aria-hidden />}>
              Fill in form
            </Button>
          </div>
        </form>
      </Disclosure>
    </Card>
  )
}

function summaryOf({ guesses }: JobReading): string {
  return guesses.length === 1
    ? 'One field is filled in. Check it.'
    : `${guesses.length} fields are filled in. Check them.`
}

/** Returns the quotes of a reading, by field. */
export function quotesOf({ guesses }: JobReading): Map<ReadableField, string | null> {
  return new Map(guesses.map(({ field, quote }) => [field, quote]))
}
