import { departmentName } from '@rise/contract/catalogs/departments/words'
import { formatInteger } from '@rise/contract/words'
import { t } from '@rise/texts'
import { rich } from '@rise/texts/rich'
import { Fragment } from 'react'
import { ChipLink } from '../../ui/base/chip.tsx'
import { TextLink } from '../../ui/base/link.tsx'
import { formatAmount } from './base/format.ts'
import { jobsHref } from './base/jobs-address.ts'
import type { JobsView } from './base/jobs-view.ts'
import type { JobInsights, JobsPageData } from './base/queries.ts'
import { headingOf } from './jobs-heading.ts'

const CURRENCY_COUNT = 3
const COMPANY_COUNT = 5
const SKILL_COUNT = 8

interface Props {
  view: JobsView
  title: string
  jobs: JobsPageData
  insights: JobInsights
}

/**
 * Statistics of the jobs in a list: pay with its sample size, the top employers, the required skills; then related
 * lists.
 */
export function ListInsights({ view, title, jobs, insights }: Props) {
  const { total, totalCapped } = jobs
  const { basedOn, related } = insights
  const pay = insights.pay.slice(0, CURRENCY_COUNT)
  const companies = insights.companies.filter(({ jobs }) => jobs > 1).slice(0, COMPANY_COUNT)
  const skills = insights.skills.filter(({ jobs }) => jobs > 1).slice(0, SKILL_COUNT)
  const narrowedHref = (part: JobsView) => jobsHref({ ...view, sort: undefined, page: undefined, ...part })
  const withWord = (word: string) => narrowedHref({ keyword: [view.keyword, word].filter(Boolean).join(' ') })
  return (
    <>
      {pay.length > 0 || companies.length > 0 || skills.length > 0 ? (
        <section aria-labelledby="numbers" className="flex max-w-reading flex-col gap-2 text-muted">
          <h2 id="numbers" className="text-h3 text-text">
            {t('In numbers')}
          </h2>
          <p>
            {t('{title}: {count, plural, one {{shown} job} other {{shown} jobs}} open now.', {
              title,
              count: total,
              shown: formatInteger(total, totalCapped),
            })}
            {basedOn < total ? ` ${t('Based on the {count} newest jobs.', { count: formatInteger(basedOn) })}` : ''}
          </p>
          {pay.length > 0 ? (
            <p className="tabular-nums">{t('Median pay a year: {pay}.', { pay: pay.map(payText).join(', ') })}</p>
          ) : null}
          {companies.length > 0 ? (
            <p>
              {rich('Most are at {companies}.', {
                companies: (
                  <Links
                    links={companies.map(({ slug, name, jobs }) => ({
                      to: narrowedHref({ company: slug }),
                      text: name,
                      jobs,
                    }))}
                  />
                ),
              })}
            </p>
          ) : null}
          {skills.length > 0 ? (
            <p>
              {rich('Most wanted: {skills}.', {
                skills: <Links links={skills.map(({ name, jobs }) => ({ to: withWord(name), text: name, jobs }))} />,
              })}
            </p>
          ) : null}
        </section>
      ) : null}
      <RelatedLists related={related} />
    </>
  )
}

/** Links to related lists that have jobs. */
function RelatedLists({ related }: { related: JobInsights['related'] }) {
  if (related.length === 0) return null
  return (
    <nav aria-labelledby="related">
      <h2 id="related" className="text-h3">
        {t('Related searches')}
      </h2>
      <ul className="mt-3 flex flex-wrap gap-2">
        {related.map(({ list, category, location, keyword, jobs }) => {
          const view: JobsView = {
            list: list === 'all' ? undefined : [list],
            category: category?.slug,
            location: location?.slug,
            keyword: keyword ?? undefined,
          }
          const name =
            keyword && !category && !location && list === 'all'
              ? keyword
              : headingOf(view, { category: category ? departmentName(category) : undefined, location: location?.name })
          const href = jobsHref(view)
          return (
            <li key={href} className="min-w-0">
              <ChipLink to={href}>
                {name}{' '}
                <span className="font-normal tabular-nums">
                  {rich('{count, plural, one {{shown}<hidden> job</hidden>} other {{shown}<hidden> jobs</hidden>}}', {
                    count: jobs,
                    shown: formatInteger(jobs),
                    hidden: (text) => <span className="sr-only">{text}</span>,
                  })}
                </span>
              </ChipLink>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

function payText({ currency, median, jobs }: JobInsights['pay'][number]): string {
  return t('{amount} (of {count, plural, one {{shown} job} other {{shown} jobs}} that say it in {currency})', {
    amount: formatAmount(Math.round(median), currency),
    count: jobs,
    shown: formatInteger(jobs),
    currency,
  })
}

function Links({ links }: { links: readonly { to: string; text: string; jobs: number }[] }) {
  return links.map(({ to, text, jobs }, index) => (
    <Fragment key={to}>
      {index > 0 ? ', ' : ''}
      <TextLink to={to}>{text}</TextLink> <span className="text-subtle tabular-nums">({formatInteger(jobs)})</span>
    </Fragment>
  ))
}
