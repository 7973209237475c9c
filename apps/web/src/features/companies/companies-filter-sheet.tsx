import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../app/base/settings.tsx'
import { useShowHref } from '../../app/page/view-change.ts'
import { FilterFormSheet } from '../../ui/overlays/filter-form-sheet.tsx'
import { companiesHref, searchOfForm, viewOfSearch } from './companies-address.ts'
import { companiesInWords } from './companies-in-words.ts'
import { type CompanyFilterProps, MainFields, MoreFields } from './company-filter-fields.tsx'
import { companyCountsQuery } from './queries.ts'

/** The filters on a phone: each choice updates the count on the button at the bottom, which shows the results. */
export function CompaniesFilterSheet({
  view,
  options,
  onClose,
}: Omit<CompanyFilterProps, 'counts'> & { onClose: () => void }) {
  const showHref = useShowHref()
  const [draft, setDraft] = useState(view)
  const { data: counts, isError, isPlaceholderData } = useQuery(companyCountsQuery(useApi(), draft))
  const known = counts && !isError && !isPlaceholderData
  const fields = { view: draft, options, counts }
  return (
    <FilterFormSheet
      id="company-filters"
      things={known ? companiesInWords(counts) : 'companies'}
      onChoose={(form) => setDraft(viewOfSearch(searchOfForm(form)))}
      onClose={onClose}
      onShow={(form) => showHref(companiesHref(viewOfSearch(searchOfForm(form))))}
    >
      <input type="hidden" name="q" value={view.q} />
      <MainFields {...fields} onPlace={(place) => setDraft({ ...draft, place })} />
      <MoreFields {...fields} />
    </FilterFormSheet>
  )
}
