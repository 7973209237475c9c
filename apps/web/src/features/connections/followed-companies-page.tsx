import type { CompanyNews } from '@rise/contract/jobs/saving/shapes'
import { t } from '@rise/texts'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../../app/base/query.ts'
import { useApi } from '../../app/base/settings.tsx'
import { PageHead } from '../../app/page/page-head.tsx'
import { ButtonLink } from '../../ui/base/button.tsx'
import { ChipLink } from '../../ui/base/chip.tsx'
import { cx } from '../../ui/base/class-names.ts'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { FollowedNews } from './followed-news.tsx'
import { MemberList } from './member-list.tsx'
import { SuggestedCompanies } from './suggestion-list.tsx'

const MAX_SUGGESTED = 12

/** The companies that a professional follows, those with new jobs first, and suggestions. */
export function FollowedCompaniesPage() {
  const news = useQuery(queryOf(useApi(), 'GET /api/v1/followed-news'))
  return (
    <div className="mx-auto min-h-dvh max-w-shell px-gutter py-8 md:py-12">
      <PageHead title={t('Companies you follow')} noindex />
      <h1 className="text-h1">{t('Companies you follow')}</h1>
      <nav aria-label={t('Parts of your community')} className="mt-6 flex flex-wrap gap-2">
        <ChipLink to="/professional/community">{t('Community')}</ChipLink>
        <ChipLink to="/professional/companies" selected>
          {t('Companies')}
        </ChipLink>
      </nav>
      <div className="mt-8 grid gap-x-12 gap-y-12 lg:grid-cols-2">
        {/* New jobs come first, so the list below them waits until they are loaded. */}
        <div className={cx('min-w-0', news.isPending && 'max-lg:min-h-dvh')}>
          <div hidden={news.isPending}>
            <Followed news={news.data ?? []} />
          </div>
        </div>
        <section aria-labelledby="suggested" className="min-w-0">
          <h2 id="suggested" className="text-h2">
            {t('Suggested')}
          </h2>
          <div className="mt-4">
            <SuggestedCompanies most={MAX_SUGGESTED} />
          </div>
        </section>
      </div>
    </div>
  )
}

function Followed({ news }: { news: readonly CompanyNews[] }) {
  return (
    <>
      <FollowedNews news={news} />
      <section aria-labelledby="followed">
        <h2 id="followed" className="text-h2">
          {t('Followed')}
        </h2>
        {/* Until the list is loaded, its box is as high as a phone’s screen, so that nothing below moves. */}
        <div className="mt-4 rounded-card border border-line bg-surface max-lg:empty:min-h-dvh max-lg:has-aria-busy:min-h-dvh">
          <MemberList
            list="following"
            of="employer"
            label={t('Companies you follow')}
            failed={t('Couldn’t load companies you follow')}
            boxed
            empty={
              <EmptyState
                kind="nothing-yet"
                heading="h3"
                title={t('You follow no company yet')}
                action={<ButtonLink to="/companies">{t('See companies')}</ButtonLink>}
              >
                {t('Companies you follow appear here, and their new jobs in your community.')}
              </EmptyState>
            }
          />
        </div>
      </section>
    </>
  )
}
