import type { Story } from '@rise/contract/professionals/story/shapes'
import { t } from '@rise/texts'
import { Ellipsis, Pencil } from 'lucide-react'
import { useSession } from '../../../app/session/use-session.tsx'
import { ButtonLink } from '../../../ui/base/button.tsx'
import { IconButton } from '../../../ui/base/icon-button.tsx'
import { OnDemand } from '../../../ui/overlays/on-demand.tsx'
import { FollowButton, loadMemberMenu, MessageButton } from '../../connections/index.ts'
import type { StoryFile } from './story-slots.ts'

interface Props {
  readonly story: Story
  readonly own: boolean
  readonly url: string
  /** The public story as files; empty while there are no public files. */
  readonly files: readonly StoryFile[]
}

/**
 * The main actions on a story: edit for its owner, message and follow for others. The menu contains all other actions.
 */
export function StoryActions({ story, own, url, files }: Props) {
  const session = useSession()
  const isPending = session.status === 'member' && session.user.standing === 'pending'
  const member = { _id: story._id, role: 'professional' as const, name: story.name }
  return (
    <>
      {own ? (
        <ButtonLink variant="primary" to="/professional/edit" icon={<Pencil size={16} aria-hidden />}>
          {t('Edit story')}
        </ButtonLink>
      ) : (
        <>
          <MessageButton member={member} variant="primary" />
          <FollowButton member={member} />
        </>
      )}
      {/* A page that others can't find yet is neither shared nor downloaded. */}
      {own && isPending ? null : (
        <OnDemand
          popup="menu"
          load={loadMenu}
          overlay={{ story, own, url, files }}
          trigger={
            <IconButton
              label={t('More about {name}', { name: story.name })}
              tip="end"
              className="min-h-control min-w-control border border-control bg-surface"
            >
              <Ellipsis size={20} aria-hidden />
            </IconButton>
          }
        />
      )}
    </>
  )
}

async function loadMenu() {
  const [{ storyMenuWith }, MemberMenu] = await Promise.all([import('./story-menu.tsx'), loadMemberMenu()])
  return storyMenuWith(MemberMenu)
}
