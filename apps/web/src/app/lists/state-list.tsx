import { formatInteger } from '@rise/contract/words'
import { type Message, t } from '@rise/texts'
import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { Button } from '../../ui/base/button.tsx'
import { FailedBlock } from '../../ui/base/failed-block.tsx'
import { TextField } from '../../ui/base/field.tsx'
import { Select } from '../../ui/base/select.tsx'

/** A page of rows, as the API returns it. */
interface RowPage<Item> {
  items: Item[]
  page: number
  pages: number
  total: number
  totalCapped: boolean
}

interface StateListProps<State extends string, Item, Key extends QueryKey> {
  /** The name of its form: `Courses`. */
  readonly label: string
  /** The title of its failure: `Couldn’t load the courses`. */
  readonly failed: string
  /** The states to list by, with their labels; the first is shown initially. */
  readonly states: Readonly<Record<State, Message>>
  readonly searchLabel: string
  readonly queryOf: (query: {
    state: State
    page: number
    q?: string
  }) => UseQueryOptions<RowPage<Item>, Error, RowPage<Item>, Key>
  /** Returns the text of the empty list: `No courses found.` */
  readonly nothing: (state: State) => string
  readonly children: (items: readonly Item[], state: State) => ReactNode
}

/** A list for admins, a page of rows at a time, filtered by state and search words. */
export function StateList<State extends string, Item, Key extends QueryKey>(props: StateListProps<State, Item, Key>) {
  const { label, failed, states, searchLabel, queryOf, nothing, children } = props
  const names = Object.entries(states) as [State, Message][]
  const title = useId()
  const [state, setState] = useState(names[0]?.[0] as State)
  const [q, setQ] = useState('')
  const [page, setPage] = useState(1)
  const { data, error, isFetching, refetch } = useQuery(queryOf({ state, page, ...(q && { q }) }))
  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setQ(String(new FormData(event.currentTarget).get('q') ?? '').trim())
    setPage(1)
  }
  return (
    <>
      <search aria-label={label}>
        <form onSubmit={search} className="flex flex-wrap items-end gap-4">
          <TextField label={searchLabel} name="q" type="search" maxLength={100} className="min-w-0 grow" />
          <Select
            label={t('Status')}
            value={state}
            onChange={({ target }) => {
              setState(target.value as State)
              setPage(1)
            }}
          >
            {names.map(([value, name]) => (
              <option key={value} value={value}>
                {t(name)}
              </option>
            ))}
          </Select>
          <Button type="submit">{t('Search')}</Button>
        </form>
      </search>
      {error && !data ? <FailedBlock title={failed} retrying={isFetching} onRetry={() => void refetch()} /> : null}
      {data ? (
        <section aria-labelledby={title} className="flex flex-col gap-4">
          <h2 id={title} className="text-h3 tabular-nums">
            {t(states[state])} ({formatInteger(data.total, data.totalCapped)})
          </h2>
          {data.total === 0 ? <p className="text-muted">{nothing(state)}</p> : null}
          {children(data.items, state)}
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
        </section>
      ) : null}
    </>
  )
}
