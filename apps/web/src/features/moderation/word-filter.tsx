import type { RuleAct } from '@rise/contract/moderation/kinds'
import type { WordRule } from '@rise/contract/moderation/shapes'
import { t } from '@rise/texts'
import { rich } from '@rise/texts/rich'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { ApiError } from '../../app/base/api.ts'
import { invalidate, queryOf } from '../../app/base/query.ts'
import { useApi } from '../../app/base/settings.tsx'
import { Button } from '../../ui/base/button.tsx'
import { Card } from '../../ui/base/card.tsx'
import { FailedBlock } from '../../ui/base/failed-block.tsx'
import { TextField } from '../../ui/base/field.tsx'
import { Select } from '../../ui/base/select.tsx'
import { showToast } from '../../ui/base/toast.ts'
import { Badge } from '../../ui/marks/badge.tsx'
import { Notice } from '../../ui/states/notice.tsx'

/** The words whose use makes the server refuse content, or hold it for review. */
export function WordFilter() {
  const { data, error, isFetching, refetch } = useQuery(queryOf(useApi(), 'GET /api/v1/admin/word-rules'))
  return (
    <Card as="section" aria-labelledby="word-filter" className="flex flex-col gap-4">
      <div>
        <h2 id="word-filter" className="text-h3">
          {t('Word filter')}
        </h2>
        <p className="text-small text-muted">
          {t(
            'What members publish with these words, or send in a first message, waits for review or is refused with your reason. Headlines of pages are only refused.',
          )}
        </p>
      </div>
      {error && !data ? (
        <FailedBlock title={t('The filter could not be loaded')} retrying={isFetching} onRetry={() => void refetch()} />
      ) : null}
      <RuleForm />
      {data?.items.length === 0 ? <p className="text-small text-muted">{t('No words yet.')}</p> : null}
      <ul aria-label={t('Filtered words')} className="flex flex-col divide-y divide-line empty:hidden">
        {data?.items.map((rule) => (
          <RuleRow key={rule._id} rule={rule} />
        ))}
      </ul>
    </Card>
  )
}

function RuleForm() {
  const api = useApi()
  const queryClient = useQueryClient()
  const [words, setWords] = useState('')
  const [act, setAct] = useState<RuleAct>('hold')
  const [reason, setReason] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const add = useMutation({
    mutationFn: () => api('POST /api/v1/admin/word-rules', { body: { words, act, reason } }),
    onSuccess: () => {
      setWords('')
      setReason('')
      field.current?.focus()
      return invalidate(queryClient, ['GET /api/v1/admin/word-rules'])
    },
    onError: () => field.current?.focus(),
  })
  const fields = add.error instanceof ApiError ? add.error.fields : {}
  function send(event: FormEvent) {
    event.preventDefault()
    if (!add.isPending) add.mutate()
  }
  return (
    <form onSubmit={send} noValidate className="grid items-start gap-4 sm:grid-cols-2">
      {add.error && Object.keys(fields).length === 0 ? <Notice tone="danger">{add.error.message}</Notice> : null}
      <TextField
        ref={field}
        label={t('Word or phrase')}
        maxLength={80}
        value={words}
        error={fields['body.words']}
        onChange={(event) => setWords(event.target.value)}
      />
      <Select
        label={t('What happens')}
        value={act}
        onChange={(event) => setAct(event.target.value === 'refuse' ? 'refuse' : 'hold')}
      >
        <option value="hold">{t('Hold for review')}</option>
        <option value="refuse">{t('Refuse')}</option>
      </Select>
      {act === 'refuse' ? (
        <TextField
          label={t('Reason')}
          hint={t('The author reads it.')}
          optional
          maxLength={200}
          value={reason}
          error={fields['body.reason']}
          onChange={(event) => setReason(event.target.value)}
        />
      ) : null}
      <Button type="submit" variant="primary" busy={add.isPending} className="justify-self-start sm:col-start-1">
        {t('Add word')}
      </Button>
    </form>
  )
}

function RuleRow({ rule: { _id: id, words, act, reason } }: { rule: WordRule }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const remove = useMutation({
    mutationFn: () => api('DELETE /api/v1/admin/word-rules/{id}', { params: { id } }),
    onSuccess: () => invalidate(queryClient, ['GET /api/v1/admin/word-rules']),
    onError: ({ message }) => showToast({ kind: 'failure', title: t('Couldn’t remove it.'), description: message }),
  })
  return (
    <li className="flex flex-wrap items-center justify-between gap-2 py-2">
      <span className="min-w-0 wrap-anywhere">
        {words}{' '}
        <Badge tone={act === 'refuse' ? 'danger' : 'warning'}>{act === 'refuse' ? t('Refused') : t('Held')}</Badge>
        {reason === '' ? null : <span className="block text-small text-muted">{reason}</span>}
      </span>
      <Button size="dense" variant="ghost" busy={remove.isPending} onClick={() => remove.mutate()}>
        {rich('Remove<hidden> {name}</hidden>', {
          name: words,
          hidden: (text) => <span className="sr-only">{text}</span>,
        })}
      </Button>
    </li>
  )
}
