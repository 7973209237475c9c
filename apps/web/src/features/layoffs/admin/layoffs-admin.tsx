import { msg, t } from '@rise/texts'
import { AdminFrame } from '../../../app/admin/admin-frame.tsx'
import { keepPrevious, queryOf } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { StateList } from '../../../app/lists/state-list.tsx'
import { AdminLayoffRow } from './admin-layoff-row.tsx'
import { ImportForm } from './import-form.tsx'

/** The page where admins find, publish, edit, link, hide, merge and import layoffs. */
export function LayoffsAdmin() {
  const api = useApi()
  return (
    <AdminFrame>
      <ImportForm />
      <StateList
        label={t('Layoffs')}
        failed={t('Couldn’t load the layoffs')}
        states={{ waiting: msg('Waiting for review'), public: msg('In the tracker'), hidden: msg('Hidden') }}
        searchLabel={t('Company')}
        queryOf={(query) => queryOf(api, 'GET /api/v1/admin/layoffs', { query }, keepPrevious)}
        nothing={(state) => (state === 'waiting' ? t('You’re all caught up.') : t('No layoffs found.'))}
      >
        {(layoffs) => (
          <ul className="flex flex-col gap-2">
            {layoffs.map((layoff) => (
              <AdminLayoffRow key={`${layoff._id} ${layoff.version}`} layoff={layoff} />
            ))}
          </ul>
        )}
      </StateList>
    </AdminFrame>
  )
}
