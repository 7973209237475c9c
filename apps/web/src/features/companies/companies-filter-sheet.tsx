import { companyList } from '@rise/contract/companies/list'
import { t } from '@rise/texts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../app/base/settings.tsx'
import { figuresQuery } from '../../app/lists/list-queries.ts'
import { ListSheet } from '../../app/lists/list-sheet.tsx'
import { companiesInWords } from './companies-in-words.ts'
import { type CompanyFilterProps, MainFields, MoreFields } from './company-filter-fields.tsx'

/** The filters on a phone: each choice updates the count on the button at the bottom, which shows the results. */
export function CompaniesFilterSheet({
  view,
  options,
  onClose,
}: Omit<CompanyFilterProps, 'counts'> & { onClose: () => void }) {
  const [draft, setDraft] = useState(view)
  const { data: counts, isError, isPlaceholderData } = useQuery(figuresQuery(useApi(), companyList, draft))
  const isKnown = counts && !isError && !isPlaceholderData
  const fields = { view: draft, options, counts }
  return (
    <ListSheet
      list={companyList}
      view={view}
      show={isKnown ? t('Show {companies}', { companies: companiesInWords(counts) }) : t('Show companies')}
      onChoose={setDraft}
      onClose={onClose}
    >
      <MainFields {...fields} onPlace={(place) => setDraft({ ...draft, place })} />
      <MoreFields {...fields} />
    </ListSheet>
  )
}
