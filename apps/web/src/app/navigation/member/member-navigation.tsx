import { t } from '@rise/texts'
import { buttonClass } from '../../../ui/base/button-style.ts'
import { cx } from '../../../ui/base/class-names.ts'
import { Badge, CountBadge } from '../../../ui/marks/badge.tsx'
import { useFrameSlots } from '../../base/frame-slots.ts'
import type { FrameUser } from '../../session/last-user.ts'
import { useSessionStore } from '../../session/use-session.tsx'
import { BarLink, BottomLink } from '../bar-link.tsx'
import type { MemberEntries } from '../entry.ts'
import { AccountMenu } from './account-menu.tsx'
import { bottomLinks, type NavigationLink, navigationOf } from './navigation.ts'
import { Sidebar } from './sidebar.tsx'
import { unreadInWords } from './unread-in-words.ts'

interface Props {
  readonly user: FrameUser
  readonly entries: MemberEntries
}

/** The members' part of the top bar: their links (from tablets upwards), the bell, and the account. */
export function MemberBar({ user, entries }: Props) {
  const { Bell } = useFrameSlots()
  const links = navigationOf(user, entries)
  const main = new Set(bottomLinks(links))
  const account = links.filter(({ place }) => place === 'account')
  const bar = links.filter(({ place }) => place === 'bar')
  return (
    <>
      <nav aria-label={t('Main')} className="hidden h-full min-w-0 items-stretch sm:flex">
        {bar.map((link) => (
          <MemberBarLink key={link.label} link={link} main={main.has(link)} />
        ))}
      </nav>
      {account.length > 0 ? (
        <div className="flex items-center gap-3">
          {links.some(({ bell }) => bell) ? <Bell /> : null}
          <div className="hidden lg:block">
            <AccountMenu user={user} links={links} />
          </div>
          <div className="flex lg:hidden">
            <Sidebar user={user} links={links} />
          </div>
        </div>
      ) : null}
    </>
  )
}

/** A link in the bar, or the log-out button. Tablets have room only for the main links; their sidebar contains all. */
function MemberBarLink({ link, main }: { link: NavigationLink; main: boolean }) {
  const store = useSessionStore()
  const { to, label, beta, unread, also } = link
  if (to === undefined) {
    return (
      <button type="button" onClick={() => void store.signOut()} className={buttonClass('ghost', 'dense', 'my-auto')}>
        {label}
      </button>
    )
  }
  return (
    <BarLink to={to} also={also} className={cx('relative', !main && 'max-lg:hidden')}>
      {label}
      {beta ? <Badge tone="info">{t('beta')}</Badge> : null}
      {unread ? (
        // Placed over the corner, so that neighbouring links don't move when the number appears.
        <span className="absolute end-0 top-2 inline-flex">
          <CountBadge count={unread} label={unreadInWords(unread)} />
        </span>
      ) : null}
    </BarLink>
  )
}

/** The member's links in the phone's bottom bar, and the log-out button of admins. */
export function MemberBottomBar({ user, entries }: Props) {
  const store = useSessionStore()
  return (
    <nav aria-label={t('Main pages')} className="h-full">
      <ul className="flex h-full items-stretch">
        {bottomLinks(navigationOf(user, entries)).map(({ to, label, icon: Icon, unread, also }) =>
          to === undefined ? (
            <li key={label} className="flex grow basis-0">
              <button
                type="button"
                onClick={() => void store.signOut()}
                className="flex grow flex-col items-center justify-center gap-0.5 text-caption font-medium text-muted"
              >
                <Icon size={20} aria-hidden className="shrink-0" />
                {label}
              </button>
            </li>
          ) : (
            <BottomLink
              key={label}
              to={to}
              also={also}
              icon={
                <>
                  <Icon size={20} aria-hidden className="shrink-0" />
                  {unread ? (
                    <span className="absolute -top-1 left-3">
                      <CountBadge count={unread} label={unreadInWords(unread)} />
                    </span>
                  ) : null}
                </>
              }
            >
              {label}
            </BottomLink>
          ),
        )}
      </ul>
    </nav>
  )
}
