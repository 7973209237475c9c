import { Search, SlidersHorizontal } from 'lucide-react'
import { type FormEvent, type ReactNode, useState } from 'react'
import { Button } from '../../../ui/base/button.tsx'
import { TextField } from '../../../ui/base/field.tsx'
import { Disclosure } from '../../../ui/layout/disclosure.tsx'
import { useWide } from '../../../ui/layout/use-wide.ts'
import { FilterFormSheet } from '../../../ui/overlays/filter-form-sheet.tsx'
import { viewOfForm } from './directory-address.ts'
import { CategoryField, type FieldsProps, MoreFields, PlaceField } from './directory-fields.tsx'
import { useShowView } from './use-show-view.ts'

const inMore = ['skill', 'country', 'hat', 'open', 'mentors', 'sort'] as const
const inSheet = ['category', 'place', ...inMore] as const

/** The search words and all filters: side by side, or on phones behind a button. */
export function DirectorySearch(props: FieldsProps) {
  const { view } = props
  const showView = useShowView()
  const [open, setOpen] = useState(false)
  const chosen = inSheet.filter((name) => view[name] !== '').length

  function show(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    showView(viewOfForm(event.currentTarget, view))
  }

  return (
    <search>
      <form
        // New fields for a new view, so that they show it after a link, too.
        key={JSON.stringify(view)}
        aria-label="Search professionals"
        onSubmit={show}
        onChange={(event) => {
          const field = event.target as unknown as HTMLInputElement
          if (field.type === 'select-one' || field.type === 'checkbox') {
            showView(viewOfForm(event.currentTarget, view))
          }
        }}
        className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-4 rounded-card border border-line bg-surface p-4 sm:grid-cols-[minmax(0,1fr)_auto_auto] lg:grid-cols-[2fr_1fr_1fr_auto]"
      >
        <TextField
          label="Search"
          name="q"
          type="search"
          defaultValue={view.q}
          maxLength={100}
          placeholder="Name, role or skill"
          enterKeyHint="search"
          className="max-sm:col-span-2"
        />
        <Wide>
          <PlaceField {...props} />
          <CategoryField {...props} />
        </Wide>
        <Button type="submit" variant="primary" icon={<Search size={16} aria-hidden />}>
          Search<span className="sr-only"> professionals</span>
        </Button>
        <Wide>
          <Disclosure
            summary="More filters and order"
            open={inMore.some((name) => view[name] !== '')}
            className="lg:col-span-4"
          >
            <div className="grid items-end gap-4 pt-2 text-text lg:grid-cols-4">
              <MoreFields {...props} />
            </div>
          </Disclosure>
        </Wide>
        <div className="lg:hidden">
          <Button
            icon={<SlidersHorizontal size={16} aria-hidden />}
            aria-haspopup="dialog"
            aria-expanded={open}
            onClick={() => setOpen(true)}
          >
            {chosen > 0 ? `Filters (${chosen})` : 'Filters'}
          </Button>
        </div>
      </form>
      {open ? <FilterSheet {...props} onClose={() => setOpen(false)} /> : null}
    </search>
  )
}

/** Fields that are in the sheet on narrow screens; there they must not be in the form, too. */
function Wide({ children }: { children: ReactNode }) {
  return useWide() ? children : null
}

function FilterSheet({ onClose, ...props }: FieldsProps & { onClose: () => void }) {
  const { view } = props
  const showView = useShowView()
  return (
    <FilterFormSheet
      id="directory-filters"
      things="professionals"
      onClose={onClose}
      onShow={(form) => showView(viewOfForm(form, view))}
    >
      <PlaceField {...props} />
      <CategoryField {...props} />
      <MoreFields {...props} />
    </FilterFormSheet>
  )
}
