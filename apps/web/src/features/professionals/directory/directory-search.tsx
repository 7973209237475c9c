import { directoryList } from '@rise/contract/professionals/directory/list'
import { t } from '@rise/texts'
import { rich } from '@rise/texts/rich'
import { SearchField } from '../../../app/lists/list-form.tsx'
import { ListSheet } from '../../../app/lists/list-sheet.tsx'
import { SheetForm } from '../../../app/lists/sheet-form.tsx'
import { CategoryField, type FieldsProps, MoreFields, PlaceField } from './directory-fields.tsx'

/** The search words and all filters: side by side, or on phones behind a button. */
export function DirectorySearch(props: FieldsProps) {
  const { view } = props
  const main = (
    <>
      <PlaceField {...props} />
      <CategoryField {...props} />
    </>
  )
  return (
    <SheetForm
      list={directoryList}
      view={view}
      label={t('Professionals')}
      search={(hidden) => rich('Search<hidden> professionals</hidden>', { hidden })}
      searchField={<SearchField view={view} placeholder={t('Name, role or skill')} className="max-sm:col-span-2" />}
      main={() => main}
      mainNames={['place', 'category']}
      more={<MoreFields {...props} />}
      moreNames={['skill', 'country', 'hat', 'open', 'mentors', 'sort']}
      moreColumns="items-end lg:grid-cols-4"
      sheet={(close) => (
        <ListSheet list={directoryList} view={view} show={t('Show professionals')} onClose={close}>
          {main}
          <MoreFields {...props} />
        </ListSheet>
      )}
    />
  )
}
