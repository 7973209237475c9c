import type { Story } from '@rise/contract/professionals/story/shapes'
import { t } from '@rise/texts'
import { useQueryClient } from '@tanstack/react-query'
import { FileDown, MessageCircleQuestion, Share2 } from 'lucide-react'
import { type ComponentType, useState } from 'react'
import { useLocation } from 'react-router'
import { invalidate } from '../../../app/base/query.ts'
import { loginHref } from '../../../app/session/addresses.ts'
import { useSession } from '../../../app/session/use-session.tsx'
import { showToast } from '../../../ui/base/toast.ts'
import { shareAddress, shareWords } from '../../../ui/feedback/share-button.tsx'
import { Menu, MenuItem, MenuLink, MenuSeparator } from '../../../ui/overlays/menu.tsx'
import type { LoadedOverlayProps } from '../../../ui/overlays/on-demand.tsx'
import { addressesOf, type MemberMenuProps } from '../../connections/index.ts'
import { AskDialog } from './ask-dialog.tsx'
import type { StoryFile } from './story-slots.ts'

interface Props {
  readonly story: Story
  readonly own: boolean
  readonly url: string
  readonly files: readonly StoryFile[]
}

type MemberMenu = ComponentType<MemberMenuProps & LoadedOverlayProps>

/**
 * Returns the menu of a story: share, its files, mentoring if it is offered, and for members the member menu of its
 * owner.
 */
export function storyMenuWith(OfMember: MemberMenu): ComponentType<Props & LoadedOverlayProps> {
  return function StoryMenu({ story, own, url, files, ...summoned }) {
    const session = useSession()
    const queryClient = useQueryClient()
    const [isAsking, setIsAsking] = useState(false)
    const user = session.status === 'member' ? session.user : undefined
    const isMember = user?.role === 'professional' || user?.role === 'employer'
    const mayAsk = !own && story.mentoringTopics.length > 0
    const items = (
      <>
        <MenuItem icon={<Share2 size={16} aria-hidden />} onSelect={() => void share({ title: story.name, url })}>
          {t('Share')}
        </MenuItem>
        {files.map(({ label, to, download }) => (
          <MenuLink key={to} to={to} download={download} icon={<FileDown size={16} aria-hidden />}>
            {label}
          </MenuLink>
        ))}
        {mayAsk ? <MentoringItem isMember={isMember} isGuest={!user} onAsk={() => setIsAsking(true)} /> : null}
      </>
    )
    if (own || !isMember) return <Menu {...summoned}>{items}</Menu>
    return (
      <>
        <OfMember
          {...summoned}
          member={{ _id: story._id, role: 'professional', firstName: story.name, lastName: '', companyName: null }}
          follower={false}
          besideMessage
          above={
            <>
              {items}
              <MenuSeparator />
            </>
          }
          pictures={addressesOf(story.photo, story.cover)}
          onBlocked={() => void invalidate(queryClient, ['GET /api/v1/professionals/{slug}/story'])}
        />
        {mayAsk ? (
          <AskDialog
            story={story}
            pending={user.standing === 'pending'}
            email={user.email}
            open={isAsking}
            onOpenChange={setIsAsking}
          />
        ) : null}
      </>
    )
  }
}

interface MentoringItemProps {
  readonly isMember: boolean
  readonly isGuest: boolean
  readonly onAsk: () => void
}

/** Asks for mentoring: guests log in first; admins don't see it. */
function MentoringItem({ isMember, isGuest, onAsk }: MentoringItemProps) {
  const { pathname } = useLocation()
  const icon = <MessageCircleQuestion size={16} aria-hidden />
  if (isGuest) {
    return (
      <MenuLink to={loginHref(pathname)} icon={icon}>
        {t('Log in to ask for mentoring')}
      </MenuLink>
    )
  }
  return isMember ? (
    <MenuItem icon={icon} onSelect={onAsk}>
      {t('Ask for mentoring')}
    </MenuItem>
  ) : null
}

async function share(shared: { title: string; url: string }): Promise<void> {
  const outcome = await shareAddress(shared)
  if (outcome === 'idle') return
  showToast({ id: 'shared', kind: outcome === 'copied' ? 'success' : 'failure', title: t(shareWords[outcome]) })
}
