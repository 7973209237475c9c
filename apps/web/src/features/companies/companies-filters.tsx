import { Search, SlidersHorizontal } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { TextField } from '../../ui/field.tsx'
import { searchOfForm } from './companies-address.ts'
import { type CompanyFilterProps, MainFields, MoreFields } from './company-filter-fields.tsx'

const loadSheet = () => import('./companies-filter-sheet.tsx')
const FilterSheet = lazy(async () => ({ default: (await loadSheet()).CompaniesFilterSheet }))
const inMore = ['stage', 'size', 'teamSize', 'hiring', 'sort'] as const
const inSheet = ['place', 'industry', ...inMore] as const

/**
 * All that narrows the list: a plain GET form, which works without script; with it a choice counts at once. Where there is
 * no room for all of it, a sheet has what is not typed.
 */
export function CompaniesFilters({ view, options }: CompanyFilterProps) {
  const navigate = useNavigate()
  const [open, setOpen] = useState(false)
  const chosen = inSheet.filter((name) => view[name] !== '').length
  const show = (form: HTMLFormElement) => void navigate({ pathname: '/companies', search: searchOfForm(form) })
  return (
    <search aria-label="Companies">
      <form
        // New fields for a new view, so that they show it after a link, too.
        key={JSON.stringify(view)}
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
          placeholder="Name or what it does"
          enterKeyHint="search"
          className="max-sm:col-span-2"
        />
        <div className="order-last col-span-full gap-4 max-lg:hidden max-lg:noscript:grid lg:order-none lg:contents">
          <MainFields view={view} options={options} />
        </div>
        <Button type="submit" variant="primary" icon={<Search size={16} aria-hidden />}>
          Search<span className="sr-only"> companies</span>
        </Button>
        <div className="order-last col-span-full max-lg:hidden max-lg:noscript:block">
          <Disclosure summary="More filters and order" open={inMore.some((name) => view[name] !== '')}>
            <div className="grid items-end gap-4 pt-2 text-text sm:grid-cols-2 lg:grid-cols-5">
              <MoreFields view={view} options={options} />
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
