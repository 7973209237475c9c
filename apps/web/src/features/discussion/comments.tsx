import { t } from '@rise/texts'
import { useQuery } from '@tanstack/react-query'
import { MessageCircle } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { queryOf } from '../../app/base/query.ts'
import { useApi } from '../../app/base/settings.tsx'
import { Button } from '../../ui/base/button.tsx'
import { CommentsSkeleton } from './comments-skeleton.tsx'

interface Props {
  /** The id of the subject. */
  readonly id: string
  /** The subject as the object of a sentence, "this headline", for labels. */
  readonly what: string
  /** Set below an item of a list: only the number of comments is shown until they are opened. */
  readonly folded?: { readonly count: number }
}

/** The distance below the view at which the comments begin to load. */
const LOAD_MARGIN = '600px'

const CommentsSection = lazy(async () => ({ default: (await import('./comments-section.tsx')).CommentsSection }))

/** The comments on any subject, loaded when they come near the view or when the address names one. */
export function Comments({ id, what, folded }: Props) {
  const linkedComment = useLinked(id)
  const [isRequested, setRequested] = useState(false)
  const sectionRef = useRef<HTMLDivElement>(null)
  const isShown = isRequested || linkedComment !== undefined
  const isFolded = folded !== undefined
  useEffect(() => {
    if (isFolded || isShown || !sectionRef.current) return
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setRequested(true),
      {
        rootMargin: LOAD_MARGIN,
      },
    )
    observer.observe(sectionRef.current)
    return () => observer.disconnect()
  }, [isFolded, isShown])
  if (isFolded && !isShown) {
    return (
      <Button
        variant="ghost"
        size="dense"
        icon={<MessageCircle size={16} aria-hidden />}
        aria-expanded={false}
        aria-label={t(
          '{count, plural, =0 {Reply to {what}} one {Show # reply to {what}} other {Show # replies to {what}}}',
          {
            count: folded.count,
            what,
          },
        )}
        onClick={() => setRequested(true)}
      >
        {t('{count, plural, =0 {Reply} one {# reply} other {# replies}}', { count: folded.count })}
      </Button>
    )
  }
  return (
    <div ref={sectionRef} className={isFolded ? 'w-full min-w-0' : 'mt-12'}>
      {isShown ? (
        <Suspense fallback={<CommentsSkeleton isBelow={isFolded} />}>
          <CommentsSection id={id} what={what} isBelow={isFolded} linked={linkedComment} />
        </Suspense>
      ) : (
        <CommentsSkeleton isBelow={false} />
      )}
    </div>
  )
}

/** Returns the comment that the address names; undefined without one, or if it is about another subject. */
function useLinked(subjectId: string) {
  const { hash } = useLocation()
  const id = /^#comment-([0-9a-f-]{36})$/.exec(hash)?.[1]
  const { data } = useQuery({
    ...queryOf(useApi(), 'GET /api/v1/comments/{id}', { params: { id: id ?? '' } }),
    enabled: id !== undefined,
  })
  return data?.subjectId === subjectId ? { ...data, id: id ?? '' } : undefined
}
