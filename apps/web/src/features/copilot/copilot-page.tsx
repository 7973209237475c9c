import { msg, t } from '@rise/texts'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { queryOf } from '../../app/base/query.ts'
import { useApi } from '../../app/base/settings.tsx'
import { PageHead } from '../../app/page/page-head.tsx'
import { ChipLink } from '../../ui/base/chip.tsx'
import { FailedBlock } from '../../ui/base/failed-block.tsx'
import { DashboardTabs } from '../digest/index.ts'
import { ChatList } from './aside/chat-list.tsx'
import { Conversation } from './chat/conversation.tsx'
import { OpeningSkeleton } from './copilot-skeleton.tsx'

const TailorView = lazy(async () => ({ default: (await import('./tailor/tailor-view.tsx')).TailorView }))
const TailoredResumes = lazy(async () => ({ default: (await import('./tailor/tailored-resumes.tsx')).TailoredResumes }))
const Preferences = lazy(async () => ({ default: (await import('./aside/preferences.tsx')).Preferences }))

const views = [
  [undefined, msg('Chat')],
  ['resumes', msg('Résumés')],
  ['preferences', msg('Preferences')],
] as const

/** A professional's copilot: its opening and the chats, the résumés made for jobs, and the preferences. */
export function CopilotPage() {
  const [search] = useSearchParams()
  const api = useApi()
  const query = useQuery(queryOf(api, 'GET /api/v1/copilot'))
  const { data: state } = query

  const chatId = search.get('chat')
  const tailoredJob = search.get('tailor')
  const show = search.get('show')
  const openView = tailoredJob === null ? views.find(([view]) => view === show)?.[0] : 'resumes'
  const isOpening = openView === undefined && chatId === null
  const opening = useQuery({ ...queryOf(api, 'GET /api/v1/copilot/opening'), enabled: isOpening })
  const isLoading = query.isPending || (isOpening && opening.isPending)
  return (
    <div className="mx-auto max-w-shell px-gutter py-8 md:py-12">
      <PageHead title={t('Copilot')} noindex />
      <DashboardTabs />
      <div className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 className="text-h1">{t('Copilot')}</h1>
        <nav aria-label={t('Copilot')} className="flex flex-wrap gap-2">
          {views.map(([view, name]) => (
            <ChipLink
              key={view ?? 'chat'}
              to={view === undefined ? '/copilot' : `/copilot?show=${view}`}
              selected={view === openView}
            >
              {t(name)}
            </ChipLink>
          ))}
        </nav>
      </div>
      {/* As high as the window, so that the footer doesn't move when the content arrives. */}
      <div className="mt-8 min-h-below-bar">
        {query.isError && !state ? (
          <FailedBlock title={t('The copilot could not be loaded')} onRetry={() => void query.refetch()} />
        ) : null}
        {isLoading ? <OpeningSkeleton /> : null}
        {state && !isLoading ? (
          <Suspense fallback={<OpeningSkeleton />}>
            {openView === undefined ? (
              <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_17rem]">
                <Conversation key={chatId ?? ''} chatId={chatId} state={state} opening={opening.data} />
                <ChatList chats={state.chats} current={chatId} />
              </div>
            ) : null}
            {openView === 'resumes' && tailoredJob === null ? <TailoredResumes /> : null}
            {tailoredJob === null ? null : <TailorView key={tailoredJob} jobId={tailoredJob} />}
            {openView === 'preferences' ? <Preferences state={state} /> : null}
          </Suspense>
        ) : null}
      </div>
    </div>
  )
}
