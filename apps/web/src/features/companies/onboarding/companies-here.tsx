import { companyList } from '@rise/contract/companies/list'
import { formatInteger } from '@rise/contract/words'
import { t } from '@rise/texts'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../app/base/settings.tsx'
import { itemsQuery } from '../../../app/lists/list-queries.ts'
import { Anchor } from '../../../ui/base/anchor.tsx'
import { TextLink } from '../../../ui/base/link.tsx'
import { LogoMark } from '../../../ui/base/logo-mark.tsx'

const SHOWN_COUNT = 4
/** With fewer companies, a number would deter rather than convince. */
const FEWEST_COUNTED = 10

/** Links to companies that are here already; nothing on a new installation. */
export function CompaniesHere() {
  const { data: companies } = useQuery(itemsQuery(useApi(), companyList))
  if (!companies || companies.items.length === 0) return null
  const { items, total } = companies
  return (
    <section aria-labelledby="companies-here" className="mt-8">
      <h2 id="companies-here" className="text-small font-semibold text-muted">
        {total < FEWEST_COUNTED
          ? t('Already hiring here')
          : t('{count} companies are here', { count: formatInteger(total) })}
      </h2>
      <ul className="mt-2 grid grid-cols-2 gap-x-2">
        {items.slice(0, SHOWN_COUNT).map(({ _id, slug, companyName, logo }) => (
          <li key={_id} className="min-w-0">
            <Anchor
              to={`/company/${slug}`}
              className="-mx-2 flex min-h-touch min-w-0 items-center gap-2 rounded-control px-2 font-medium text-text hover:bg-raised"
            >
              <LogoMark name={companyName} logo={logo} size={32} />
              <span className="truncate">{companyName}</span>
            </Anchor>
          </li>
        ))}
      </ul>
      <p className="mt-2">
        <TextLink to="/companies">{t('See their pages')}</TextLink>
      </p>
    </section>
  )
}
