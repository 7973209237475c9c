import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { queryOf } from '../../app/base/query.ts'
import { useApi } from '../../app/base/settings.tsx'
import { PageHead } from '../../app/page/page-head.tsx'
import { ChipLink } from '../../ui/base/chip.tsx'
import { FailedBlock } from '../../ui/base/failed-block.tsx'
import { DashboardTabs } from '../digest/index.ts'
import { ChatList } from './aside/chat-list.tsx'
import { Conversation } from './chat/conversation.tsx'
import { guideModalKey } from './queries.ts'

const Intro = lazy(async () => ({ default: (await import('./intro.tsx')).Intro }))
const TailorView = lazy(async () => ({ default: (await import('./tailor/tailor-view.tsx')).TailorView }))
const TailoredResumes = lazy(async () => ({ default: (await import('./tailor/tailored-resumes.tsx')).TailoredResumes }))
const Preferences = lazy(async () => ({ default: (await import('./aside/preferences.tsx')).Preferences }))

const views = [
  [undefined, 'Chat'],
  ['resumes', 'Résumés'],
  ['preferences', 'Preferences'],
] as const

/** A professional's copilot: the chats, the résumés made for jobs, and the preferences. */
export function CopilotPage() {
  const [search] = useSearchParams()
  const queryClient = useQueryClient()
  const query = useQuery(queryOf(useApi(), 'GET /api/v1/copilot'))
  const { data: state } = query
  const { data: isGuiding = false } = useQuery({
    queryKey: guideModalKey,
    queryFn: () => false,
    initialData: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const isIntroduced = state?.introduced
  useEffect(() => {
    if (isIntroduced === false) queryClient.setQueryData(guideModalKey, true)
  }, [isIntroduced, queryClient])

  const tailoredJob = search.get('tailor')
  const show = search.get('show')
  const openView = tailoredJob === null ? views.find(([view]) => view === show)?.[0] : 'resumes'
  return (
    <div className="mx-auto flex max-w-shell flex-col gap-6 px-gutter py-8 md:py-12">
      <PageHead title="Copilot" noindex />
      <DashboardTabs />
      <div>
        <h1 className="text-h1">Copilot</h1>
        <p className="mt-2 text-muted">
          Answers from your story and open jobs. It never makes things up and never sends anything.
        </p>
      </div>
      <nav aria-label="Copilot" className="flex flex-wrap gap-2">
        {views.map(([view, name]) => (
          <ChipLink
            key={name}
            to={view === undefined ? '/copilot' : `/copilot?show=${view}`}
            selected={view === openView}
          >
            {name}
          </ChipLink>
        ))}
      </nav>
      {query.isError && !state ? (
        <FailedBlock title="The copilot could not be loaded" onRetry={() => void query.refetch()} />
      ) : null}
      {state ? (
        <Suspense fallback={null}>
          {openView === undefined ? (
            <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_18rem]">
              <div className="flex min-w-0 flex-col gap-8">
                {isGuiding && search.get('chat') === null ? <Intro state={state} /> : null}
                <Conversation key={search.get('chat') ?? ''} chatId={search.get('chat')} state={state} />
              </div>
              <ChatList chats={state.chats} current={search.get('chat')} />
            </div>
          ) : null}
          {openView === 'resumes' && tailoredJob === null ? <TailoredResumes /> : null}
          {tailoredJob === null ? null : <TailorView key={tailoredJob} jobId={tailoredJob} />}
          {openView === 'preferences' ? <Preferences state={state} /> : null}
        </Suspense>
      ) : null}
    </div>
  )
}
