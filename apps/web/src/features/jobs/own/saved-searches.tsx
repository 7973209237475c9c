import { type NoticeRhythm, noticeRhythms } from '@rise/contract/jobs/saved-searches/kinds'
import type { SavedSearch } from '@rise/contract/jobs/saved-searches/shapes'
import { type Message, msg, t } from '@rise/texts'
import { rich } from '@rise/texts/rich'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { invalidate, queryOf } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { Button, ButtonLink } from '../../../ui/base/button.tsx'
import { TextLink } from '../../../ui/base/link.tsx'
import { Select } from '../../../ui/base/select.tsx'
import { showToast } from '../../../ui/base/toast.ts'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { RelativeTime } from '../../../ui/time/time.tsx'
import { jobsHref } from '../base/jobs-address.ts'
import { type JobsView, workLists } from '../base/jobs-view.ts'
import { ListLoading } from './list-loading.tsx'

const rhythmNames: Readonly<Record<NoticeRhythm, Message>> = {
  'at-once': msg('At once'),
  daily: msg('Every day'),
  weekly: msg('Every week'),
  never: msg('Never', 'an email'),
}

/** The saved searches, each with how often the member is notified. */
export function SavedSearches() {
  const query = useQuery(queryOf(useApi(), 'GET /api/v1/saved-searches'))
  const { data } = query
  if (!data) return <ListLoading query={query} />
  if (data.length === 0) {
    return (
      <EmptyState
        kind="nothing-yet"
        title={t('No saved searches yet')}
        action={<ButtonLink to="/jobs">{t('Search jobs')}</ButtonLink>}
      >
        {t('Save a search in the list of jobs, and we’ll email you what’s new in it.')}
      </EmptyState>
    )
  }
  return (
    <ul className="rows" aria-label={t('Saved searches')}>
      {data.map((search) => (
        <li key={search._id} className="row">
          <Search search={search} />
        </li>
      ))}
    </ul>
  )
}

function Search({ search }: { search: SavedSearch }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const params = { id: search._id }
  const refetchSearches = () => invalidate(queryClient, ['GET /api/v1/saved-searches'])
  const onError = ({ message }: Error) => void showToast({ kind: 'failure', title: message })
  const change = useMutation({
    mutationFn: (rhythm: SavedSearch['rhythm']) =>
      api('PATCH /api/v1/saved-searches/{id}', { params, body: { rhythm } }),
    onSuccess: refetchSearches,
    onError,
  })
  const restore = async () => {
    const { name, rhythm, filter } = search
    await api('POST /api/v1/saved-searches', { body: { name, rhythm, filter } })
    await refetchSearches()
  }
  const remove = useMutation({
    mutationFn: () => api('DELETE /api/v1/saved-searches/{id}', { params }),
    onSuccess: async () => {
      showToast({
        id: 'saved-search',
        kind: 'success',
        title: t('The search is removed.'),
        action: { label: t('Undo'), onPress: () => void restore().catch(onError) },
      })
      await refetchSearches()
    },
    onError,
  })
  return (
    <div className="flex flex-wrap items-end justify-between gap-3">
      <div className="min-w-0 grow basis-[14rem]">
        <p className="font-semibold wrap-anywhere">
          <TextLink to={jobsHref(viewOf(search))}>{search.name}</TextLink>
        </p>
        <p className="text-small text-muted">
          {rich('Saved {when}', { when: <RelativeTime date={search.savedAt} /> })}
        </p>
      </div>
      <Select
        label={t('Email me', 'how often: at once, every day, never')}
        value={change.isPending ? change.variables : search.rhythm}
        onChange={({ target }) => {
          const rhythm = noticeRhythms.find((one) => one === target.value)
          if (rhythm) change.mutate(rhythm)
        }}
      >
        {noticeRhythms.map((rhythm) => (
          <option key={rhythm} value={rhythm}>
            {t(rhythmNames[rhythm])}
          </option>
        ))}
      </Select>
      <Button variant="ghost" busy={remove.isPending} onClick={() => remove.mutate()}>
        {rich('Remove<hidden> {name}</hidden>', {
          name: search.name,
          hidden: (text) => <span className="sr-only">{text}</span>,
        })}
      </Button>
    </div>
  )
}

function viewOf({ filter: { list, ...filter } }: SavedSearch): JobsView {
  return { ...filter, list: workLists.filter((one) => list.includes(one)) }
}
