import { formatInteger } from '@rise/contract/words'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { useApi } from '../../../app/base/settings.tsx'
import { askAgainFor } from '../../../app/base/shown.ts'
import { Button } from '../../../ui/base/button.tsx'
import { Card } from '../../../ui/base/card.tsx'
import { controlClass, Field } from '../../../ui/base/field.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'

/** Imports a CSV or JSON file and shows the report. */
export function ImportForm() {
  const api = useApi()
  const queryClient = useQueryClient()
  const title = useId()
  const [file, setFile] = useState<File>()
  const load = useMutation({
    mutationFn: async (chosen: File) =>
      (await api('POST /api/v1/admin/course-imports', { body: { file: chosen } })).result,
    onSuccess: () => askAgainFor(queryClient, 'courses'),
  })
  function send(event: FormEvent) {
    event.preventDefault()
    if (file && !load.isPending) load.mutate(file)
  }
  const { data: report } = load
  return (
    <Card as="section" aria-labelledby={title} className="flex flex-col gap-4">
      <div>
        <h2 id={title} className="text-h3">
          Import courses
        </h2>
        <p className="text-small text-muted">
          A CSV file whose first line names its columns, or a JSON list: title, provider and link, and if known
          description, categories, level, hours, price, currency, language and skills. The same file twice adds nothing.
        </p>
      </div>
      <form onSubmit={send} className="flex flex-wrap items-end gap-4">
        <Field label="CSV or JSON file" className="min-w-0 grow">
          {(control) => (
            <input
              {...control}
              type="file"
              accept=".csv,.json,.jsonl,text/csv,application/json"
              className={`${controlClass} py-2`}
              onChange={({ target }) => setFile(target.files?.[0])}
            />
          )}
        </Field>
        <Button type="submit" variant="primary" busy={load.isPending} disabled={!file}>
          Import
        </Button>
      </form>
      <div role="status" className="contents">
        {load.error ? <Notice tone="danger">{load.error.message}</Notice> : null}
        {report ? (
          <Notice
            tone={report.rejected > 0 ? 'warning' : 'success'}
            title={`${formatInteger(report.read)} courses read`}
          >
            {formatInteger(report.added)} new, {formatInteger(report.changed)} changed,{' '}
            {formatInteger(report.unchanged)} unchanged, {formatInteger(report.rejected)} rejected
          </Notice>
        ) : null}
      </div>
      {report && report.reasons.length > 0 ? (
        <ul aria-label="Reasons" className="flex max-h-[16rem] flex-col gap-1 overflow-y-auto text-small">
          {report.reasons.map(({ place, reason }) => (
            <li key={`${place} ${reason}`} className="wrap-anywhere">
              {report.unit === 'line' ? 'Line' : 'Item'} {place}: {reason}
            </li>
          ))}
        </ul>
      ) : null}
    </Card>
  )
}
