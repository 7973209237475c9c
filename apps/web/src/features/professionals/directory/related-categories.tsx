import { directoryList } from '@rise/contract/professionals/directory/list'
import { formatInteger } from '@rise/contract/words'
import { t } from '@rise/texts'
import { ChipLink } from '../../../ui/base/chip.tsx'
import type { DirectoryCounts } from './directory-fields.tsx'
import type { DirectoryView } from './directory-words.ts'

const MAX_CATEGORIES = 12

/**
 * The other categories of the people found. Without filters or exact counts, the largest categories with their numbers.
 */
export function RelatedCategories({ view, counts }: { view: DirectoryView; counts: DirectoryCounts }) {
  const otherCategories = counts.category.filter(({ value }) => value !== view.category).slice(0, MAX_CATEGORIES)
  if (otherCategories.length === 0) return null
  return (
    <nav aria-labelledby="related-categories" className="mt-12">
      <h2 id="related-categories" className="text-h3">
        {directoryList.isNarrowed(view) && counts.exact ? t('They also work in') : t('Browse by expertise')}
      </h2>
      <ul className="mt-4 flex flex-wrap gap-2">
        {otherCategories.map(({ value, name, people }) => (
          <li key={value} className="max-w-full min-w-0">
            <ChipLink to={directoryList.href({ category: value })}>
              {name}
              {directoryList.isNarrowed(view) && counts.exact ? null : (
                <span className="tabular-nums"> ({formatInteger(people)})</span>
              )}
            </ChipLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
