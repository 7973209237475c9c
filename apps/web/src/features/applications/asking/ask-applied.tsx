import type { Job } from '@rise/contract/jobs/shapes'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useCurrentUser } from '../../../app/session/use-session.tsx'

const AppliedQuestion = lazy(async () => ({ default: (await import('./applied-question.tsx')).AppliedQuestion }))

interface Props {
  readonly job: Pick<Job, '_id' | 'title'>
  readonly className?: string
}

/** Asks a professional who returns from an employer's page whether they applied. Loaded on return. */
export function AskApplied({ job, className }: Props) {
  const isProfessional = useCurrentUser()?.role === 'professional'
  const [isBack, setIsBack] = useState(false)

  useEffect(() => {
    if (!isProfessional || isBack) return
    let hasLeft = false
    const leave = ({ target }: Event) => {
      if (target instanceof Element && target.closest('a[data-apply]')) hasLeft = true
    }
    const onReturn = () => {
      if (hasLeft && document.visibilityState === 'visible') setIsBack(true)
    }
    document.addEventListener('click', leave, true)
    document.addEventListener('auxclick', leave, true)
    document.addEventListener('visibilitychange', onReturn)
    window.addEventListener('focus', onReturn)
    return () => {
      document.removeEventListener('click', leave, true)
      document.removeEventListener('auxclick', leave, true)
      document.removeEventListener('visibilitychange', onReturn)
      window.removeEventListener('focus', onReturn)
    }
  }, [isProfessional, isBack])

  return isBack ? (
    <Suspense fallback={null}>
      <AppliedQuestion job={job} className={className} />
    </Suspense>
  ) : null
}
