import { useNavigate } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { searchOfForm } from './companies-address.ts'
import { type CompanyFilterProps, MainFields, MoreFields } from './company-filter-fields.tsx'

/** The filters on a phone: they count when they are shown. */
export function CompaniesFilterSheet({ view, options, onClose }: CompanyFilterProps & { onClose: () => void }) {
  const navigate = useNavigate()
  return (
    <Sheet
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title="Filters"
      side="bottom"
      footer={
        <Button type="submit" form="company-filters" variant="primary" className="w-full">
          Show companies
        </Button>
      }
    >
      <form
        id="company-filters"
        aria-label="Filters"
        onSubmit={(event) => {
          event.preventDefault()
          const search = searchOfForm(event.currentTarget)
          onClose()
          void navigate({ pathname: '/companies', search })
        }}
        className="grid items-end gap-4 sm:grid-cols-2"
      >
        <input type="hidden" name="q" value={view.q} />
        <MainFields view={view} options={options} />
        <MoreFields view={view} options={options} />
      </form>
    </Sheet>
  )
}
