import { Search, SlidersHorizontal } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { useShowHref } from '../../app/page/view-change.ts'
import { Button } from '../../ui/base/button.tsx'
import { TextField } from '../../ui/base/field.tsx'
import { Disclosure } from '../../ui/layout/disclosure.tsx'
import { type CompaniesView, companiesHref, searchOfForm, viewOfSearch } from './companies-address.ts'
import { type CompanyFilterProps, MainFields, MoreFields } from './company-filter-fields.tsx'

const loadSheet = () => import('./companies-filter-sheet.tsx')
const FilterSheet = lazy(async () => ({ default: (await loadSheet()).CompaniesFilterSheet }))
const inMore = ['stage', 'size', 'teamSize', 'hiring', 'sort'] as const
const inSheet = ['place', 'industry', ...inMore] as const

/**
 * All filters of the list: a plain GET form, which works without scripts; with them, a choice applies at once. On
 * narrow screens, a sheet has the fields that aren't typed.
 */
export function CompaniesFilters({ view, options, counts }: CompanyFilterProps) {
  const showHref = useShowHref()
  const [open, setOpen] = useState(false)
  const { id, isMore, onOwn } = useFormOf(view)
  const ref = useRef<HTMLFormElement>(null)
  const fields = { view, options, counts }
  const chosen = inSheet.filter((name) => view[name] !== '').length
  const show = (form: HTMLFormElement) => {
    const href = companiesHref(viewOfSearch(searchOfForm(form)))
    onOwn(href)
    showHref(href)
  }
  return (
    <search aria-label="Companies">
      <form
        key={id}
        ref={ref}
        action="/companies"
        onChange={(event) => {
          const { form, type } = event.target as unknown as HTMLInputElement
          if (form && (type === 'select-one' || type === 'checkbox')) show(form)
        }}
        onSubmit={(event) => {
          event.preventDefault()
          show(event.currentTarget)
        }}
        className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-4 rounded-card border border-line bg-surface p-4 sm:grid-cols-[minmax(0,1fr)_auto_auto] lg:grid-cols-[2fr_1fr_1fr_auto]"
      >
        <TextField
          label="Company"
          name="q"
          type="search"
          defaultValue={view.q}
          maxLength={100}
          placeholder="Name or industry"
          enterKeyHint="search"
          className="max-sm:col-span-2"
        />
        <div className="order-last col-span-full gap-4 max-lg:hidden max-lg:noscript:grid lg:order-none lg:contents">
          <MainFields {...fields} onPlace={() => (ref.current ? show(ref.current) : undefined)} />
        </div>
        <Button type="submit" variant="primary" icon={<Search size={16} aria-hidden />}>
          Search<span className="sr-only"> companies</span>
        </Button>
        <div className="order-last col-span-full max-lg:hidden max-lg:noscript:block">
          <Disclosure summary="More filters and order" open={isMore}>
            <div className="grid items-end gap-4 pt-2 text-text sm:grid-cols-2 lg:grid-cols-5">
              <MoreFields {...fields} />
            </div>
          </Disclosure>
        </div>
        <div className="lg:hidden noscript:hidden">
          <Button
            icon={<SlidersHorizontal size={16} aria-hidden />}
            aria-haspopup="dialog"
            aria-expanded={open}
            onPointerEnter={() => void loadSheet().catch(() => undefined)}
            onClick={() => setOpen(true)}
          >
            {chosen > 0 ? `Filters (${chosen})` : 'Filters'}
          </Button>
        </div>
      </form>
      {open ? (
        <Suspense fallback={null}>
          <FilterSheet view={view} options={options} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </search>
  )
}

/**
 * The form of a view. A link to another view makes new fields, so that they show it; a choice in the fields retains
 * them, so that the focus stays. The form calls `onOwn` with the address that it leads to. `isMore`: whether the
 * further fields are open, which they remain during choices.
 */
function useFormOf(view: CompaniesView): { id: number; isMore: boolean; onOwn: (href: string) => void } {
  const href = companiesHref(view)
  const hasMore = inMore.some((name) => view[name] !== '')
  const [own, setOwn] = useState<string>()
  const [form, setForm] = useState({ id: 0, of: href, isMore: hasMore })
  if (form.of !== href) {
    const isOwn = own === href
    setForm({ id: isOwn ? form.id : form.id + 1, of: href, isMore: hasMore || (isOwn && form.isMore) })
  }
  return { ...form, onOwn: setOwn }
}
