import type { AdminLayoff } from '@rise/contract/layoffs/admin/shapes'
import { formatInteger } from '@rise/contract/words'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useApi } from '../../../app/base/settings.tsx'
import { Button } from '../../../ui/base/button.tsx'
import { FailedBlock } from '../../../ui/base/failed-block.tsx'
import { TextField } from '../../../ui/base/field.tsx'
import { Select } from '../../../ui/base/select.tsx'
import { adminLayoffsQuery } from '../queries.ts'
import { AdminLayoffRow } from './admin-layoff-row.tsx'
import { ImportForm } from './import-form.tsx'

type State = Exclude<AdminLayoff['state'], 'merged'>

const states: Readonly<Record<State, string>> = {
  waiting: 'Waiting for review',
  public: 'In the tracker',
  hidden: 'Hidden',
}

/** Where admins find, publish, edit, link, hide, merge and import layoffs. */
export function LayoffsAdmin() {
  const [state, setState] = useState<State>('waiting')
  const [q, setQ] = useState('')
  const [page, setPage] = useState(1)
  const { data, error, isFetching, refetch } = useQuery(adminLayoffsQuery(useApi(), { state, page, ...(q && { q }) }))
  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setQ(String(new FormData(event.currentTarget).get('q') ?? '').trim())
    setPage(1)
  }
  return (
    <>
      <ImportForm />
      <search aria-label="Layoffs">
        <form onSubmit={search} className="flex flex-wrap items-end gap-4">
          <TextField label="Company" name="q" type="search" maxLength={100} className="min-w-0 grow" />
          <Select
            label="Status"
            value={state}
            onChange={({ target }) => {
              setState(target.value as State)
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
        <FailedBlock title="The layoffs could not be loaded" retrying={isFetching} onRetry={() => void refetch()} />
      ) : null}
      {data ? (
        <section aria-labelledby="found-layoffs" className="flex flex-col gap-4">
          <h2 id="found-layoffs" className="text-h3 tabular-nums">
            {states[state]} ({formatInteger(data.total, data.totalCapped)})
          </h2>
          {data.total === 0 ? (
            <p className="text-muted">{state === 'waiting' ? 'You’re all caught up.' : 'No layoffs found.'}</p>
          ) : null}
          <ul className="flex flex-col gap-2">
            {data.items.map((layoff) => (
              <AdminLayoffRow key={`${layoff._id} ${layoff.version}`} layoff={layoff} />
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
