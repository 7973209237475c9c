import type { PostKind } from '@rise/contract/feed/kinds'
import type { CurrentUser } from '@rise/contract/session/shapes'
import { t } from '@rise/texts'
import { Hand, PenLine, Trophy } from 'lucide-react'
import { Suspense } from 'react'
import { useHasDraft } from '../../app/forms/drafts/use-draft.ts'
import { useCurrentUser, useVerdict } from '../../app/session/use-session.tsx'
import { Button } from '../../ui/base/button.tsx'
import { Card } from '../../ui/base/card.tsx'
import { LogoMark } from '../../ui/base/logo-mark.tsx'
import { Avatar } from '../../ui/marks/avatar.tsx'
import { editorPart } from '../../ui/rich-text/load-editor.ts'
import { loadedPart, useLoadedPart } from '../../ui/states/loaded-part.ts'
import { PendingNotice } from '../session/index.ts'
import { EarlyComposer } from './early-composer.tsx'
import { isWritten, POST_DRAFT } from './post-draft.ts'
import { useWelcome } from './use-welcome.ts'

// The composer and its editor are loaded on demand, because most visits write nothing.
const composerPart = loadedPart(async () => {
  const [{ Composer }] = await Promise.all([import('./composer.tsx'), editorPart.load()])
  return Composer
})
/** Prefetches the form before the press that opens it. A failure is handled by that press. */
const expectComposer = () => void composerPart.load().catch(() => undefined)

interface Props {
  /** The kind of the post being written; undefined while the form is closed. */
  readonly kind: PostKind | undefined
  readonly onKind: (kind: PostKind | undefined) => void
  /** The initial text. */
  readonly begin?: string | undefined
}

/**
 * The card that opens the form for a post, or the form itself. Members without a confirmed email are asked to confirm
 * it first. Renders nothing for guests and admins.
 */
export function WritePost({ kind, onKind, begin }: Props) {
  const user = useCurrentUser()
  const isMember = user?.role === 'professional' || user?.role === 'employer'
  const { welcome } = useWelcome()
  const hasDraft = useHasDraft(POST_DRAFT, 'device', isWritten)
  const mayPost = useVerdict({ access: 'auth', confirmed: true }) === 'allowed'
  const Composer = useLoadedPart(composerPart, kind !== undefined)
  if (!user || !isMember) return null
  if (!mayPost) {
    return (
      <Suspense fallback={null}>
        <PendingNotice />
      </Suspense>
    )
  }
  if (kind === undefined) {
    return (
      <Card
        className="flex flex-wrap items-center gap-2 sm:p-4"
        onPointerEnter={expectComposer}
        onFocus={expectComposer}
      >
        <AuthorPicture user={user} />
        <Button
          icon={<PenLine size={16} aria-hidden className="text-brand" />}
          className="min-w-0 grow basis-[12rem] justify-start px-4"
          onClick={() => onKind('post')}
        >
          {hasDraft ? t('Continue your post') : t('Write a post')}
        </Button>
        {hasDraft ? null : (
          // The form itself offers these kinds, too; a phone needs the room for the first post.
          <div className="flex gap-1 max-sm:hidden">
            <Button
              variant="ghost"
              icon={<Hand size={16} aria-hidden />}
              className="grow px-3"
              onClick={() => onKind('hello')}
            >
              {t('Say hello')}
            </Button>
            <Button
              variant="ghost"
              icon={<Trophy size={16} aria-hidden />}
              className="grow px-3"
              onClick={() => onKind('win')}
            >
              {t('Share a win')}
            </Button>
          </div>
        )}
      </Card>
    )
  }
  const initialText = begin ?? ((kind === 'hello' && welcome?.hello) || '')
  if (!Composer) return <EarlyComposer kind={kind} hasText={hasDraft || initialText !== ''} />
  return <Composer kind={kind} begin={initialText} onClose={() => onKind(undefined)} />
}

/** The avatar (or company logo) of the member who is posting. */
function AuthorPicture({ user: { role, firstName, lastName, companyName, photo } }: { user: CurrentUser }) {
  return role === 'employer' ? (
    <LogoMark name={companyName ?? ''} logo={photo ?? undefined} />
  ) : (
    <Avatar name={`${firstName} ${lastName}`} photo={photo ?? undefined} />
  )
}
