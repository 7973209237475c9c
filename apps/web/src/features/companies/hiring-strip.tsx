import { companyList } from '@rise/contract/companies/list'
import { t } from '@rise/texts'
import { useQuery } from '@tanstack/react-query'
import type { AppContext } from '../../app/base/app-context.ts'
import { useApi } from '../../app/base/settings.tsx'
import { itemsQuery } from '../../app/lists/list-queries.ts'
import { Anchor } from '../../ui/base/anchor.tsx'
import { LogoMark } from '../../ui/base/logo-mark.tsx'

const SHOWN_COUNT = 6

/** The logos of a few companies with open jobs, on the first screen of the home page. */
export function HiringStrip() {
  const { data: companies } = useQuery(itemsQuery(useApi(), companyList))
  if (!companies || companies.items.length === 0) return null
  return (
    <section aria-labelledby="hiring" className="mt-4 md:mt-12 md:border-t md:border-line md:pt-6">
      <h2 id="hiring" className="sr-only">
        {t('Companies that are hiring')}
      </h2>
      <ul className="-mx-2 flex flex-wrap items-center gap-x-2 gap-y-1 lg:justify-between">
        {companies.items.slice(0, SHOWN_COUNT).map(({ _id, slug, companyName, logo }) => (
          <li key={_id} className="min-w-0 max-md:basis-[calc(50%-0.5rem)] md:max-lg:basis-[calc(33.3%-0.5rem)]">
            <Anchor
              to={`/company/${slug}`}
              className="flex min-h-touch min-w-0 items-center gap-2 rounded-control px-2 py-1 text-small font-medium hover:bg-raised"
            >
              <LogoMark name={companyName} logo={logo} size={32} />
              <span className="min-w-0 wrap-anywhere">{companyName}</span>
            </Anchor>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function loadHiringStrip({ api, queryClient }: AppContext): Promise<unknown> {
  return queryClient.ensureQueryData(itemsQuery(api, companyList))
}
