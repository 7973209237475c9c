import type { AdminEventState } from '@rise/contract/events/kinds'
import type { EventCard } from '@rise/contract/events/shapes'
import { formatInteger } from '@rise/contract/words'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useApi } from '../../../app/base/settings.tsx'
import { askAgainFor } from '../../../app/base/shown.ts'
import { Button, ButtonLink } from '../../../ui/base/button.tsx'
import { FailedBlock } from '../../../ui/base/failed-block.tsx'
import { TextField } from '../../../ui/base/field.tsx'
import { TextLink } from '../../../ui/base/link.tsx'
import { Select } from '../../../ui/base/select.tsx'
import { showToast } from '../../../ui/base/toast.ts'
import { memberName } from '../../connections/index.ts'
import { placeInWords } from '../event-card.tsx'
import { editHref, eventHref } from '../events-address.ts'
import { adminEventsQuery } from '../queries.ts'
import { dayInWords } from '../time-in-words.ts'

const states: Readonly<Record<AdminEventState, string>> = { public: 'Public', hidden: 'Hidden' }

/** Where admins find, edit and hide events. */
export function EventsAdmin() {
  const [state, setState] = useState<AdminEventState>('public')
  const [q, setQ] = useState('')
  const [page, setPage] = useState(1)
  const { data, error, isFetching, refetch } = useQuery(adminEventsQuery(useApi(), { state, page, ...(q && { q }) }))
  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setQ(String(new FormData(event.currentTarget).get('q') ?? '').trim())
    setPage(1)
  }
  return (
    <>
      <search aria-label="Events">
        <form onSubmit={search} className="flex flex-wrap items-end gap-4">
          <TextField label="Title" name="q" type="search" maxLength={100} className="min-w-0 grow" />
          <Select
            label="Status"
            value={state}
            onChange={({ target }) => {
              setState(target.value as AdminEventState)
              setPage(1)
            }}
          >
            {Object.entries(states).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
          <Button type="submit">Search</Button>
        </form>
      </search>
      {error && !data ? (
        <FailedBlock title="Couldn’t load the events" retrying={isFetching} onRetry={() => void refetch()} />
      ) : null}
      {data ? (
        <section aria-labelledby="found-events" className="flex flex-col gap-4">
          <h2 id="found-events" className="text-h3 tabular-nums">
            {states[state]} ({formatInteger(data.total, data.totalCapped)})
          </h2>
          {data.total === 0 ? <p className="text-muted">No events found.</p> : null}
          <ul className="rows">
            {data.items.map((event) => (
              <li key={event._id}>
                <Row event={event} isHidden={state === 'hidden'} />
              </li>
            ))}
          </ul>
          {data.pages > 1 ? (
            <div className="flex items-center gap-2">
              <Button size="dense" disabled={page <= 1} onClick={() => setPage(page - 1)}>
                Previous page
              </Button>
              <span className="text-small text-muted tabular-nums">
                Page {page} of {data.pages}
              </span>
              <Button size="dense" disabled={page >= data.pages} onClick={() => setPage(page + 1)}>
                Next page
              </Button>
            </div>
          ) : null}
        </section>
      ) : null}
    </>
  )
}

function Row({ event, isHidden }: { event: EventCard; isHidden: boolean }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const { _id: id, slug, title, starts, hosts } = event
  const [author] = hosts
  const turn = useMutation({
    mutationFn: () => api('PUT /api/v1/admin/events/{id}/visibility', { params: { id }, body: { hidden: !isHidden } }),
    onSuccess: () => askAgainFor(queryClient, 'events'),
    onError: (error) => showToast({ id: 'event', kind: 'failure', title: error.message }),
  })
  return (
    <div className="row flex flex-wrap items-center justify-between gap-3 p-3">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">
          {isHidden ? title : <TextLink to={eventHref(slug)}>{title}</TextLink>}
        </p>
        <p className="text-small text-muted wrap-anywhere">
          {dayInWords(starts.local)} · {placeInWords(event)}
          {author ? ` · ${memberName(author)}` : ''}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {isHidden ? null : (
          <ButtonLink size="dense" to={editHref(slug)}>
            Edit<span className="sr-only"> {title}</span>
          </ButtonLink>
        )}
        <Button size="dense" busy={turn.isPending} onClick={() => turn.mutate()}>
          {isHidden ? 'Show' : 'Hide'}
          <span className="sr-only"> {title}</span>
        </Button>
      </div>
    </div>
  )
}
