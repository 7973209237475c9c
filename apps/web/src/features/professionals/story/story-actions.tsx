import type { Story } from '@rise/contract/professionals/story/shapes'
import { useQueryClient } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { invalidate } from '../../../app/base/query.ts'
import { useSession } from '../../../app/session/use-session.tsx'
import { ButtonLink } from '../../../ui/base/button.tsx'
import { ShareButton } from '../../../ui/feedback/share-button.tsx'
import { addressesOf, FollowButton, MemberMenu, MessageButton } from '../../connections/index.ts'
import { AskMentor } from './ask-mentor.tsx'

/**
 * The actions on a story: edit for its owner; follow, and ask for mentoring where offered, for others; share for
 * everyone once others can find it. Members can mute and block its owner.
 */
export function StoryActions({ story, own, url }: { story: Story; own: boolean; url: string }) {
  const session = useSession()
  const queryClient = useQueryClient()
  const isPending = session.status === 'member' && session.user.standing === 'pending'
  return (
    <>
      {own ? (
        <ButtonLink variant="primary" to="/professional/edit" icon={<Pencil size={16} aria-hidden />}>
          Edit story
        </ButtonLink>
      ) : (
        <FollowButton member={{ _id: story._id, role: 'professional', name: story.name }} />
      )}
      {own ? null : <MessageButton member={{ _id: story._id, role: 'professional', name: story.name }} />}
      {own ? null : (
        <MemberMenu
          member={{ _id: story._id, role: 'professional', firstName: story.name, lastName: '', companyName: null }}
          follower={false}
          pictures={addressesOf(story.photo, story.cover)}
          onBlocked={() => void invalidate(queryClient, ['GET /api/v1/professionals/{slug}/story'])}
        />
      )}
      {own && isPending ? null : <ShareButton title={story.name} url={url} />}
      {!own && story.mentoringTopics.length > 0 ? <AskMentor story={story} session={session} /> : null}
    </>
  )
}
