import { t } from '@rise/texts'
import { rich } from '@rise/texts/rich'
import { useQuery } from '@tanstack/react-query'
import { Link2, PenLine } from 'lucide-react'
import { type ReactNode, Suspense } from 'react'
import { presentVersion, queryOf } from '../../app/base/query.ts'
import { useApi } from '../../app/base/settings.tsx'
import { FormPage } from '../../app/forms/form-page.tsx'
import { Card, CardAbove, CardLink } from '../../ui/base/card.tsx'
import { FailedBlock } from '../../ui/base/failed-block.tsx'
import { IconMark } from '../../ui/states/icon-mark.tsx'
import { RelativeTime } from '../../ui/time/time.tsx'
import { PendingNotice } from '../session/index.ts'
import { DeleteDraft } from './delete-draft.tsx'
import { HeadlineCard } from './headline-card.tsx'
import { draftHref } from './headlines-address.ts'

/** The start of a headline: write an article, share a link, or continue a draft. */
export function CreatePage() {
  return (
    <FormPage title={t('Create a headline')} intro={t('An article or a link, for the readers you choose.')}>
      <div className="flex flex-col gap-8">
        <Suspense fallback={null}>
          <PendingNotice />
        </Suspense>
        <div className="grid gap-4 sm:grid-cols-2">
          <StartLink to="/headlines/create/manual" icon={<PenLine size={20} />} title={t('Write an article')}>
            {t('Your own words, with pictures. A draft until you publish it.')}
          </StartLink>
          <StartLink to="/headlines/create/link" icon={<Link2 size={20} />} title={t('Share a link')}>
            {t('A page worth reading, and what you think of it.')}
          </StartLink>
          <p className="text-small text-subtle sm:col-span-2">
            {t('Publishing needs the Creator plan. Without it, you can still edit what you’ve published.')}
          </p>
        </div>
        <Drafts />
        <Examples />
      </div>
    </FormPage>
  )
}

function StartLink({ to, icon, title, children }: { to: string; icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <Card className="flex h-full flex-col gap-3">
      <IconMark size={40}>{icon}</IconMark>
      <h2 className="text-h3">
        <CardLink to={to}>{title}</CardLink>
      </h2>
      <p className="text-small text-muted">{children}</p>
    </Card>
  )
}

/** Examples from the first page of headlines: the newest article with a cover, and the newest link. */
function Examples() {
  const { data } = useQuery(queryOf(useApi(), 'GET /api/v1/headlines', { query: {} }))
  const article = data?.items.find(({ host, cover }) => host === null && cover !== null)
  const link = data?.items.find(({ host }) => host !== null)
  const examples = [article, link].filter((headline) => headline !== undefined)
  if (examples.length === 0) return null
  return (
    <section aria-labelledby="examples">
      <h2 id="examples" className="text-h3">
        {t('What it looks like once it’s published')}
      </h2>
      <ul className="rows mt-4">
        {examples.map((headline) => (
          <li key={headline._id}>
            <HeadlineCard
              headline={headline}
              author={headline.author}
              reactions={headline.reactions}
              comments={headline.comments}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Drafts() {
  const api = useApi()
  const {
    data: drafts,
    isError,
    isFetching,
    refetch,
  } = useQuery(queryOf(api, 'GET /api/v1/headline-drafts', {}, presentVersion))
  if (isError && !drafts) {
    return (
      <FailedBlock title={t('Your drafts could not be loaded')} onRetry={() => void refetch()} retrying={isFetching} />
    )
  }
  if (!drafts || drafts.length === 0) return null
  return (
    <section aria-labelledby="drafts">
      <h2 id="drafts" className="text-h2">
        {t('Your drafts')}
      </h2>
      <ul className="mt-4 flex flex-col gap-3">
        {drafts.map(({ _id, slug, title, updatedAt }) => (
          <Card as="li" key={_id} className="flex items-center justify-between gap-4">
            <div className="min-w-0">
              <h3 className="text-body wrap-anywhere">
                <CardLink to={draftHref(slug)}>{title}</CardLink>
              </h3>
              <p className="text-small text-subtle">
                {rich('Edited {when}', { when: <RelativeTime date={updatedAt} /> }, 'a draft')}
              </p>
            </div>
            <CardAbove>
              <DeleteDraft slug={slug} title={title} />
            </CardAbove>
          </Card>
        ))}
      </ul>
    </section>
  )
}
