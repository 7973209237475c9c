import { type LiveKind, liveKinds, MOST_NEWER_ACTIVITIES } from '@rise/contract/admin/activity/kinds'
import type { LiveActivity } from '@rise/contract/admin/activity/shapes'
import type { InputOf } from '@rise/contract/contract'
import { msg, type Pattern, t } from '@rise/texts'
import { rich } from '@rise/texts/rich'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { ArrowUp } from 'lucide-react'
import { useLocation } from 'react-router'
import { Choice, ListFilters } from '../../../app/admin/lists/list-filters.tsx'
import { filtersOf, viewOf } from '../../../app/admin/lists/list-view.ts'
import { pagesOf, queryOf } from '../../../app/base/query.ts'
import { useApi, useSettings } from '../../../app/base/settings.tsx'
import { ListResults } from '../../../app/lists/list-results.tsx'
import { Button } from '../../../ui/base/button.tsx'
import { FailedBlock } from '../../../ui/base/failed-block.tsx'
import { TextLink } from '../../../ui/base/link.tsx'
import { RelativeTime } from '../../../ui/time/time.tsx'
import { textWithElements } from '../notes/text-with-elements.ts'

type Filter = Omit<NonNullable<InputOf<'GET /api/v1/admin/activity'>['query']>, 'before'>

/** How often an open page counts newer activities. */
const REFRESH_MS = 10_000
const ACTIVITY = '/admin/activity'
const names = ['q', 'kind', 'part'] as const

/** Live activity on the site. Newer activities are counted above the list, which never moves automatically. */
export function LiveSection() {
  const api = useApi()
  const view = viewOf(useLocation().search, names)
  const { part: _part, ...filters } = filtersOf(view)
  // The server defines the kinds; an unknown kind in the address shows the server's error.
  const filter = filters as Filter
  const listQuery = useInfiniteQuery(
    pagesOf(
      api,
      'GET /api/v1/admin/activity',
      { query: filter },
      {
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: 0,
        retry: false,
      },
    ),
  )
  const { data, error, isFetching, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = listQuery
  const items = data?.pages.flatMap((page) => page.items) ?? []
  const [newest] = items
  return (
    <>
      <ListFilters
        label={t('Activity')}
        search={(hidden) => rich('Search<hidden> activity</hidden>', { hidden })}
        path={ACTIVITY}
        view={view}
        names={['q', 'kind', 'part']}
        placeholder={t('Name, title or text')}
      >
        <Choice
          label={t('Kind', 'a noun: a sort of activity')}
          name="kind"
          view={view}
          of={Object.entries(liveKinds).map(([kind, name]) => [kind, t(name)])}
        />
        <input type="hidden" name="part" value="live" />
      </ListFilters>
      <ListResults>
        {error && !data ? (
          <FailedBlock title={t('Couldn’t load the activity')} retrying={isFetching} onRetry={() => void refetch()} />
        ) : null}
        <section aria-label={t('Live activity')} className="flex flex-col gap-4">
          {newest && !filter.q ? (
            <Newer newest={newest} kind={filter.kind} busy={isFetching} onShow={() => void refetch()} />
          ) : null}
          {data && items.length === 0 ? <p className="text-muted">{t('Nothing found. Try fewer filters.')}</p> : null}
          {items.length > 0 ? (
            <ul className="rows">
              {items.map((item) => (
                <li key={item._id}>
                  <ActivityItem item={item} />
                </li>
              ))}
            </ul>
          ) : null}
          {hasNextPage ? (
            <Button className="self-start" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              {t('Load more')}
            </Button>
          ) : null}
        </section>
      </ListResults>
    </>
  )
}

/** The name in a sentence, which an element replaces. */
const NAME = '{name}'

const sentences: Readonly<Record<LiveKind, Pattern>> = {
  'account.signed-up': msg('{name} signed up'),
  'answer.written': msg('{name} answered a question'),
  'comment.written': msg('{name} wrote a comment'),
  'company.job-written': msg('{name} published a job'),
  'event.published': msg('{name} published an event'),
  'headline.published': msg('{name} published a headline'),
  'poll.published': msg('{name} published a poll'),
  'portfolio.published': msg('{name} published a case study'),
  'post.published': msg('{name} published a post'),
  'question.asked': msg('{name} asked a question'),
}

function sentenceOf(kind: string): string {
  const sentence = (sentences as Readonly<Record<string, Pattern>>)[kind]
  return sentence ? t(sentence, { name: NAME }) : `${NAME} ${kind}`
}

interface NewerProps {
  readonly newest: LiveActivity
  readonly kind: Filter['kind']
  readonly busy: boolean
  readonly onShow: () => void
}

function Newer({ newest: { _id, at }, kind, busy, onShow }: NewerProps) {
  const { data } = useQuery(
    queryOf(
      useApi(),
      'GET /api/v1/admin/activity/newer',
      { query: { after: `${at}_${_id}`, kind } },
      { refetchInterval: REFRESH_MS },
    ),
  )
  const count = data?.count ?? 0
  const most = MOST_NEWER_ACTIVITIES
  return (
    <div role="status">
      {count > 0 ? (
        <Button size="dense" variant="primary" icon={<ArrowUp size={16} aria-hidden />} busy={busy} onClick={onShow}>
          {count > most
            ? t('{most}+ new', { most }, 'activities')
            : t('{count, plural, one {# new} other {# new}}', { count }, 'activities')}
        </Button>
      ) : null}
    </div>
  )
}

function ActivityItem({ item: { kind, at, by, text, to } }: { item: LiveActivity }) {
  const { productName } = useSettings()
  const isSignUp = kind === 'account.signed-up'
  const name = by ? (
    <TextLink look="plain" to={by.to}>
      {by.name}
    </TextLink>
  ) : isSignUp ? (
    t('A new member')
  ) : (
    productName
  )
  return (
    <div className="row flex flex-col gap-x-4 gap-y-1 sm:flex-row sm:justify-between">
      <div className="min-w-0">
        <p className="text-muted wrap-anywhere">
          {textWithElements(sentenceOf(kind), { [NAME]: <span className="font-medium text-text">{name}</span> })}
        </p>
        {text === null ? (
          isSignUp ? null : (
            <p className="text-small text-subtle">{t('Deleted since')}</p>
          )
        ) : (
          <p className="line-clamp-2 text-small wrap-anywhere">
            {to === null ? text : <TextLink to={to}>{text}</TextLink>}
          </p>
        )}
      </div>
      <span className="shrink-0 text-small whitespace-nowrap text-subtle">
        <RelativeTime date={at} />
      </span>
    </div>
  )
}
