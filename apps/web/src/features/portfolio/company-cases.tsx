import type { Company } from '@rise/contract/companies/shapes'
import { formatInteger } from '@rise/contract/words'
import { t } from '@rise/texts'
import { cx } from '../../ui/base/class-names.ts'
import { TextLink } from '../../ui/base/link.tsx'
import { CaseCard } from './case-card.tsx'

/** The first cases on a company's page. Renders nothing if there are none. */
export function CompanyCases({ company: { slug, cases } }: { company: Company }) {
  const { first, total } = cases
  if (first.length === 0) return null
  return (
    <section aria-labelledby="portfolio">
      <h2 id="portfolio" className="text-h2">
        {t('Portfolio')}
      </h2>
      <ul className={cx('mt-4 grid gap-4', first.length > 1 && 'sm:grid-cols-2')}>
        {first.map((portfolioCase) => (
          <li key={portfolioCase._id}>
            <CaseCard author={{ role: 'employer', slug }} portfolioCase={portfolioCase} lone={first.length === 1} />
          </li>
        ))}
      </ul>
      {total > first.length ? (
        <p className="mt-3">
          <TextLink to={`/company/${slug}/portfolio`}>
            {t('See all {count} cases', { count: formatInteger(total) })}
          </TextLink>
        </p>
      ) : null}
    </section>
  )
}
