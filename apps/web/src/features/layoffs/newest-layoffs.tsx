import { layoffList } from '@rise/contract/layoffs/list'
import { useQuery } from '@tanstack/react-query'
import type { AppContext } from '../../app/base/app-context.ts'
import { useApi } from '../../app/base/settings.tsx'
import { itemsQuery } from '../../app/lists/list-queries.ts'
import { Anchor } from '../../ui/base/anchor.tsx'
import { PageSection } from '../../ui/layout/page-section.tsx'
import { dayInWords, layoffTitle } from './layoff-words.ts'
import { layoffHref } from './tracker-address.ts'

const SHOWN_COUNT = 4

/** The newest layoffs, on the home page. Nothing without any. */
export function NewestLayoffs() {
  const { data } = useQuery(itemsQuery(useApi(), layoffList))
  if (!data || data.items.length === 0) return null
  return (
    <PageSection title="Newest layoffs" more={{ to: layoffList.path, label: 'Layoff tracker' }}>
      <ul className="grid gap-x-12 md:grid-cols-2">
        {data.items.slice(0, SHOWN_COUNT).map((layoff) => (
          <li key={layoff._id} className="tally">
            <Anchor to={layoffHref(layoff.slug)} className="list-link min-w-0">
              {layoffTitle(layoff)}
            </Anchor>
            <span>{dayInWords(layoff.date)}</span>
          </li>
        ))}
      </ul>
    </PageSection>
  )
}

export function loadNewestLayoffs({ api, queryClient }: AppContext): Promise<unknown> {
  return queryClient.ensureQueryData(itemsQuery(api, layoffList))
}
