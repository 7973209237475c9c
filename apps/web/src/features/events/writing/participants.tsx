import type { Participant } from '@rise/contract/events/hosting/shapes'
import { formatInteger } from '@rise/contract/words'
import { t } from '@rise/texts'
import { rich } from '@rise/texts/rich'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { ApiError } from '../../../app/base/api.ts'
import { invalidate, keepPrevious, queryOf } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { ErrorBody } from '../../../app/error/error-body.tsx'
import { FormPage, LoadingPart } from '../../../app/forms/form-page.tsx'
import { saveFile } from '../../../app/save-file.ts'
import { Button, ButtonLink } from '../../../ui/base/button.tsx'
import { Checkbox } from '../../../ui/base/checkbox.tsx'
import { FailedBlock } from '../../../ui/base/failed-block.tsx'
import { TextField } from '../../../ui/base/field.tsx'
import { showToast } from '../../../ui/base/toast.ts'
import { Badge } from '../../../ui/marks/badge.tsx'
import { MemberLink, MemberPicture, memberName } from '../../connections/index.ts'
import { eventHref } from '../events-address.ts'
import { eventKeys } from '../queries.ts'

/** The participants with their answers, for hosts, who check them in at the door. */
export function Participants({ slug }: { slug: string }) {
  const api = useApi()
  const [q, setQ] = useState('')
  const [page, setPage] = useState(1)
  const query = useQuery(
    queryOf(
      api,
      'GET /api/v1/events/{slug}/participants',
      { params: { slug }, query: { page, ...(q && { q }) } },
      keepPrevious,
    ),
  )
  const { data, error, isFetching, refetch } = query
  const save = useMutation({
    mutationFn: () => api('GET /api/v1/events/{slug}/participants-export', { params: { slug } }),
    onSuccess: ({ result }) => saveFile(result.name, result.csv, 'text/csv'),
  })
  if (error instanceof ApiError && (error.status === 404 || error.status === 403)) {
    return <ErrorBody status={error.status} />
  }
  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setQ(String(new FormData(event.currentTarget).get('q') ?? '').trim())
    setPage(1)
  }
  return (
    <FormPage title={t('Participants')} intro={data?.title}>
      <div className="flex flex-col gap-6">
        <div className="flex flex-wrap items-end justify-between gap-2">
          <search aria-label={t('Participants')}>
            <form onSubmit={search} className="flex flex-wrap items-end gap-2">
              <TextField label={t('Name')} name="q" type="search" maxLength={100} className="min-w-0" />
              <Button type="submit">{t('Search')}</Button>
            </form>
          </search>
          <div className="flex flex-wrap gap-2">
            <ButtonLink to={eventHref(slug)}>{t('View page')}</ButtonLink>
            <Button icon={<Download size={16} aria-hidden />} busy={save.isPending} onClick={() => save.mutate()}>
              {t('Download CSV')}
            </Button>
          </div>
        </div>
        {save.error ? <p className="text-small text-danger">{save.error.message}</p> : null}
        {data ? (
          <>
            <p role="status" className="text-muted tabular-nums">
              {t('{total, plural, one {{shown} person} other {{shown} people}}, {checkedIn} checked in', {
                total: data.total,
                shown: formatInteger(data.total),
                checkedIn: formatInteger(data.checkedIn),
              })}
            </p>
            <ul className="rows">
              {data.items.map((participant) => (
                <li key={participant.member._id}>
                  <Row slug={slug} participant={participant} />
                </li>
              ))}
            </ul>
            {data.pages > 1 ? (
              <div className="flex items-center gap-2">
                <Button size="dense" disabled={page <= 1} onClick={() => setPage(page - 1)}>
                  {t('Previous page')}
                </Button>
                <span className="text-small text-muted tabular-nums">
                  {t('Page {page} of {pages}', { page, pages: data.pages })}
                </span>
                <Button size="dense" disabled={page >= data.pages} onClick={() => setPage(page + 1)}>
                  {t('Next page')}
                </Button>
              </div>
            ) : null}
          </>
        ) : error ? (
          <FailedBlock
            title={t('Couldn’t load the participants')}
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        ) : (
          <LoadingPart label={t('Loading the event')} />
        )}
      </div>
    </FormPage>
  )
}

function Row({ slug, participant }: { slug: string; participant: Participant }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const { member, state, answers, checkedInAt } = participant
  const name = memberName(member)
  // Shows the check-in immediately, because no one at the door waits for the network.
  const [isPresent, setIsPresent] = useState(checkedInAt !== null)
  const checkIn = useMutation({
    mutationFn: (now: boolean) =>
      api('PUT /api/v1/events/{slug}/participants/{id}/check-in', {
        params: { slug, id: member._id },
        body: { present: now },
      }),
    onSuccess: () => invalidate(queryClient, eventKeys),
    onError(error, now) {
      setIsPresent(!now)
      showToast({ id: 'event', kind: 'failure', title: error.message })
    },
  })
  return (
    <div className="row flex flex-wrap items-start justify-between gap-3 p-3">
      <div className="flex min-w-0 gap-3">
        <MemberPicture member={member} />
        <div className="min-w-0">
          <p className="font-semibold wrap-anywhere">
            <MemberLink member={member} />{' '}
            {state === 'waiting' ? <Badge tone="warning">{t('Waiting list')}</Badge> : null}
          </p>
          {answers.map(({ question, text }) => (
            <p key={question} className="text-small text-muted wrap-anywhere">
              {question} <span className="text-text">{text}</span>
            </p>
          ))}
        </div>
      </div>
      <Checkbox
        label={rich('Checked in<hidden> {name}</hidden>', {
          name,
          hidden: (text) => <span className="sr-only">{text}</span>,
        })}
        checked={isPresent}
        onChange={({ target }) => {
          setIsPresent(target.checked)
          checkIn.mutate(target.checked)
        }}
      />
    </div>
  )
}
