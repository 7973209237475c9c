import { formatInteger } from '@rise/contract/words'
import { t } from '@rise/texts'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { Button } from '../../ui/base/button.tsx'
import { Card } from '../../ui/base/card.tsx'
import { controlClass, Field } from '../../ui/base/field.tsx'
import { Notice } from '../../ui/states/notice.tsx'

interface ImportReport {
  readonly read: number
  readonly added: number
  readonly changed: number
  readonly unchanged: number
  readonly rejected: number
  /** The first reasons, each with its place in the file: `Line 12`. */
  readonly reasons: readonly { readonly place: string; readonly reason: string }[]
}

interface ImportCardProps {
  /** `Import courses`. */
  readonly title: string
  /** Returns the title of the report for the number of items, in digits: `1,200 courses read`. */
  readonly readInWords: (read: string) => string
  /** A description of the file's format. */
  readonly children: ReactNode
  /** `CSV file`. */
  readonly label: string
  /** The accepted file types, as in the `accept` attribute of a file field. */
  readonly accept: string
  readonly load: (file: File) => Promise<ImportReport>
}

/** Imports a file and shows the report. */
export function ImportCard({ title, readInWords, children, label, accept, load }: ImportCardProps) {
  const titleId = useId()
  const [file, setFile] = useState<File>()
  const importing = useMutation({ mutationFn: load })
  function send(event: FormEvent) {
    event.preventDefault()
    if (file && !importing.isPending) importing.mutate(file)
  }
  const { data: report } = importing
  return (
    <Card as="section" aria-labelledby={titleId} className="flex flex-col gap-4">
      <div>
        <h2 id={titleId} className="text-h3">
          {title}
        </h2>
        <p className="text-small text-muted">
          {children} {t('The same file twice adds nothing.')}
        </p>
      </div>
      <form onSubmit={send} className="flex flex-wrap items-end gap-4">
        <Field label={label} className="min-w-0 grow">
          {(control) => (
            <input
              {...control}
              type="file"
              accept={accept}
              className={`${controlClass} py-2`}
              onChange={({ target }) => setFile(target.files?.[0])}
            />
          )}
        </Field>
        <Button type="submit" variant="primary" busy={importing.isPending} disabled={!file}>
          {t('Import')}
        </Button>
      </form>
      <div role="status" className="contents">
        {importing.error ? <Notice tone="danger">{importing.error.message}</Notice> : null}
        {report ? (
          <Notice tone={report.rejected > 0 ? 'warning' : 'success'} title={readInWords(formatInteger(report.read))}>
            {t('{added} new, {changed} changed, {unchanged} unchanged, {rejected} rejected', {
              added: formatInteger(report.added),
              changed: formatInteger(report.changed),
              unchanged: formatInteger(report.unchanged),
              rejected: formatInteger(report.rejected),
            })}
          </Notice>
        ) : null}
      </div>
      {report && report.reasons.length > 0 ? (
        <ul aria-label={t('Reasons')} className="flex max-h-[16rem] flex-col gap-1 overflow-y-auto text-small">
          {report.reasons.map(({ place, reason }) => (
            <li key={`${place} ${reason}`} className="wrap-anywhere">
              {place}: {reason}
            </li>
          ))}
        </ul>
      ) : null}
    </Card>
  )
}
