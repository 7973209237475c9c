import { formatInteger } from '@rise/contract/words'
import { msg, t } from '@rise/texts'
import { useQuery } from '@tanstack/react-query'
import { useLocation, useSearchParams } from 'react-router'
import { queryOf } from '../../app/base/query.ts'
import { useApi } from '../../app/base/settings.tsx'
import { PageHead } from '../../app/page/page-head.tsx'
import { ButtonLink } from '../../ui/base/button.tsx'
import { ChipLink } from '../../ui/base/chip.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { CommunityOverview } from './community-overview.tsx'
import { DeedWordsContext, type DeedWordsSlot } from './deed-words.ts'
import { MemberList } from './member-list.tsx'

const lists = {
  followers: {
    name: msg('Followers'),
    failed: msg('Couldn’t load followers'),
    empty: msg('No followers yet'),
    hint: msg('People who follow you will appear here.'),
  },
  following: {
    name: msg('Following', 'a list of members'),
    failed: msg('Couldn’t load following'),
    empty: msg('You’re not following anyone yet'),
    hint: msg('People you follow will appear here.'),
  },
  mutual: {
    name: msg('Mutual'),
    failed: msg('Couldn’t load mutual'),
    empty: msg('No mutual follows yet'),
    hint: msg('People you follow who follow you back will appear here.'),
  },
} as const
type List = keyof typeof lists

/** The viewer's community: recent activity, suggestions, and the lists. The address names the part. */
export function CommunityPage({ deedWords }: { deedWords: DeedWordsSlot }) {
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  const listName = search.get('list')
  const list = isList(listName) ? listName : undefined
  const overview = (
    <DeedWordsContext value={deedWords}>
      <CommunityOverview />
    </DeedWordsContext>
  )
  return (
    <div className="mx-auto max-w-shell px-gutter py-8 md:py-12">
      <PageHead
        title={list ? t('{list}, your community', { list: t(lists[list].name) }) : t('Your community')}
        noindex
      />
      <h1 className="text-h1">{t('Your community')}</h1>
      <p className="mt-2 max-w-reading text-lead text-muted">
        {t('Your followers, the people you follow, and what they’re up to.')}
      </p>
      <CommunityTabs path={pathname} list={list} />
      <div className="mt-8">{list ? <MembersOfList key={list} list={list} path={pathname} /> : overview}</div>
    </div>
  )
}

function CommunityTabs({ path, list }: { path: string; list: List | undefined }) {
  return (
    <nav aria-label={t('Parts of your community')} className="mt-6 flex flex-wrap gap-2">
      <ChipLink to={path} selected={!list}>
        {t('Overview')}
      </ChipLink>
      {Object.entries(lists).map(([key, { name }]) => (
        <ChipLink key={key} to={`${path}?list=${key}`} selected={key === list}>
          {t(name)}
        </ChipLink>
      ))}
      <ChipLink to="/real-talk">{t('Real talk')}</ChipLink>
      {path.startsWith('/professional/') ? <ChipLink to="/professional/companies">{t('Companies')}</ChipLink> : null}
    </nav>
  )
}

function MembersOfList({ list, path }: { list: List; path: string }) {
  const { name, failed, empty, hint } = lists[list]
  const { data: counts } = useQuery(queryOf(useApi(), 'GET /api/v1/connections/counts'))
  const numbers: Partial<Record<List, number>> = counts
    ? { followers: counts.followers, following: counts.followingEmployersNum + counts.followingProfessionalsNum }
    : {}
  const number = numbers[list]
  return (
    <section aria-labelledby="list" className="max-w-feed">
      <h2 id="list" className="text-h2">
        {t(name)}
        {number === undefined ? null : <span className="text-muted tabular-nums"> {formatInteger(number)}</span>}
      </h2>
      <div className="mt-2">
        <MemberList
          list={list}
          label={t(name)}
          failed={t(failed)}
          empty={
            <EmptyState
              kind="nothing-yet"
              heading="h3"
              title={t(empty)}
              action={<ButtonLink to={path}>{t('Find members to follow')}</ButtonLink>}
            >
              {t(hint)}
            </EmptyState>
          }
        />
      </div>
    </section>
  )
}

function isList(text: string | null): text is List {
  return text !== null && Object.hasOwn(lists, text)
}
