import { adminActs, timelineThings } from '@rise/contract/admin/acts'
import { visibleThings } from '@rise/contract/admin/timeline/kinds'
import type { InputOf } from '@rise/contract/contract'
import { compareNames } from '@rise/contract/words'
import { msg, t } from '@rise/texts'
import { rich } from '@rise/texts/rich'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { AdminFrame } from '../../../app/admin/admin-frame.tsx'
import { ListBody, type ListWords } from '../../../app/admin/lists/list-body.tsx'
import { Choice, ListFilters } from '../../../app/admin/lists/list-filters.tsx'
import { filtersOf, type ListView, viewOf } from '../../../app/admin/lists/list-view.ts'
import { queryOf } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { principalOf, useSession } from '../../../app/session/use-session.tsx'
import { TextField } from '../../../ui/base/field.tsx'
import { DownloadButton } from '../lists/list-tools.tsx'
import { TimelineDays } from './timeline-days.tsx'

const words: ListWords = {
  count: msg('{count, plural, one {{shown} act, newest first} other {{shown} acts, newest first}}'),
  nothing: msg('No acts found'),
  loading: msg('Loading acts'),
  failed: msg('Couldn’t load the acts'),
  pages: msg('Pages of acts'),
}

const TIMELINE = '/admin/timeline'
const moreFilters = ['act', 'from', 'until'] as const
const filters = ['q', 'by', 'thing', ...moreFilters] as const

/** Acts of admins and the system, with the values before and after. */
export function TimelinePage() {
  return (
    <AdminFrame>
      <Timeline />
    </AdminFrame>
  )
}

function Timeline() {
  const api = useApi()
  const view = viewOf(useLocation().search, filters)
  // The server defines the values; an unknown value in the address shows the server's error.
  const filter = filtersOf(view) as NonNullable<InputOf<'GET /api/v1/admin/timeline'>['query']>
  const deedsQuery = useQuery(
    queryOf(
      api,
      'GET /api/v1/admin/timeline',
      { query: { ...filter, ...(view.after !== undefined && { after: view.after }) } },
      { placeholderData: keepPreviousData, retry: false },
    ),
  )
  return (
    <>
      <Filters view={view} people={deedsQuery.data?.people ?? []} />
      <ListBody
        words={words}
        path={TIMELINE}
        view={view}
        found={deedsQuery}
        tools={
          <DownloadButton
            load={async () => (await api('GET /api/v1/admin/timeline-download', { query: filter })).result}
          />
        }
      >
        {({ items }) => <TimelineDays entries={items} path={TIMELINE} />}
      </ListBody>
    </>
  )
}

function Filters({ view, people }: { view: ListView; people: readonly { _id: string; name: string }[] }) {
  const visible = visibleThings(principalOf(useSession()))
  const isVisible = (thing: string) => visible?.includes(thing) ?? true
  const thingEntries = Object.entries(timelineThings).filter(([thing]) => isVisible(thing))
  const acts = Object.entries(adminActs).filter(([act]) => isVisible(act.split('.', 1)[0] ?? ''))
  return (
    <ListFilters
      label={t('Acts')}
      search={(hidden) => rich('Search<hidden> acts</hidden>', { hidden })}
      path={TIMELINE}
      view={view}
      names={filters}
      placeholder={t('Name or id of what it was done to')}
      moreNames={moreFilters}
      more={
        <>
          <Choice
            label={t('Act', 'a noun: what an admin did')}
            name="act"
            view={view}
            of={byName(acts.map(([act, [name]]) => [act, t(name)]))}
          />
          <TextField
            label={t('From', 'a field for a time')}
            name="from"
            type="date"
            defaultValue={view.from}
            hint={t('Days in UTC')}
          />
          <TextField label={t('Until', 'a field for a time')} name="until" type="date" defaultValue={view.until} />
        </>
      }
    >
      <Choice
        label={t('Who', 'a filter: who did it')}
        name="by"
        view={view}
        of={[['system', t('System or former admin')], ...people.map(({ _id, name }) => [_id, name] as const)]}
      />
      <Choice
        label={t('What', 'a filter: the kind of thing')}
        name="thing"
        view={view}
        of={byName(thingEntries.map(([thing, { name }]) => [thing, t(name)]))}
      />
    </ListFilters>
  )
}

type Option = readonly [value: string, text: string]

function byName(options: readonly Option[]): Option[] {
  return options.toSorted(([, a], [, b]) => compareNames(a, b))
}
