import type { MemberCard } from '@rise/contract/connections/shapes'
import { hasPermission } from '@rise/contract/policy'
import { formatInteger } from '@rise/contract/words'
import { t } from '@rise/texts'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { isNotFound } from '../../app/base/api.ts'
import { useApi } from '../../app/base/settings.tsx'
import { ErrorBody } from '../../app/error/error-body.tsx'
import { PageHead } from '../../app/page/page-head.tsx'
import { useFocusOnNewView } from '../../app/page/view-change.ts'
import { principalOf, useSession, useVerdict } from '../../app/session/use-session.tsx'
import { ButtonLink } from '../../ui/base/button.tsx'
import { ChipLink, RemovableChip } from '../../ui/base/chip.tsx'
import { Pager } from '../../ui/base/pager.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { memberName } from '../connections/index.ts'
import { OrderLink } from './order-link.tsx'
import { highlightsQuery, questionsQuery } from './queries.ts'
import { Highlights } from './question-highlights.tsx'
import { QuestionList } from './question-list.tsx'
import {
  hasHighlights,
  POLLS_HREF,
  type RealTalkView,
  realTalkHref,
  showsPolls,
  viewOfSearch,
} from './real-talk-address.ts'
import type { RealTalkSlots } from './real-talk-slots.ts'
import { SuggestButton, SuggestQuestion } from './suggest-question.tsx'

// The list is loaded on demand, because few visitors are admins.
const Suggestions = lazy(async () => ({ default: (await import('./suggestions.tsx')).Suggestions }))

/** Real talk: its questions, or the polls, depending on the address. */
export function RealTalkPage({ slots }: { slots: RealTalkSlots }) {
  return showsPolls(useLocation().search) ? <PollsPart slots={slots} /> : <QuestionsPart />
}

function PollsPart({ slots: { Polls, NewPoll } }: { slots: RealTalkSlots }) {
  useFocusOnNewView()
  return (
    <div className="mx-auto max-w-shell px-gutter py-8 md:py-12">
      <PageHead
        title={t('Polls')}
        description={t(
          'Quick questions about work, answered with one press: vote, see what others chose, and say why.',
        )}
        path={POLLS_HREF}
      />
      <div className="flex min-h-control flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h1 className="text-h1">{t('Polls')}</h1>
        <NewPoll />
      </div>
      <p className="mt-2 max-w-reading text-lead text-muted">
        {t('Quick questions about work. Vote, see what others chose, and say why.')}
      </p>
      <Parts shown="polls" />
      <div className="mt-6 max-w-feed">
        <Polls />
      </div>
    </div>
  )
}

/** Questions: all, or those that a member asked or answered. */
function QuestionsPart() {
  const view = viewOfSearch(useLocation().search)
  const [search] = useSearchParams()
  const api = useApi()
  const { data, error } = useQuery(questionsQuery(api, view, search.get('page') ?? 1))
  const isFront = hasHighlights(view, search.get('page') ?? 1)
  const { data: highlights } = useQuery({ ...highlightsQuery(api), enabled: isFront })
  const [isSuggesting, setSuggesting] = useState(false)
  useFocusOnNewView()
  // Questions of authors hidden from this member are left out, so the list may end earlier.
  if (isNotFound(error)) return <ErrorBody status={404} />
  if (!data) return null
  const { items, page, pages, total, totalCapped, of } = data
  const isFiltered = view.author !== '' || view.answeredBy !== ''
  const leadingId = isFront ? highlights?.leading?.question._id : undefined
  return (
    <div className="mx-auto max-w-shell px-gutter py-8 md:py-12">
      <PageHead
        title={page > 1 ? t('{title}, page {page}', { title: t('Real talk'), page }) : t('Real talk')}
        description={t(
          'Honest questions about work, answered by people who do it: what they learned, what went wrong, what they’d do again.',
        )}
        path={realTalkHref({}, page)}
        noindex={total === 0 || isFiltered || view.sort !== ''}
      />
      <div className="flex min-h-control flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h1 className="text-h1">{t('Real talk')}</h1>
        <AskLink />
        {isSuggesting ? null : <SuggestButton onPress={() => setSuggesting(true)} />}
      </div>
      <p className="mt-2 text-lead text-muted">
        {t('Honest questions about work, answered by people who do it, one answer per person.')}
      </p>
      <Parts shown="questions" />
      {isSuggesting ? <SuggestQuestion onDone={() => setSuggesting(false)} /> : null}
      <SuggestionsForAdmins />
      {of ? <MemberFilter of={of} view={view} /> : null}
      {isFront && highlights ? <Highlights highlights={highlights} /> : null}
      {total > 0 ? (
        <div className="mt-8 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 text-small">
          <p className="text-subtle tabular-nums" role="status">
            {t('{total, plural, one {{count} question} other {{count} questions}}', {
              total,
              count: formatInteger(total, totalCapped),
            })}
          </p>
          {of ? null : <Orders view={view} />}
        </div>
      ) : null}
      <div className="mt-3">
        {total === 0 ? (
          <NoQuestions of={of} view={view} />
        ) : (
          <QuestionList questions={items.filter(({ _id }) => _id !== leadingId)} heading="h2" columns={2} />
        )}
      </div>
      <div className="mt-8">
        <Pager page={page} pages={pages} hrefFor={(to) => realTalkHref(view, to)} />
      </div>
    </div>
  )
}

