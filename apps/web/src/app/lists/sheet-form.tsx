import type { FilteredList, ListView } from '@rise/contract/list'
import { t } from '@rise/texts'
import { Search, SlidersHorizontal } from 'lucide-react'
import { type ReactNode, Suspense, useRef, useState } from 'react'
import { Button } from '../../ui/base/button.tsx'
import { useAddress } from '../../ui/base/page-address.ts'
import { viewOfForm } from './form-view.ts'
import { MoreFilters } from './list-form.tsx'
import { type SearchWords, wordsOf } from './search-words.tsx'
import { useFilterForm } from './use-filter-form.ts'

interface SheetFormProps<Name extends string> {
  readonly list: FilteredList<string, string, Name>
  readonly view: ListView<Name>
  /** The name of the form: `Companies`. */
  readonly label: string
  readonly search: SearchWords
  readonly searchField: ReactNode
  /** Two fields next to the search. `show` applies a choice whose control fires no change event. */
  readonly main: (show: () => void) => ReactNode
  readonly mainNames: readonly NoInfer<Name>[]
  readonly more: ReactNode
  readonly moreNames: readonly NoInfer<Name>[]
  readonly moreColumns: string
  /** The fields for narrow screens, in a `ListSheet`. */
  readonly sheet: (close: () => void) => ReactNode
  /** Called when the sheet will probably be opened. */
  readonly onNear?: () => void
}

/**
 * The form of a list that has many filters: a plain GET form, which works without scripts. On narrow screens, a sheet
 * has all fields but the search; the form's own are hidden, and removed while the sheet is open.
 */
export function SheetForm<Name extends string>(props: SheetFormProps<Name>) {
  const { list, view, label, search, searchField, main, mainNames, more, moreNames, moreColumns, sheet, onNear } = props
  const [isOpen, setIsOpen] = useState(false)
  const ref = useRef<HTMLFormElement>(null)
  const { key, events, show } = useFilterForm(list.href(view), (form) => list.href(viewOfForm(list, form, view)))
  const chosenCount = [...mainNames, ...moreNames].filter((name) => view[name] !== '').length
  return (
    <search aria-label={label}>
      <form
        key={key}
        ref={ref}
        action={useAddress(list.path)}
        {...events}
        className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-4 rounded-card border border-line bg-surface p-4 sm:grid-cols-[minmax(0,1fr)_auto_auto] lg:grid-cols-[2fr_1fr_1fr_auto]"
      >
        {searchField}
        <div className="order-last col-span-full gap-4 max-lg:hidden max-lg:noscript:grid lg:order-none lg:contents">
          {isOpen ? null : main(() => (ref.current ? show(ref.current) : undefined))}
        </div>
        <Button type="submit" variant="primary" icon={<Search size={16} aria-hidden />}>
          {wordsOf(search)}
        </Button>
        <div className="order-last col-span-full max-lg:hidden max-lg:noscript:block">
          {isOpen ? null : (
            <MoreFilters view={view} names={moreNames} columns={moreColumns}>
              {more}
            </MoreFilters>
          )}
        </div>
        <div className="lg:hidden noscript:hidden">
          <Button
            icon={<SlidersHorizontal size={16} aria-hidden />}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            onPointerEnter={onNear}
            onClick={() => setIsOpen(true)}
          >
            {chosenCount > 0 ? t('Filters ({count})', { count: chosenCount }) : t('Filters')}
          </Button>
        </div>
      </form>
      {isOpen ? <Suspense fallback={null}>{sheet(() => setIsOpen(false))}</Suspense> : null}
    </search>
  )
}
