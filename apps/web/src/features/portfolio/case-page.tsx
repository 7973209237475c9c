import type { PortfolioCase } from '@rise/contract/portfolio/shapes'
import { t } from '@rise/texts'
import { rich } from '@rise/texts/rich'
import { useQuery } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { useParams } from 'react-router'
import { isNotFound } from '../../app/base/api.ts'
import { queryOf } from '../../app/base/query.ts'
import { useApi, useSettings } from '../../app/base/settings.tsx'
import { ErrorBody } from '../../app/error/error-body.tsx'
import { JsonLd } from '../../app/page/json-ld.tsx'
import { linkPicturePath } from '../../app/page/link-picture-path.ts'
import { cutAtWord, PageHead } from '../../app/page/page-head.tsx'
import { useSession } from '../../app/session/use-session.tsx'
import { ButtonLink } from '../../ui/base/button.tsx'
import { Card } from '../../ui/base/card.tsx'
import { TextLink } from '../../ui/base/link.tsx'
import { LogoMark } from '../../ui/base/logo-mark.tsx'
import { ShareButton } from '../../ui/feedback/share-button.tsx'
import { Avatar } from '../../ui/marks/avatar.tsx'
import { addressesIn, addressesOf, FollowButton, ReportButton } from '../connections/index.ts'
import { Comments } from '../discussion/index.ts'
import { type CaseOwner, casePath, ownerPath } from './case-address.ts'
import { CaseCard } from './case-card.tsx'
import { caseJsonLd } from './case-json-ld.ts'
import { CaseView } from './case-view.tsx'
import { CreditQuestion } from './credit-question.tsx'
import { PeopleOfCase } from './people-of-case.tsx'
import { TeamJobs } from './team-jobs.tsx'

/** The maximum length of a title in search results and link previews, in characters. */
const LONGEST_TITLE = 60

/** A case of a portfolio, for everyone. */
export function CasePage() {
  const api = useApi()
  const { publicUrl } = useSettings()
  const { case: slug = '' } = useParams()
  const session = useSession()
  const member = session.status === 'member' ? session.user : undefined
  const { data: portfolioCase, error } = useQuery(
    queryOf(api, 'GET /api/v1/portfolio-cases/{slug}', { params: { slug } }),
  )
  if (isNotFound(error)) return <ErrorBody status={404} />
  if (!portfolioCase) return null
  const { author, next } = portfolioCase
  const path = casePath(author, portfolioCase.slug)
  const jsonLd = portfolioCase.noindex ? undefined : caseJsonLd(portfolioCase, publicUrl)
  const isOwn = member?._id === author._id
  const pictures = [...addressesOf(portfolioCase.cover), ...addressesIn(portfolioCase.body)]
  return (
    <div className="mx-auto max-w-shell px-gutter py-8 md:py-12">
      <PageHead
        title={cutAtWord(t('{title} by {author}', { title: portfolioCase.title, author: author.name }), LONGEST_TITLE)}
        description={portfolioCase.summary || portfolioCase.excerpt}
        path={path}
        noindex={portfolioCase.noindex}
        image={linkPicturePath(path, portfolioCase.cover ?? author.photo)}
        authored
      />
      {jsonLd ? <JsonLd value={jsonLd} /> : null}
      <CreditQuestion shown={portfolioCase} />
      <CaseView
        shown={portfolioCase}
        above={
          <p className="text-small text-muted">
            {rich('A case by {author}', {
              author: <TextLink to={ownerPath(author)}>{author.name}</TextLink>,
            })}
          </p>
        }
        aside={
          <>
            <AuthorCard author={author} act={session.status !== 'checking'} own={isOwn} />
            <PeopleOfCase people={portfolioCase.people} />
            <div className="flex flex-wrap gap-2">
              <ShareButton title={portfolioCase.title} url={publicUrl + path} />
              {isOwn ? (
                <ButtonLink to={editHref(author, portfolioCase.slug)} icon={<Pencil size={16} aria-hidden />}>
                  {t('Edit case')}
                </ButtonLink>
              ) : null}
              <ReportButton
                subject={{
                  kind: author.role === 'employer' ? 'company' : 'professional',
                  id: author._id,
                  author,
                  pictures,
                }}
              />
            </div>
          </>
        }
      />
      {/* As wide as the cover. */}
      <div className="lg:pe-[21rem]">
        <TeamJobs shown={portfolioCase} />
        {portfolioCase.publishedAt === null ? null : (
          <div className="max-w-reading">
            <Comments id={portfolioCase._id} what={t('this case')} />
          </div>
        )}
        {next ? (
          <section aria-labelledby="next" className="mt-12">
            <h2 id="next" className="mb-4 text-h2">
              {t('Next case')}
            </h2>
            <CaseCard author={author} portfolioCase={next} lone />
          </section>
        ) : null}
      </div>
    </div>
  )
}

function editHref({ role }: CaseOwner, slug: string): string {
  return role === 'employer' ? `/custom/portfolio/edit/${slug}` : `/professional/portfolio/${slug}/edit`
}

function AuthorCard({ author, own, act }: { author: PortfolioCase['author']; own: boolean; act: boolean }) {
  const { _id, role, name, headline, photo } = author
  return (
    <Card as="section" aria-label={t('Written by')} className="flex flex-col gap-3">
      <div className="flex items-center gap-3">
        {role === 'employer' ? (
          <LogoMark name={name} logo={photo} size={48} />
        ) : (
          <Avatar name={name} photo={photo} size={48} />
        )}
        <div className="min-w-0">
          <p className="font-semibold wrap-anywhere">
            <TextLink to={ownerPath(author)} look="plain">
              {name}
            </TextLink>
          </p>
          {headline ? <p className="line-clamp-3 text-small text-muted wrap-anywhere">{headline}</p> : null}
        </div>
      </div>
      {/* Space is reserved before the viewer is known. */}
      {own ? null : <div className="min-h-control">{act ? <FollowButton member={{ _id, role, name }} /> : null}</div>}
    </Card>
  )
}