function SuggestionsForAdmins() {
  const session = useSession()
  if (session.status !== 'member' || !hasPermission(principalOf(session), 'content')) return null
  return (
    <Suspense fallback={null}>
      <Suggestions />
    </Suspense>
  )
}

/** The link to ask a question, for creators only. */
function AskLink() {
  if (useVerdict({ access: 'creator', confirmed: true }) !== 'allowed') return null
  return (
    <ButtonLink to="/real-talk/create" variant="primary" icon={<Plus size={16} aria-hidden />}>
      {t('Ask a question')}
    </ButtonLink>
  )
}

function Parts({ shown }: { shown: 'questions' | 'polls' }) {
  return (
    <nav aria-label={t('Parts of Real talk')} className="mt-6 flex flex-wrap gap-2">
      <ChipLink to={realTalkHref()} selected={shown === 'questions'}>
        {t('Questions')}
      </ChipLink>
      <ChipLink to={POLLS_HREF} selected={shown === 'polls'}>
        {t('Polls')}
      </ChipLink>
    </nav>
  )
}

function Orders({ view }: { view: RealTalkView }) {
  return (
    <nav aria-label={t('Order')} className="flex flex-wrap gap-x-4">
      <OrderLink to={realTalkHref()} chosen={view.sort === ''}>
        {t('Newest')}
      </OrderLink>
      <OrderLink to={realTalkHref({ sort: 'most-answered' })} chosen={view.sort === 'most-answered'}>
        {t('Most answered')}
      </OrderLink>
    </nav>
  )
}

/** The member whose questions or answers are listed, with a link back to all. */
function MemberFilter({ of, view }: { of: MemberCard; view: RealTalkView }) {
  return (
    <div className="mt-6 flex flex-wrap gap-2">
      <RemovableChip noun={t('filter', 'a noun, after “Remove”')} to={realTalkHref()}>
        {view.author === ''
          ? t('Answered by {name}', { name: memberName(of) })
          : t('Asked by {name}', { name: memberName(of) })}
      </RemovableChip>
    </div>
  )
}

function NoQuestions({ of, view }: { of: MemberCard | null; view: RealTalkView }) {
  if (of) {
    return (
      <EmptyState
        kind="no-match"
        title={t('Nothing here yet')}
        action={
          <ButtonLink to={realTalkHref()} variant="primary">
            {t('All questions')}
          </ButtonLink>
        }
      >
        {view.author === ''
          ? t('{name} hasn’t answered anything yet.', { name: memberName(of) })
          : t('{name} hasn’t asked anything yet.', { name: memberName(of) })}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      kind="nothing-yet"
      title={t('No questions yet')}
      action={<ButtonLink to="/jobs">{t('See jobs')}</ButtonLink>}
    >
      {t('Be the first to ask one.')}
    </EmptyState>
  )
}
