import { companyList } from '@rise/contract/companies/list'
import { t } from '@rise/texts'
import { rich } from '@rise/texts/rich'
import { lazy } from 'react'
import { SearchField } from '../../app/lists/list-form.tsx'
import { SheetForm } from '../../app/lists/sheet-form.tsx'
import { type CompanyFilterProps, MainFields, MoreFields } from './company-filter-fields.tsx'

const loadSheet = () => import('./companies-filter-sheet.tsx')
const FilterSheet = lazy(async () => ({ default: (await loadSheet()).CompaniesFilterSheet }))

/** All filters of the list. */
export function CompaniesFilters({ view, options, counts }: CompanyFilterProps) {
  const fields = { view, options, counts }
  return (
    <SheetForm
      list={companyList}
      view={view}
      label={t('Companies')}
      search={(hidden) => rich('Search<hidden> companies</hidden>', { hidden })}
      searchField={
        <SearchField
          view={view}
          label={t('Company')}
          placeholder={t('Name or industry')}
          className="max-sm:col-span-2"
        />
      }
      main={(show) => <MainFields {...fields} onPlace={show} />}
      mainNames={['place', 'industry']}
      more={<MoreFields {...fields} />}
      moreNames={['stage', 'size', 'teamSize', 'hiring', 'answers', 'sort']}
      moreColumns="items-end sm:grid-cols-2 lg:grid-cols-5"
      sheet={(close) => <FilterSheet view={view} options={options} onClose={close} />}
      onNear={() => void loadSheet().catch(() => undefined)}
    />
  )
}
