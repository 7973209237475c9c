import { t } from '@rise/texts'
import { Search, SlidersHorizontal } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../ui/base/button.tsx'
import { buttonClass } from '../../ui/base/button-style.ts'
import { cx } from '../../ui/base/class-names.ts'
import { useAddress } from '../../ui/base/page-address.ts'
import { type SearchWords, wordsOf } from './search-words.tsx'
import { useFilterForm } from './use-filter-form.ts'

interface FilterFormProps {
  /** The name of the form: `Courses`. */
  readonly label: string
  readonly search: SearchWords
  /** The list's path, where the form leads without scripts. */
  readonly action: string
  /** The address of the list as it is shown. */
  readonly href: string
  /** The names of parameters besides filters, such as the tab and the layout; without the search words and the page. */
  readonly besideFilters?: readonly string[]
  /** Returns the address of the list for the values of the form's fields. */
  readonly hrefOf: (form: HTMLFormElement) => string
  /** The columns of the grid. */
  readonly className: string
  /** The fields before the button; the first one is the search. */
  readonly children: ReactNode
  /** Further filters, below. */
  readonly more?: ReactNode
  readonly buttonClassName?: string
  /** The page has another primary action. */
  readonly quiet?: boolean
}

/** Whether the list's address sets a filter, so that a phone shows the filters unfolded. */
function isFiltered(href: string, besideFilters: readonly string[]): boolean {
  const otherNames = ['q', 'page', ...besideFilters]
  return [...new URLSearchParams(href.split('?')[1]).keys()].some((name) => !otherNames.includes(name))
}

/**
 * The filters of a list: a plain GET form, which works without scripts; with scripts, a choice applies immediately. On
 * a phone, everything but the search is folded.
 */
export function FilterForm(props: FilterFormProps) {
  const { label, search, action, href, besideFilters = [], hrefOf, className, children, more } = props
  const { buttonClassName, quiet } = props
  const { key, events } = useFilterForm(href, hrefOf)
  return (
    <search aria-label={label}>
      <form
        key={key}
        action={useAddress(action)}
        {...events}
        className={cx('folding grid items-end gap-4 rounded-card border border-line bg-surface p-4', className)}
      >
        {children}
        <div className={cx('flex gap-2 max-sm:col-span-full', buttonClassName)}>
          <Button
            type="submit"
            variant={quiet ? 'secondary' : 'primary'}
            icon={<Search size={16} aria-hidden />}
            className="grow"
          >
            {wordsOf(search)}
          </Button>
          <details data-fold="" open={isFiltered(href, besideFilters)} className="sm:hidden">
            <summary className={buttonClass('secondary', 'regular', 'list-none [&::-webkit-details-marker]:hidden')}>
              <SlidersHorizontal size={16} aria-hidden />
              {t('Filters')}
            </summary>
          </details>
        </div>
        {more ? <div className="col-span-full">{more}</div> : null}
      </form>
    </search>
  )
}
