import { industryName } from '@rise/contract/catalogs/industries/words'
import { offeredReactions } from '@rise/contract/discussion/kinds'
import { layoffList } from '@rise/contract/layoffs/list'
import type { Layoff } from '@rise/contract/layoffs/shapes'
import { formatInteger } from '@rise/contract/words'
import { t } from '@rise/texts'
import { rich } from '@rise/texts/rich'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import { queryOf } from '../../../app/base/query.ts'
import { useApi, useSettings } from '../../../app/base/settings.tsx'
import { linkPicturePath } from '../../../app/page/link-picture-path.ts'
import { PageHead } from '../../../app/page/page-head.tsx'
import { cx } from '../../../ui/base/class-names.ts'
import { Facts } from '../../../ui/base/facts.tsx'
import { TextLink } from '../../../ui/base/link.tsx'
import { LogoMark } from '../../../ui/base/logo-mark.tsx'
import { ShareButton } from '../../../ui/feedback/share-button.tsx'
import { Comments, ReactionBar } from '../../discussion/index.ts'
import { dayInWords, layoffSentence, layoffTitle, peopleInWords } from '../layoff-words.ts'
import { layoffHref } from '../tracker-address.ts'
import { CompanyWords } from './company-words.tsx'
import { HiringEmployers } from './hiring-employers.tsx'
import { JobsNearby } from './jobs-nearby.tsx'
import { OwnChoice } from './own-choice.tsx'
import { PeopleAffected } from './people-affected.tsx'

/**
 * A layoff: the known facts in one sentence, the offer to people affected, the company's statement, people looking for
 * work, employers that hire them, jobs in the place, and comments.
 */
export function LayoffPage() {
  const { layoff: slug = '' } = useParams()
  const { data: layoff } = useQuery(queryOf(useApi(), 'GET /api/v1/layoffs/{slug}', { params: { slug } }))
  const { publicUrl } = useSettings()
  if (!layoff) return null
  const title = layoffTitle(layoff)
  const href = layoffHref(layoff.slug)
  const { company, companyName } = layoff
  const isAlone = layoff.others.length === 0
  return (
    <div className="mx-auto max-w-shell px-gutter py-8 md:py-12">
      <PageHead
        title={title}
        description={t('{title} on {day}: people looking for work, and companies that hire them.', {
          title,
          day: dayInWords(layoff.date),
        })}
        path={href}
        image={linkPicturePath(href, company?.logo)}
      />
      <p className="mb-3 text-small text-muted">
        <TextLink to={layoffList.path}>{t('Layoff tracker')}</TextLink>
      </p>
      <div className="flex items-start gap-4 max-sm:flex-col">
        <LogoMark name={companyName} logo={company?.logo} size={64} />
        <div className="min-w-0 grow">
          <h1 className="text-h1 wrap-anywhere">
            {rich('Layoffs at <link>{company}</link>', {
              company: companyName,
              link: (name) => (
                <TextLink
                  look="plain"
                  to={company ? `/company/${company.slug}` : layoffList.href({ q: companyName })}
                  className="underline decoration-line underline-offset-4"
                >
                  {name}
                </TextLink>
              ),
            })}
          </h1>
          <p className="mt-2 max-w-reading text-lead text-balance wrap-anywhere">{layoffSentence(layoff)}</p>
          <MoreFacts layoff={layoff} />
        </div>
        <div className="shrink-0">
          <ShareButton title={title} url={publicUrl + href} />
        </div>
      </div>
      <div className="mt-8 grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className={cx('flex min-w-0 flex-col gap-12', isAlone && 'lg:col-span-2')}>
          <OwnChoice slug={layoff.slug} companyName={companyName} />
          <CompanyWords layoff={layoff} />
          <PeopleAffected slug={layoff.slug} />
          <HiringEmployers layoff={layoff} />
          <JobsNearby place={layoff.place} />
        </div>
        {isAlone ? null : <OtherLayoffs layoff={layoff} />}
        <div className="min-w-0 lg:col-start-1">
          <ReactionBar
            id={layoff._id}
            what={t('this layoff')}
            reactions={layoff.reactions}
            offered={offeredReactions('layoff')}
          />
          <Comments id={layoff._id} what={t('this layoff')} />
        </div>
      </div>
    </div>
  )
}

/** What the sentence above doesn't contain, and links to similar layoffs. Renders nothing if none of it is known. */
function MoreFacts({ layoff: { place, industry, source, landed } }: { layoff: Layoff }) {
  return (
    <p className="mt-2 text-small text-muted wrap-anywhere tabular-nums empty:hidden">
      <Facts>
        {place || industry ? <SimilarLayoffs place={place} industry={industry} /> : null}
        {source
          ? rich('Source: <link>{host}</link>', {
              host: new URL(source).host.replace(/^www\./, ''),
              link: (host) => <TextLink to={source}>{host}</TextLink>,
            })
          : null}
        {landed > 0 ? t('Found a job: {count} so far', { count: formatInteger(landed) }) : null}
      </Facts>
    </p>
  )
}

/** Links to the layoffs in the same place and in the same industry, as far as these are known. */
function SimilarLayoffs({ place, industry }: Pick<Layoff, 'place' | 'industry'>) {
  const inPlace = (name: ReactNode) =>
    place ? <TextLink to={layoffList.href({ place: place.slug })}>{name}</TextLink> : null
  const inIndustry = (name: ReactNode) =>
    industry ? <TextLink to={layoffList.href({ industry: industry.slug })}>{name}</TextLink> : null
  if (place && industry) {
    return rich('More layoffs in <place>{placeName}</place> or in <industry>{industryName}</industry>', {
      placeName: place.name,
      industryName: industryName(industry),
      place: inPlace,
      industry: inIndustry,
    })
  }
  return place
    ? rich('More layoffs in <place>{placeName}</place>', { placeName: place.name, place: inPlace })
    : rich('More layoffs in <industry>{industryName}</industry>', {
        industryName: industry ? industryName(industry) : '',
        industry: inIndustry,
      })
}

/** Other layoffs at the company, each named by its number of people, or by its date if the number is unknown. */
function OtherLayoffs({ layoff: { others, companyName } }: { layoff: Layoff }) {
  return (
    <section aria-labelledby="others">
      <h2 id="others" className="text-h3">
        {t('More layoffs at {company}', { company: companyName })}
      </h2>
      <ul className="mt-3 flex flex-col gap-2">
        {others.map(({ _id, slug, number, date, place }) => (
          <li key={_id} className="tally">
            <TextLink to={layoffHref(slug)}>{number === null ? dayInWords(date) : peopleInWords(number)}</TextLink>
            <span>{number === null ? place?.name : dayInWords(date)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
