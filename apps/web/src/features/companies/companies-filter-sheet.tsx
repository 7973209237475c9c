import { useNavigate } from 'react-router'
import { FilterFormSheet } from '../../ui/filter-form-sheet.tsx'
import { searchOfForm } from './companies-address.ts'
import { type CompanyFilterProps, MainFields, MoreFields } from './company-filter-fields.tsx'

/** The filters on a phone. */
export function CompaniesFilterSheet({ view, options, onClose }: CompanyFilterProps & { onClose: () => void }) {
  const navigate = useNavigate()
  return (
    <FilterFormSheet
      id="company-filters"
      things="companies"
      onClose={onClose}
      onShow={(form) => void navigate({ pathname: '/companies', search: searchOfForm(form) })}
    >
      <input type="hidden" name="q" value={view.q} />
      <MainFields view={view} options={options} />
      <MoreFields view={view} options={options} />
    </FilterFormSheet>
  )
}
