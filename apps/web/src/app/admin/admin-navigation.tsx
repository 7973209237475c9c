import { hasPermission } from '@rise/contract/policy'
import { t } from '@rise/texts'
import { CurrentLink } from '../../ui/base/current-link.tsx'
import { showPresent } from '../../ui/layout/show-present.ts'
import { ADMIN } from '../session/addresses.ts'
import { principalOf, useSession } from '../session/use-session.tsx'
import { useAdminArea } from './admin-area.tsx'

/** The area's sidebar; on phones and tablets, a row above the page that scrolls sideways to the current page. */
export function AdminNavigation() {
  const { pages } = useAdminArea()
  const principal = principalOf(useSession())
  const openPages = pages.filter(({ permissions }) => permissions?.some((one) => hasPermission(principal, one)) ?? true)
  return (
    <nav aria-label={t('Admin area')} className="min-w-0">
      <ul
        ref={showPresent}
        className="flex gap-1 max-lg:-mx-gutter max-lg:overflow-x-auto max-lg:px-gutter max-lg:py-1 lg:sticky lg:top-24 lg:flex-col"
      >
        {openPages.map(({ path, title, icon: Icon }) =>
          Icon === undefined ? null : (
            <li key={path} className="shrink-0">
              <CurrentLink
                to={path === '' ? ADMIN : `${ADMIN}/${path}`}
                end={path === ''}
                className="flex min-h-dense items-center gap-2 rounded-control border-l-2 border-transparent px-3 text-small font-medium text-muted hover:bg-raised hover:text-text aria-[current=page]:border-brand aria-[current=page]:bg-raised aria-[current=page]:text-text"
              >
                <Icon size={16} aria-hidden />
                {t(title)}
              </CurrentLink>
            </li>
          ),
        )}
      </ul>
    </nav>
  )
}
