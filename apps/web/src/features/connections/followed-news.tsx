import type { CompanyNews } from '@rise/contract/jobs/saving/shapes'
import { t } from '@rise/texts'
import { CardAbove, CardLink } from '../../ui/base/card.tsx'
import { cx } from '../../ui/base/class-names.ts'
import { TextLink } from '../../ui/base/link.tsx'
import { LogoMark } from '../../ui/base/logo-mark.tsx'
import { firstAndRest } from '../../ui/layout/first-and-rest.ts'
import { Fold } from '../../ui/layout/fold.tsx'

const FIRST_COMPANIES = 5

/** The followed companies with new jobs. Renders nothing without any. */
export function FollowedNews({ news }: { news: readonly CompanyNews[] }) {
  if (news.length === 0) return null
  const [first, rest] = firstAndRest(news, FIRST_COMPANIES)
  return (
    <section aria-labelledby="followed-news" className="mb-12">
      <h2 id="followed-news" className="text-h2">
        {t('New this week')}
      </h2>
      <NewsRows news={first} className="mt-4" />
      {rest.length > 0 ? (
        <Fold label={t('{count, plural, one {# more company} other {# more companies}}', { count: rest.length })}>
          <NewsRows news={rest} className="mt-2" />
        </Fold>
      ) : null}
    </section>
  )
}

function NewsRows({ news, className }: { news: readonly CompanyNews[]; className: string }) {
  return (
    <ul className={cx('rows', className)}>
      {news.map(({ company, jobs, latest }) => (
        <li key={company._id}>
          <article className="row flex items-start gap-3">
            <LogoMark name={company.companyName} logo={company.logo} size={40} />
            <div className="min-w-0 grow">
              <div className="flex flex-wrap items-baseline justify-between gap-x-4">
                <h3 className="min-w-0 text-body font-semibold wrap-anywhere">
                  <CardLink to={`/jobs?company=${company.slug}`}>{company.companyName}</CardLink>
                </h3>
                <p className="text-small font-medium text-success tabular-nums">
                  {t('{count, plural, one {# new job} other {# new jobs}}', { count: jobs })}
                </p>
              </div>
              <CardAbove className="w-fit max-w-full text-small text-muted">
                {latest.map(({ slug, title }) => (
                  <p key={slug} className="truncate">
                    <TextLink look="quiet" to={`/jobs/${slug}`}>
                      {title}
                    </TextLink>
                  </p>
                ))}
              </CardAbove>
            </div>
          </article>
        </li>
      ))}
    </ul>
  )
}
