import { msg, t } from '@rise/texts'
import { useState } from 'react'
import { Anchor } from '../../../../ui/base/anchor.tsx'
import { CurrentLink } from '../../../../ui/base/current-link.tsx'
import { Avatar } from '../../../../ui/marks/avatar.tsx'
import { Badge, CountBadge } from '../../../../ui/marks/badge.tsx'
import type { LoadedOverlayProps } from '../../../../ui/overlays/on-demand.tsx'
import { Sheet } from '../../../../ui/overlays/sheet.tsx'
import type { FrameUser } from '../../../session/last-user.ts'
import { useCurrentUser, useSessionStore } from '../../../session/use-session.tsx'
import { memberName, type NavigationLink, profilePath } from '../navigation.ts'
import { unreadInWords } from '../unread-in-words.ts'
import type { AccountMenuProps } from './account-menu-items.tsx'

const row =
  'flex min-h-touch w-full items-center gap-3 rounded-control px-3 text-left text-body hover:bg-raised aria-[current=page]:bg-brand-soft aria-[current=page]:font-semibold aria-[current=page]:text-on-brand-soft'

const groups = { bar: msg('Pages'), explore: msg('Explore'), account: msg('Account') } as const

/**
 * The sidebar on phones and tablets (section 2 of the specification): the member's identity, all links of the role, and
 * the account's links.
 */
export function SidebarSheet({ user, links, trigger, defaultOpen }: AccountMenuProps & LoadedOverlayProps) {
  const [open, setOpen] = useState(defaultOpen)
  const name = memberName(user)
  const close = () => setOpen(false)
  const visibleLinks = links.filter(({ menuOnly }) => !menuOnly)
  return (
    <Sheet side="right" open={open} onOpenChange={setOpen} title={t('Menu')} trigger={trigger}>
      <Owner user={user} name={name} profile={profilePath(links)} onLeave={close} />
      {(['bar', 'explore', 'account'] as const).map((place) => (
        <nav key={place} aria-label={t(groups[place])} className="mt-4 border-t border-line pt-4">
          <ul className="flex flex-col gap-1">
            {visibleLinks
              .filter((link) => link.place === place)
              .map((link) => (
                <li key={link.label}>
                  <SidebarLink link={link} onLeave={close} />
                </li>
              ))}
          </ul>
        </nav>
      ))}
    </Sheet>
  )
}

interface OwnerProps {
  readonly user: FrameUser
  readonly name: string
  /** The address of the member's own page, if there is one. */
  readonly profile: string | undefined
  readonly onLeave: () => void
}

function Owner({ user, name, profile, onLeave }: OwnerProps) {
  const email = useCurrentUser()?.email
  const content = (
    <>
      <Avatar name={name} photo={user.photo ?? undefined} size={48} />
      <span className="min-w-0">
        <span className="block truncate text-lead font-semibold">{name}</span>
        <span className="block truncate text-small text-muted">{email}</span>
      </span>
    </>
  )
  const identityClass = 'flex min-w-0 items-center gap-3 rounded-control'
  return profile ? (
    <Anchor to={profile} onClick={onLeave} className={identityClass}>
      {content}
    </Anchor>
  ) : (
    <div className={identityClass}>{content}</div>
  )
}

function SidebarLink({ link, onLeave }: { link: NavigationLink; onLeave: () => void }) {
  const store = useSessionStore()
  const { to, label, icon: Icon, beta, unread } = link
  const content = (
    <>
      <Icon size={20} aria-hidden className="shrink-0" />
      <span className="min-w-0 truncate">{label}</span>
      {beta ? <Badge tone="info">{t('beta')}</Badge> : null}
      {unread === undefined ? null : <CountBadge count={unread} label={unreadInWords(unread)} />}
    </>
  )
  if (to === undefined) {
    return (
      <button type="button" className={row} onClick={() => void store.signOut()}>
        {content}
      </button>
    )
  }
  return (
    <CurrentLink to={to} onClick={onLeave} className={row}>
      {content}
    </CurrentLink>
  )
}
